import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** npm run pictures: the picture and the clip of the README. */
export default defineConfig(base, { testMatch: 'front.testing.ts', workers: 1 });
