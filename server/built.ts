import { fileURLToPath } from 'node:url';

/** The folder of the built program: this file lies in it once it is built itself. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../dist/node/' : './', import.meta.url);

export const threadUrl = (name: string): URL => new URL(`${name}.js`, PROGRAM);

/** The pages that came along. */
export const PAGES = fileURLToPath(new URL('../../web/dist', PROGRAM));
