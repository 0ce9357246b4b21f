import type { Option } from '@tischlein/kit';
import { NAMED_OPTIONS } from './options.ts';
import { readCatalogue } from './read-catalogue.ts';

/** UWO-4: a catalogue may also be one's own. */
export const OPTIONS: readonly Option[] = NAMED_OPTIONS.map((option) =>
  option.kind === 'named' ? { ...option, read: readCatalogue } : option,
);
