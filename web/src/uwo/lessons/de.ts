import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: {
    title: 'Laufen und angreifen',
    done: 'Du kannst laufen, angreifen und gewinnen. Als Nächstes: Wie aus einer Faust ein Panzer wird.',
    steps: {
      walk: {
        title: 'Eine Faust läuft ein Feld',
        text: 'Du spielst die grünen Gnorfen. Der violette Pnorf auf c4 döst: Stell dich neben ihn. Laufen kostet einen deiner sechs Blitze.',
        act: 'Tipp auf deine Faust, dann auf das helle Feld.',
      },
      end: {
        title: 'Eine Aktion pro Zug',
        text: 'Deine Faust ist gelaufen, das war deine Aktion. Jetzt sind die Pnorfen dran.',
        act: 'Beende deinen Zug.',
      },
      attack: {
        title: 'Jetzt triff ihn',
        text: 'Eine Faust trifft ein Feld weit. Auch das kostet einen Blitz. Wer getroffen wird und sich nicht wehrt, ist weg.',
        act: 'Tipp auf deine Faust, dann auf den Pnorf.',
      },
      again: {
        title: 'Einer ist weg',
        text: 'Der letzte Pnorf kommt näher. Lass ihn kommen.',
        act: 'Beende deinen Zug.',
      },
      straight: {
        title: 'Immer geradeaus',
        text: 'Der Pnorf auf d4 steht schräg: Um die Ecke kann niemand laufen oder treffen. Stell dich unter ihn.',
        act: 'Lauf auf das helle Feld.',
      },
      cost: {
        title: 'Blitze für beide Züge',
        text: 'Mit den Blitzen, die du behältst, kannst du dich wehren, wenn die anderen dran sind. Ein Zug ohne Aktion kostet trotzdem einen Blitz.',
        act: 'Beende deinen Zug.',
      },
      win: {
        title: 'Der letzte',
        text: 'Wer kein Wesen mehr hat, hat verloren.',
        act: 'Triff den letzten Pnorf.',
      },
    },
  },
  morf: {
    title: 'Morfen und Schilde',
    done: 'Du kannst morfen, du weißt, wozu ein Schild gut ist, und du hast zurückgeschlagen.',
    steps: {
      morf: {
        title: 'Niemand bleibt, was er ist',
        text: 'Spiel eine Karte auf eines deiner Wesen, und es bekommt diese Gestalt. Das heißt morfen und kostet einen Blitz.',
        act: 'Tipp auf den Panzer, dann auf deine Faust auf b2.',
      },
      walk: {
        title: 'Erst morfen, dann laufen',
        text: 'Ein eben gemorftes Wesen darf noch laufen, aber in diesem Zug nicht angreifen. Ein Panzer läuft bis zu vier Felder.',
        act: 'Lauf auf das helle Feld.',
      },
      end: {
        title: 'Dein Schild ist oben',
        text: 'Die kleinen Zeichen auf einer Karte zeigen, wer sie nicht treffen kann. Einen Panzer trifft keine Faust.',
        act: 'Beende deinen Zug.',
      },
      far: {
        title: 'Ein Panzer schießt weit',
        text: 'Er trifft geradeaus bis fünf Felder weit, wenn niemand dazwischensteht.',
        act: 'Triff den Pnorf auf b5.',
      },
      wait: {
        title: 'Gleich schlagen sie zu',
        text: 'Der Pnorf auf d3 steht neben deiner Faust. Du hast noch Blitze und Karten: Du kannst dich wehren.',
        act: 'Beende deinen Zug.',
      },
      shield: {
        title: 'Du wirst angegriffen!',
        text: 'Morf deine Faust in etwas, das keine Faust treffen kann. Die Abrissbirne hat so einen Schild.',
        act: 'Morf in die Abrissbirne.',
      },
      strike: {
        title: 'Jetzt du',
        text: 'Wer sich gewehrt hat, darf sofort zurückschlagen. Nur hier darf ein Wesen gleich nach dem Morfen angreifen.',
        act: 'Schlag zurück.',
      },
    },
  },
  duel: {
    title: 'Duell, Energie, besondere Wesen',
    done: 'Das ist ganz UWO. Den Rest hat das Regelbuch, wenn du ihn brauchst.',
    steps: {
      miss: {
        title: 'Eine Daneben-Karte kostet nichts',
        text: 'Du wirst angegriffen. Mit einer Daneben-Karte misslingt ein einzelner Angriff, und sie kostet keinen Blitz.',
        act: 'Duck dich!',
      },
      strike: {
        title: 'Hin und her: das Duell',
        text: 'Du schlägst zurück, die anderen dürfen sich ducken und wieder zuschlagen. Es endet, wenn jemand aufhört oder fällt.',
        act: 'Schlag zurück.',
      },
      ride: {
        title: 'Der Reiter trampelt',
        text: 'Ein Reiter läuft bis zu drei Felder, um Ecken und über Gegner. Wen er überreitet, der ist k. o. und trifft niemanden.',
        act: 'Tipp auf den Reiter, reite über c3 nach c4, dann auf Reiten.',
      },
      end: {
        title: 'K. o.',
        text: 'Der Pnorf auf c3 sieht Sterne. Sein nächster Zug vergeht ohne Angriff.',
        act: 'Beende deinen Zug.',
      },
      dynamite: {
        title: 'Dynamit darf sofort',
        text: 'Nur das Dynamit darf schon in dem Zug angreifen, in dem es gemorft wurde.',
        act: 'Tipp auf das Dynamit, dann auf deine Faust.',
      },
      blast: {
        title: 'Drei, zwei, eins …',
        text: 'Es nimmt alle auf den acht Feldern ringsum mit, auch Freunde, und sich selbst.',
        act: 'Tipp auf das Dynamit auf c2, dann auf den roten Knopf.',
      },
      burn: {
        title: 'Der letzte Blitz',
        text: 'Haben beide keine Blitze mehr, bekommen beide wieder sechs, und wer zuerst keine mehr hatte, beginnt. Auch die Pnorfen haben nur noch einen.',
        act: 'Verbrauch deinen letzten Blitz.',
      },
      shoot: {
        title: 'Wieder sechs Blitze',
        text: 'Die Bazooka reicht fünf Felder weit, kostet drei Blitze und ist nach jedem Schuss k. o. Ein Pnorf ist noch da.',
        act: 'Schieß auf den Pnorf auf e5.',
      },
    },
  },
};
