import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { workers } from './workers.ts';

/** `npx vite` in web/ shows the pages on their own; the API comes from a server started beside it. */
const SERVER = 'http://127.0.0.1:8080';

/** Files that come together anyway are one: each file by itself zips worse, and is one more to ask for. */
const GROUPS = [
  // Bots come after the cards.
  { name: 'bots', test: /\/bots\/(search\/|by-clock|careless|levels|load|random)/ },
  // What a table in a thread, a replay and a table far away all need.
  {
    name: 'core',
    test: /(?<!src)\/(kit\/(ends|sha256|random|options|setup|fair|moves|variants|facts|list|game|bot)|table\/(offers|history|playing|beginning|clock|table|verdict|fair|due|turns|manners|changes|tally|chairs)|games\/load|src\/(load-game|session\/id))\.ts|rolldown.runtime/,
  },
  // Records come with a finished game, not with the home page.
  { name: 'record', test: /\/kit\/record\.ts/ },
  // A game's cards and words for moves: board and rules use them.
  {
    name: (id: string) => `${/games\/(\w+)\//.exec(id)![1]}-language`,
    test: /\/games\/\w+\/((facts|cards|notation|questions|kinds|field|sight|reach|ground|numbers|catalogue|creature|faults|shape|read-catalogue)\.ts|.*\.json)/,
  },
  // What a game's board, its pictures and its log are drawn with.
  {
    name: (id: string) => `${/src\/(\w+)\//.exec(id)![1]}-pieces`,
    test: /src\/(mow|uno|uwo|plain)\/((Art|Token|Creature|FormCard|Cow|Farmer|FarmersArt|Head|Chip|Mark|Icon)\.svelte|(signs|field|sentence|offers|first-step|cow|farmers|animals|letters|moment|choice|hand|order)\.ts|art\.svg|art\/(cows|farmers))/,
  },
  // Rules for moves and readers of positions come behind the cards, with the bots: whatever a game's `fresh.ts` does not reach.
  {
    name: (id: string) => `${/games\/(\w+)\//.exec(id)![1]}-bots-rules`,
    test: /\/games\/\w+\/((play|refuse|tell)(-\w+)?|read(-(?!catalogue)\w+)?|imagine|position|index|memory|turn)\.ts/,
  },
  // The rest of a game's own board.
  {
    name: (id: string) => `${/src\/(\w+)\//.exec(id)![1]}-board`,
    test: /src\/(mow|uno|uwo)\/(Table|Me|Cloth|Card|Pile|Seat|Seats|Hand|OpenHand|Actions|Wishes|Shout|Clock|OpenCard|Mine|Herds|Meadow|Folded|Barn|Choice|FarmerMark|Field|Bar|MarkOn|Acts|Squares|Tags|Spectacle|Boom|Energy)\.svelte|src\/(mow|uno|uwo)\/(actions|layout|seat-events|round-count|seating|motion|choosing|walk|staging|marks|acts|square-name|square-at|ride|sheet|kind-clause|tokens)(\.svelte)?\.ts|src\/mow\/art\//,
  },
  // What every seat at every table has around the game's own board.
  {
    name: 'seat',
    test: /src\/(parts\/(Strip|LateFlights|landed|flying|motion|drag|sound|Corner|focus|unread|spots|as-drawn|Toast)|table\/(TableView|lay|order|names|Ribbon|signs|spoken|lines|inforce|clocks|alert|reader|Sentence)|think\/thinker|session\/session)|\/rules\/(message|say|index)\.ts|\/table\/(client|protocol)\.ts/,
  },
];

export default defineConfig({
  plugins: [workers(), svelte(), offline()],
  // Relative: a proxy may show the pages under a path of its own.
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
});
