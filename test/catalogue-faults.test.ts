import { games } from '@tischlein/manifests/all';
import { type Json, parseOptions } from '@tischlein/kit';
import { LANGUAGES } from '@tischlein/rules';
import { recordSpeaker } from '@tischlein/rules/records';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(LANGUAGES)('says in %s all that is wrong with a catalogue', async (language) => {
  const say = await recordSpeaker(language);
  const file = readFileSync('games/uwo/catalogues/znorf-1.json', 'utf8');
  const catalogue = JSON.parse(file) as { kinds: Record<string, object> };
  const kinds = {
    ...catalogue.kinds,
    fist: { ...catalogue.kinds['fist'], count: 1 },
    rider: { ...catalogue.kinds['rider'], attack: 7 },
  };
  const read = parseOptions(games['uwo']!.options, {
    catalogue: { ...catalogue, name: '', kinds } as unknown as Json,
  });
  if (read.ok) throw new Error('the catalogue was read');
  const said = say.why(read);
  for (const field of ['name', 'kinds.rider.attack']) expect(said).toContain(`${field}: `);
  if (language !== 'en') expect(said).not.toContain('wanted');
});
