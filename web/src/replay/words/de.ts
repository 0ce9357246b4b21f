import type { FairWords } from '../fair-words.ts';

export const words: FairWords = {
  check: 'Mischen prüfen',
  holds: 'Diese Aufzeichnung stimmt',
  broken: 'Diese Aufzeichnung stimmt nicht',
  steps: [
    {
      title: 'Ein Geheimnis kommt in eine Kiste',
      text: 'Vor dem Spiel mischt der Geber mit einer geheimen Zahl, legt sie in eine Kiste und versiegelt sie. Alle sehen das Siegel, niemand die Zahl.',
    },
    {
      title: 'Alle rühren mit',
      text: 'Dann wirft jede Person eine eigene Zahl dazu. So kann niemand die Karten vorher kennen, auch der Geber nicht.',
    },
    {
      title: 'Die Kiste geht auf',
      text: 'Nach dem Spiel geht die Kiste auf. Mit allen Zahlen kann jeder noch einmal austeilen und muss dieselben Karten bekommen. Diese Seite hat es gerade getan.',
    },
  ],
  byHand: 'Zum Nachrechnen von Hand',
  claims: {
    deal: {
      holds:
        'Die Karten folgen aus dem Geheimnis, den Beiträgen aller Seiten, den Optionen und den Regeln.',
      open: 'Das Mischen liess sich nicht prüfen.',
    },
    commitment: {
      holds: 'Das Geheimnis ist das, das dieses Gerät vor dem Spiel versiegelt gesehen hat.',
      open: 'Nicht bewiesen: dass das Geheimnis vor dem Spiel versiegelt war. Dieses Gerät hat nichts davon behalten.',
    },
    contribution: {
      holds: 'Was dieses Gerät beigetragen hat, steckt im Mischen.',
      open: 'Nicht bewiesen: dass dein eigener Beitrag im Mischen steckt. Dieses Gerät hat nichts davon behalten.',
    },
    play: {
      holds: 'Jeder Zug war in seinem Moment erlaubt, bis zum Ende.',
      open: 'Die Züge liessen sich nicht prüfen.',
    },
    told: {
      holds: 'Namen, Züge und Ergebnis sind so, wie dieses Gerät sie im Spiel erfahren hat.',
      open: 'Nicht bewiesen: Namen, Züge und Ergebnis. Dieses Gerät hat nichts zum Vergleichen behalten.',
    },
  },
  faults: {
    spelling: 'Der Text wurde von Hand geändert.',
    position: 'Das Spiel beginnt mit einer gestellten Lage: Es wurde nicht gemischt.',
    dealer: 'Die Aufzeichnung sagt nicht, wer gegeben hat.',
    device: 'Gemischt hat das Gerät, auf dem gespielt wurde: Niemand sonst kann dafür bürgen.',
    noDeal: 'Geheimnis, Siegel oder Beiträge fehlen: Das Mischen lässt sich nicht prüfen.',
    secret: 'Das Geheimnis ist nicht das, das vor dem Spiel versiegelt wurde.',
    count: 'Es sind nicht so viele Beiträge wie Plätze.',
    hash: 'Ein Beitrag ist nicht der, der vor dem Start versiegelt wurde, an Platz',
    given: 'Ein Beitrag steht am Platz eines Bots oder ist kein Text.',
    seed: 'Das Mischen folgt nicht aus Geheimnis, Beiträgen, Optionen und Regeln.',
    start: 'Das Spiel lässt sich nicht noch einmal geben',
    commitment: 'Das Siegel ist nicht das, das dieses Gerät vor dem Spiel gesehen hat.',
    contribution: 'Was dieses Gerät beigetragen hat, steckt nicht im Mischen.',
    refused: 'Ein Zug ist nicht erlaubt',
    takenBack:
      'Ein Zug wurde zurückgenommen, nachdem jemand dadurch eine verdeckte Karte gesehen hatte',
    unfinished: 'Das Spiel ist nicht zu Ende.',
    end: 'Die Aufzeichnung nennt ein anderes Ende, als die Züge ergeben.',
    altered:
      'Der Tisch hat diesem Gerät zwei verschiedene Fassungen dieses Spiels erzählt: erst eine, später eine andere. Verlass dich nicht auf diese Aufzeichnung.',
    told: 'Namen, Züge oder Ergebnis sind nicht, was dieses Gerät im Spiel erfahren hat.',
  },
};
