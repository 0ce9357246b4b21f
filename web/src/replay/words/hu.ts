import type { FairWords } from '../fair-words.ts';

export const words: FairWords = {
  check: 'Osztás ellenőrzése',
  holds: 'Ez a jegyzőkönyv rendben van',
  broken: 'Ez a jegyzőkönyv nem stimmel',
  steps: [
    {
      title: 'Egy titok kerül a dobozba',
      text: 'Játék előtt az osztó egy titkos számmal kever, a számot dobozba teszi és lepecsételi. A pecsétet mindenki látja, a számot senki.',
    },
    {
      title: 'Mindenki kavar rajta',
      text: 'Aztán minden játékos bedob egy saját számot. Így senki sem tudhatja előre a lapokat, az osztó sem.',
    },
    {
      title: 'Kinyílik a doboz',
      text: 'Játék után kinyílik a doboz. Az összes számmal bárki újra oszthat, és ugyanazokat a lapokat kell kapnia. Ez az oldal most megtette.',
    },
  ],
  byHand: 'Kézi ellenőrzéshez',
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
      holds: 'A nevek, a lépések és az eredmény olyanok, ahogy ez az eszköz játék közben hallotta.',
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
};
