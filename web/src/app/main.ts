import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '../base/settings.svelte.ts';
import { keepPages } from '../base/version.svelte.ts';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/scenes.css';
import '../ui/theme/base.css';
import '../ui/theme/utilities.css';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no element "page" to build the page in.');
target.replaceChildren();
mount(App, { target });

addEventListener('pointerup', () => {
  if (settings.sound) void import('../ui/sound.ts').then(({ wake }) => wake());
});

// Plain http has no service worker: then everything works but starting offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepPages().catch(() => {});
