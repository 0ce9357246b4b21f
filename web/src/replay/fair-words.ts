import type { Language } from '@tischlein/rules';
import type { Claim, FaultCode } from '@tischlein/table';

/** What the check of a deal says, in each language. A fault may be followed by its detail, which is notation. */
export interface FairWords {
  /** The button, before anything was checked. */
  readonly check: string;
  readonly holds: string;
  readonly broken: string;
  readonly claims: { readonly [claim in Claim]: { readonly holds: string; readonly open: string } };
  readonly faults: { readonly [code in FaultCode]: string };
}

export const FAIR_WORDS: { readonly [language in Language]: FairWords } = {
  en: {
    check: 'Check the deal',
    holds: 'This record holds',
    broken: 'This record does not hold',
    claims: {
      deal: {
        holds: 'The cards follow from the secret, what each page gave, the options and the rules.',
        open: 'The deal could not be checked.',
      },
      commitment: {
        holds: 'The secret is the one this device saw sealed before the game.',
        open: 'Not proved: that the secret was sealed before the game. This device kept nothing of it.',
      },
      contribution: {
        holds: 'What this device gave is in the deal.',
        open: 'Not proved: that your own part is in the deal. This device kept nothing of it.',
      },
      play: {
        holds: 'Every move was legal at its moment, to the end.',
        open: 'The moves could not be checked.',
      },
      told: {
        holds: 'Names, moves and result are as this device was told during the game.',
        open: 'Not proved: names, moves and result. This device kept nothing to compare.',
      },
    },
    faults: {
      spelling: 'The text was changed by hand.',
      position: 'The game starts from a set-up position: there was no deal.',
      dealer: 'The record does not say who dealt.',
      device:
        'The cards were dealt by the device the game was played on: nobody else can vouch for them.',
      noDeal: 'Secret, seal or contributions are missing: the deal can’t be checked.',
      secret: 'The secret is not the one that was sealed before the game.',
      count: 'There are not as many contributions as seats.',
      hash: 'A person’s part was not the one they had sealed before the start, at seat',
      given: 'A contribution stands at a bot’s seat, or is no text.',
      seed: 'The deal is not made of the secret, the contributions, the options and the rules.',
      start: 'The game can’t be dealt again',
      commitment: 'The seal is not the one this device saw before the game.',
      contribution: 'What this device gave is not in the deal.',
      refused: 'A move is not legal',
      takenBack: 'A move was taken back after somebody had seen a hidden card by it',
      unfinished: 'The game is not finished.',
      end: 'The record names another end than the moves lead to.',
      altered:
        'The table told this device two different stories of this game: first one, later another. Do not rely on this record.',
      told: 'Names, moves or result are not what this device was told during the game.',
    },
  },
  de: {
    check: 'Mischen prüfen',
    holds: 'Diese Aufzeichnung stimmt',
    broken: 'Diese Aufzeichnung stimmt nicht',
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
  },
  gsw: {
    check: 'Mische prüefe',
    holds: 'Die Ufzeichnig stimmt',
    broken: 'Die Ufzeichnig stimmt nid',
    claims: {
      deal: {
        holds:
          'D’Charte ergäbe sech us em Gheimnis, de Biträg vo aune Site, de Optione und de Regle.',
        open: 'Ds Mische het me nid chönne prüefe.',
      },
      commitment: {
        holds: 'Ds Gheimnis isch das, wo das Grät vor em Schpil versiglet gseh het.',
        open: 'Nid bewise: dass ds Gheimnis vor em Schpil versiglet gsi isch. Das Grät het nüt dervo bhaute.',
      },
      contribution: {
        holds: 'Was das Grät bitreit het, steckt im Mische.',
        open: 'Nid bewise: dass di eiget Bitrag im Mische steckt. Das Grät het nüt dervo bhaute.',
      },
      play: {
        holds: 'Jede Zug isch i sim Momänt erloubt gsi, bis zum Schluss.',
        open: 'D’Züg het me nid chönne prüefe.',
      },
      told: {
        holds: 'Näme, Züg und Resultat si so, wie das Grät se im Schpil verno het.',
        open: 'Nid bewise: Näme, Züg und Resultat. Das Grät het nüt zum Vergliche bhaute.',
      },
    },
    faults: {
      spelling: 'Dr Text isch vo Hand gänderet worde.',
      position: 'Ds Schpil faht mit ere gsteute Lag aa: Es isch nid gmischt worde.',
      dealer: 'D’Ufzeichnig seit nid, wär ggä het.',
      device: 'Gmischt het ds Grät, wo druf gschpilt worde isch: Süsch cha niemer derfür bürge.',
      noDeal: 'Gheimnis, Sigel oder Biträg fähle: Ds Mische cha me nid prüefe.',
      secret: 'Ds Gheimnis isch nid das, wo vor em Schpil versiglet worde isch.',
      count: 'Es si nid so viu Biträg wie Plätz.',
      hash: 'E Bitrag isch nid dä, wo vor em Start versiglet worde isch, am Platz',
      given: 'E Bitrag steit am Platz vomne Bot oder isch kei Text.',
      seed: 'Ds Mische ergit sech nid us Gheimnis, Biträg, Optione und Regle.',
      start: 'Ds Schpil cha me nid no einisch gä',
      commitment: 'Ds Sigel isch nid das, wo das Grät vor em Schpil gseh het.',
      contribution: 'Was das Grät bitreit het, steckt nid im Mische.',
      refused: 'E Zug isch nid erloubt',
      takenBack: 'E Zug isch zrüggno worde, nachdäm öpper derdür e verdeckti Charte gseh het',
      unfinished: 'Ds Schpil isch nid fertig.',
      end: 'D’Ufzeichnig nennt es anders Ändi, aus d’Züg ergäbe.',
      altered:
        'Dr Tisch het däm Grät zwo verschideni Fassige vo däm Schpil verzeut: zersch eini, später en anderi. Verla di nid uf die Ufzeichnig.',
      told: 'Näme, Züg oder Resultat si nid das, wo das Grät im Schpil verno het.',
    },
  },
  hu: {
    check: 'Osztás ellenőrzése',
    holds: 'Ez a jegyzőkönyv rendben van',
    broken: 'Ez a jegyzőkönyv nem stimmel',
    claims: {
      deal: {
        holds:
          'A lapok a titokból, az oldalak hozzájárulásaiból, a beállításokból és a szabályokból következnek.',
        open: 'Az osztást nem lehetett ellenőrizni.',
      },
      commitment: {
        holds: 'A titok az, amelyet ez az eszköz a játék előtt lepecsételve látott.',
        open: 'Nincs bizonyítva: hogy a titkot a játék előtt lepecsételték. Ez az eszköz nem őrzött meg róla semmit.',
      },
      contribution: {
        holds: 'Amit ez az eszköz adott, benne van az osztásban.',
        open: 'Nincs bizonyítva: hogy a te részed benne van az osztásban. Ez az eszköz nem őrzött meg róla semmit.',
      },
      play: {
        holds: 'Minden lépés szabályos volt a maga pillanatában, a játék végéig.',
        open: 'A lépéseket nem lehetett ellenőrizni.',
      },
      told: {
        holds:
          'A nevek, a lépések és az eredmény olyanok, ahogy ez az eszköz játék közben hallotta.',
        open: 'Nincs bizonyítva: a nevek, a lépések és az eredmény. Ez az eszköz nem őrzött meg semmit az összevetéshez.',
      },
    },
    faults: {
      spelling: 'A szöveget kézzel megváltoztatták.',
      position: 'A játék egy felállított állásból indul: nem volt osztás.',
      dealer: 'A jegyzőkönyv nem mondja meg, ki osztott.',
      device: 'Az az eszköz osztott, amelyen játszottak: más nem kezeskedhet érte.',
      noDeal: 'Hiányzik a titok, a pecsét vagy a hozzájárulás: az osztást nem lehet ellenőrizni.',
      secret: 'A titok nem az, amelyet a játék előtt lepecsételtek.',
      count: 'Nem annyi hozzájárulás van, ahány hely.',
      hash: 'Egy hozzájárulás nem az, amelyet a kezdés előtt lepecsételtek; a hely száma',
      given: 'Bot helyén áll hozzájárulás, vagy nem szöveg.',
      seed: 'Az osztás nem a titokból, a hozzájárulásokból, a beállításokból és a szabályokból készült.',
      start: 'A játékot nem lehet újra kiosztani',
      commitment: 'A pecsét nem az, amelyet ez az eszköz a játék előtt látott.',
      contribution: 'Amit ez az eszköz adott, nincs benne az osztásban.',
      refused: 'Egy lépés nem szabályos',
      takenBack: 'Visszavontak egy lépést, miután valaki rejtett lapot látott általa',
      unfinished: 'A játék nem ért véget.',
      end: 'A jegyzőkönyv más véget nevez meg, mint amihez a lépések vezetnek.',
      altered:
        'Az asztal két különböző történetet mondott ennek az eszköznek erről a játékról: előbb az egyiket, később a másikat. Ne hagyatkozz erre a jegyzőkönyvre.',
      told: 'A nevek, a lépések vagy az eredmény nem az, amit ez az eszköz játék közben hallott.',
    },
  },
};
