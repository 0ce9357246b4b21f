import type { Translated } from '../../words/index.svelte.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  walk: {
    title: 'Mászkálás és támadás',
    done: 'Tudsz mászkálni, támadni és nyerni. A következő: hogyan lesz az ökölből tank.',
    steps: {
      walk: {
        title: 'Az ököl egy mezőt mászkál',
        text: 'Tiéd a zöld gnorfok csapata. A c4-en álló lila pnorf szundít: állj mellé. A mászkálás egybe kerül a hat villámodból.',
        act: 'Koppints az ökölre, aztán a világos mezőre.',
      },
      end: {
        title: 'Körönként egy akció',
        text: 'Az ökled mászkált, ez volt az akciód. Most a pnorfok jönnek.',
        act: 'Fejezd be a kört.',
      },
      attack: {
        title: 'Most üsd meg',
        text: 'Az ököl egy mezőre üt. Ez is egy villámba kerül. Akit eltalálnak, és nem védekezik, az lekerül a pályáról.',
        act: 'Koppints az ökölre, aztán a pnorfra.',
      },
      again: {
        title: 'Egy már nincs',
        text: 'Az utolsó pnorf közeledik. Hadd jöjjön.',
        act: 'Fejezd be a kört.',
      },
      straight: {
        title: 'Mindig egyenesen',
        text: 'A d4-en álló pnorf átlósan van: sarkon túlra senki sem mászkálhat vagy üthet. Állj alá.',
        act: 'Menj a világos mezőre.',
      },
      cost: {
        title: 'Villám mindkét körre',
        text: 'A megtartott villámokkal védekezhetsz, amikor a másik oldal jön. Akció nélkül is egy villámba kerül a kör.',
        act: 'Fejezd be a kört.',
      },
      win: {
        title: 'Az utolsó',
        text: 'Akinek nem marad lénye, az veszített.',
        act: 'Üsd meg az utolsó pnorfot.',
      },
    },
  },
  morf: {
    title: 'Morfolás és pajzs',
    done: 'Tudsz morfolni, tudod, mire jó a pajzs, és vissza is ütöttél.',
    steps: {
      morf: {
        title: 'Senki sem marad az, ami',
        text: 'Tegyél egy lapot az egyik lényedre, és felveszi azt az alakot. Ez a morfolás, és egy villámba kerül.',
        act: 'Koppints a tankra, aztán a b2-n álló ökölre.',
      },
      walk: {
        title: 'Előbb morfolás, aztán mászkálás',
        text: 'Az éppen morfolt lény még mászkálhat, de ebben a körben nem támadhat. A tank négy mezőt is mehet.',
        act: 'Menj a világos mezőre.',
      },
      end: {
        title: 'Fent a pajzsod',
        text: 'A lap kis jelei mutatják, ki nem találhatja el. A tankot egyetlen ököl sem.',
        act: 'Fejezd be a kört.',
      },
      far: {
        title: 'A tank messzire lő',
        text: 'Egyenesen öt mezőre is eltalál, ha senki sem áll közben.',
        act: 'Lődd meg a b5-ön álló pnorfot.',
      },
      wait: {
        title: 'Mindjárt ütnek',
        text: 'A d3-on álló pnorf az ökled mellett van. Van még villámod és lapod: védekezhetsz.',
        act: 'Fejezd be a kört.',
      },
      shield: {
        title: 'Megtámadtak!',
        text: 'Morfold az ökledet olyasmivé, amit az ököl nem talál el. A bontógolyónak van ilyen pajzsa.',
        act: 'Morfold bontógolyóvá.',
      },
      strike: {
        title: 'Most te jössz',
        text: 'Aki kivédte a támadást, azonnal visszaüthet. Csak ilyenkor támadhat egy lény rögtön a morfolás után.',
        act: 'Üss vissza.',
      },
    },
  },
  duel: {
    title: 'Csata, energia, különleges lények',
    done: 'Ennyi az UWO. A többi ott van a szabálykönyvben, ha kell.',
    steps: {
      miss: {
        title: 'A „Nemtalált!” ingyen van',
        text: 'Megtámadtak. Egy „Nemtalált!” lappal egyetlen támadás kudarcot vall, és nem kerül villámba.',
        act: 'Hajolj le!',
      },
      strike: {
        title: 'Oda-vissza: a csata',
        text: 'Visszaütsz, ők is lehajolhatnak és újra üthetnek. Akkor van vége, ha valaki abbahagyja vagy lekerül.',
        act: 'Üss vissza.',
      },
      ride: {
        title: 'A lovas átgázol',
        text: 'A lovas három mezőt is megy, sarkon túl és ellenfeleken át. Akin átgázol, az ki van ütve, és nem üt meg senkit.',
        act: 'Koppints a lovasra, menj c3-on át c4-re, aztán lovagolj.',
      },
      end: {
        title: 'Kiütve',
        text: 'A c3-on álló pnorf csillagokat lát. A következő köre támadás nélkül múlik el.',
        act: 'Fejezd be a kört.',
      },
      dynamite: {
        title: 'A dinamit gyors',
        text: 'Csak a dinamit támadhat már abban a körben, amelyikben morfoltad.',
        act: 'Koppints a dinamitra, aztán az ökölre.',
      },
      blast: {
        title: 'Három, kettő, egy …',
        text: 'Mindenkit magával visz a nyolc szomszédos mezőről, a barátokat is, és önmagát is.',
        act: 'Koppints a c2-n álló dinamitra, aztán a piros gombra.',
      },
      burn: {
        title: 'Az utolsó villám',
        text: 'Ha mindkét félnek elfogyott, mindketten újra hatot kaptok, és az kezd, akinek előbb fogyott el. A pnorfoknak is csak egy maradt.',
        act: 'Használd el az utolsó villámodat.',
      },
      shoot: {
        title: 'Újra hat villám',
        text: 'A rakétavető öt mezőre lő, három villámba kerül, és minden lövés után ki van ütve. Egy pnorf maradt.',
        act: 'Lődd meg az e5-ön álló pnorfot.',
      },
    },
  },
};
