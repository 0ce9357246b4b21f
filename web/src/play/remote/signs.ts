/** What reactions and phrases say, to each reader in their language. */
export { ALL as SIGN_WORDS } from './words/all.ts';
