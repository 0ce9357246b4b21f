import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { firstWords } from './first-words.ts';
import { offline } from './offline.ts';
import { workers } from './workers.ts';

/** `npx vite` in web/ shows the pages on their own; the API comes from a server started beside it. */
const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [workers(), svelte(), chunks(), firstWords(), offline()],
  // Relative: a proxy may show the pages under a path of its own.
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The shell's English comes with the page; its other languages come as those of every other set of words do.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
});
