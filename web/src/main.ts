import { mount } from 'svelte';
import App from './App.svelte';
import { keepPages } from './version.svelte.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/scenes.css';
import './look/base.css';

const target = document.getElementById('page');
if (target === null) throw new Error('index.html has no element "page" to build the page in.');
mount(App, { target });

// Plain http has no service worker: then everything works but starting offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepPages().catch(() => {});
