import { mount } from 'svelte';
import '../src/look/fonts.css';
import '../src/look/tokens.css';
import '../src/look/base.css';
import Gallery from './Gallery.svelte';

// Every state of the UNO and UWO tables from fixed views: `npx vite web`, then /gallery.html#uno/turn,dark,de
mount(Gallery, { target: document.getElementById('page')! });
