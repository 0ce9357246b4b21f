// The tree, as the oracle asks for it: what has another name here than in the packed baseline gets its old one.
export * as kit from '@tischlein/kit';
export { games } from '@tischlein/manifests/all';
export * as table from '@tischlein/table';

interface Who {
  readonly id: string;
  readonly name: string;
}

/** A message of today as the baseline wrote it. Nobody has an animal here. */
export function asThen(message: object): unknown {
  const flat = ({ id, name }: Who): object => ({ person: id, name });
  const text = JSON.stringify(message, (key, value: unknown) => {
    if (key === 'barred' || key === 'people') return (value as Who[]).map(flat);
    if (key === 't' && value === 'snapshot') return 'told';
    if (typeof value !== 'object' || value === null || !('who' in value)) return value;
    const { who, ...rest } = value;
    return { ...flat(who as Who), ...rest };
  });
  return JSON.parse(text);
}
