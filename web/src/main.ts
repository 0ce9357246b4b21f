import { mount } from 'svelte';
import App from './App.svelte';
import { keepPages } from './version.svelte.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/scenes.css';
import './look/base.css';

const house = document.getElementById('house');
if (house === null) throw new Error('index.html has no element "house" to build the page in.');
mount(App, { target: house });

// Plain http has no service worker: then everything works but starting offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepPages().catch(() => {});
