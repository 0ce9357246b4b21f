import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: {
    title: 'Loufe und aagriffe',
    done: 'Du chasch loufe, aagriffe und gwinne. Aus Nächschts: Wie us ere Fuscht e Panzer wird.',
    steps: {
      walk: {
        title: 'E Fuscht louft eis Fäud',
        text: 'Du schpilsch di grüene Gnorfe. Dr violett Pnorf uf c4 döset: Schteu di näb ihn. Loufe choschtet eine vo dine sächs Blitze.',
        act: 'Tipp uf dini Fuscht, de uf ds häue Fäud.',
      },
      end: {
        title: 'Ei Aktion pro Zug',
        text: 'Dini Fuscht isch gloffe, das isch di Aktion gsi. Jitz si d’Pnorfe dra.',
        act: 'Mach di Zug fertig.',
      },
      attack: {
        title: 'Jitz triff ne',
        text: 'E Fuscht trifft eis Fäud wit. Ou das choschtet e Blitz. Wär troffe wird und sech nid wehrt, isch furt.',
        act: 'Tipp uf dini Fuscht, de uf e Pnorf.',
      },
      again: {
        title: 'Eine isch furt',
        text: 'Dr letscht Pnorf chunnt nächer. La ne la cho.',
        act: 'Mach di Zug fertig.',
      },
      straight: {
        title: 'Gäng gradus',
        text: 'Dr Pnorf uf d4 steit schreg: Um en Egge cha niemer loufe oder träffe. Schteu di under ihn.',
        act: 'Louf uf ds häue Fäud.',
      },
      cost: {
        title: 'Blitze für beidi Züg',
        text: 'Mit de Blitze, wo du bhautisch, chasch di wehre, we di andere dra si. E Zug ohni Aktion choschtet glich e Blitz.',
        act: 'Mach di Zug fertig.',
      },
      win: {
        title: 'Dr letscht',
        text: 'Wär kes Wäse meh het, het verlore.',
        act: 'Triff dr letscht Pnorf.',
      },
    },
  },
  morf: {
    title: 'Morfe und Schiude',
    done: 'Du chasch morfe, du weisch, für was e Schiud guet isch, und du hesch zrüggschlage.',
    steps: {
      morf: {
        title: 'Niemer blibt, was er isch',
        text: 'Schpil e Charte uf eis vo dine Wäse, und es überchunnt die Form. Das heisst morfe und choschtet e Blitz.',
        act: 'Tipp uf e Panzer, de uf dini Fuscht uf b2.',
      },
      walk: {
        title: 'Zersch morfe, de loufe',
        text: 'Es Wäse, wo grad gmorft worde isch, darf no loufe, aber i däm Zug nid aagriffe. E Panzer louft bis vier Fäuder.',
        act: 'Louf uf ds häue Fäud.',
      },
      end: {
        title: 'Di Schiud isch obe',
        text: 'Di chline Zeiche uf ere Charte zeige, wär se nid cha träffe. E Panzer trifft kei Fuscht.',
        act: 'Mach di Zug fertig.',
      },
      far: {
        title: 'E Panzer schiesst wit',
        text: 'Är trifft gradus bis füf Fäuder wit, we niemer derzwüsche steit.',
        act: 'Triff dr Pnorf uf b5.',
      },
      wait: {
        title: 'Jitz de schlö si zue',
        text: 'Dr Pnorf uf d3 steit näb dire Fuscht. Du hesch no Blitze und Charte: Du chasch di wehre.',
        act: 'Mach di Zug fertig.',
      },
      shield: {
        title: 'Du wirsch aagriffe!',
        text: 'Morf dini Fuscht i öppis, wo kei Fuscht cha träffe. D’Abrissbire het so ne Schiud.',
        act: 'Morf i d’Abrissbire.',
      },
      strike: {
        title: 'Jitz du',
        text: 'Wär sech gwehrt het, darf sofort zrüggschla. Nume hie darf es Wäse grad nach em Morfe aagriffe.',
        act: 'Schla zrügg.',
      },
    },
  },
  duel: {
    title: 'Duell, Energie, bsundrigi Wäse',
    done: 'Das isch ds ganze UWO. Dr Räscht het ds Regubuech, we ne bruchsch.',
    steps: {
      miss: {
        title: 'E Dernäbe-Charte choschtet nüt',
        text: 'Du wirsch aagriffe. Mit ere Dernäbe-Charte geit eine Aagriff dernäbe, und si choschtet kei Blitz.',
        act: 'Duck di!',
      },
      strike: {
        title: 'Hin und här: ds Duell',
        text: 'Du schlasch zrügg, di andere dörfe sech ducke und wider zueschla. Es isch fertig, we öpper ufhört oder faut.',
        act: 'Schla zrügg.',
      },
      ride: {
        title: 'Dr Riter tramplet',
        text: 'E Riter louft bis drü Fäuder, um Egge und über Gägner. Über wän är ritet, dä isch k. o. und trifft niemer.',
        act: 'Tipp uf e Riter, rit über c3 uf c4, de uf Rite.',
      },
      end: {
        title: 'K. o.',
        text: 'Dr Pnorf uf c3 gseht Schtärne. Si nächscht Zug geit ohni Aagriff verbi.',
        act: 'Mach di Zug fertig.',
      },
      dynamite: {
        title: 'Dynamit isch schnäu',
        text: 'Nume ds Dynamit darf scho i däm Zug aagriffe, wo’s gmorft worde isch.',
        act: 'Tipp uf ds Dynamit, de uf dini Fuscht.',
      },
      blast: {
        title: 'Drü, zwöi, eis …',
        text: 'Es nimmt aui uf de acht Fäuder drumume mit, ou Fründe, und sich säuber.',
        act: 'Tipp uf ds Dynamit uf c2, de uf e rot Chnopf.',
      },
      burn: {
        title: 'Dr letscht Blitz',
        text: 'We beidi kener Blitze meh hei, überchöme beidi wider sächs, und wär zersch kener meh gha het, faht aa. Ou d’Pnorfe hei nume no eine.',
        act: 'Verbruch di letscht Blitz.',
      },
      shoot: {
        title: 'Wider sächs Blitze',
        text: 'D’Bazooka geit füf Fäuder wit, choschtet drei Blitze und isch nach jedem Schuss k. o. Ei Pnorf isch no da.',
        act: 'Schiess uf e Pnorf uf e5.',
      },
    },
  },
};
