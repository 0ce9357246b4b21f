/** Big screens over HTTP: what stands on one, and bringing one to a table. */
import { readMadeTable, readScreen, readScreenTable, type ScreenCode } from '@tischlein/api';
import { ask, comeIn, socketAddress } from './api.ts';

export type ScreenLetters = ReturnType<typeof readScreen>;

/** This browser becomes a screen, or its letters are renewed; `free`: it leaves the table it shows. */
export const showLetters = (wanted: { readonly free?: boolean }): Promise<ScreenLetters> =>
  ask(readScreen, 'POST', 'screen', wanted);

/** The table this screen was brought to. */
export const screenTable = async (): Promise<string | null> =>
  (await ask(readScreenTable, 'GET', 'screen')).table;

/** The table shown on the screen with these letters; null while it shows none. */
export async function tableOnScreen(code: ScreenCode): Promise<string | null> {
  await comeIn();
  return (await ask(readScreenTable, 'POST', 'screens', code)).table;
}

export const bringScreen = async (table: string, code: ScreenCode): Promise<string> =>
  (await ask(readMadeTable, 'POST', `tables/${table}/screens`, code)).table;

export const screenAddress = (table: string): string => socketAddress({ screen: '', table });
