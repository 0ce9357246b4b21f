import { mount } from 'svelte';
import '../src/look/fonts.css';
import '../src/look/tokens.css';
import '../src/look/base.css';
import Gallery from './Gallery.svelte';

// What a table loads a moment after its cards is here at once: nobody who looks at a state comes too early.
import.meta.glob(['../src/{parts,uno,uwo}/*.{ts,svelte}', '!**/*.test.ts'], { eager: true });

// Every state of the UNO and UWO tables from fixed views: `npx vite web`, then /gallery.html#uno/turn,dark,de
mount(Gallery, { target: document.getElementById('page')! });
