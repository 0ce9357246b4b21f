import { mount } from 'svelte';
import '../src/ui/theme/fonts.css';
import '../src/ui/theme/tokens.css';
import '../src/ui/theme/base.css';
import '../src/ui/theme/utilities.css';
import Gallery from './Gallery.svelte';

// What a table loads a moment after its cards is here at once: nobody who looks at a state comes too early.
import.meta.glob(
  ['../src/ui/*.{ts,svelte}', '../src/games/{mow,uno,uwo}/board/*.{ts,svelte}', '!**/*.test.ts'],
  { eager: true },
);

// Every state of the tables from fixed views: `npx vite web`, then /gallery.html#uno/turn,dark,de; with `tv` as a big
// screen shows it, with `hand` as a phone beside one does.
mount(Gallery, { target: document.getElementById('page')! });
