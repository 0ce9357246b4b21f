import { parseSync } from 'vite';
import type { Rolldown } from 'vite';

type Build = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'resolve'>;

/** A name that a module takes from another; null where it takes the module as a whole. */
interface Taken {
  readonly from: string;
  readonly name: string | null;
}

/** The module behind a name, or a module that is taken with all it has. */
interface Origin {
  readonly id: string;
  readonly isWhole: boolean;
}

interface Parsed {
  readonly takes: readonly Taken[];
  /** What it hands on: with the module as a whole that comes too. */
  readonly hands: readonly Taken[];
  /** Modules that it may load later. */
  readonly loads: readonly string[];
  /** The names of its own. */
  readonly makes: ReadonlySet<string>;
  /** What it hands on from other modules, by the name it gives it. */
  readonly handsOn: ReadonlyMap<string, Taken>;
  /** Modules of which it hands on all. */
  readonly handsOnAll: readonly string[];
}

/** The modules of a build, and what they take from each other: name by name, since a room's door leads to all of it. */
export class ModuleGraph {
  readonly #parsed: ReadonlyMap<string, Parsed>;

  private constructor(parsed: ReadonlyMap<string, Parsed>) {
    this.#parsed = parsed;
  }

  static async of(build: Build): Promise<ModuleGraph> {
    const ids = [...build.getModuleIds()];
    const parsed = await Promise.all(
      ids.map(async (id) => [id, await parsedOf(build, id)] as const),
    );
    return new ModuleGraph(new Map(parsed));
  }

  get ids(): readonly string[] {
    return [...this.#parsed.keys()];
  }

  /** All that comes with a module, and if asked for what it may load later. */
  reachOf(id: string, { later }: { readonly later: boolean }): ReadonlySet<string> {
    const reached = new Set<string>();
    const wholes = new Set<string>();
    const reach = ({ id, isWhole }: Origin): void => {
      if ((isWhole ? wholes : reached).has(id)) return;
      reached.add(id);
      if (isWhole) wholes.add(id);
      const module = this.#parsed.get(id);
      if (module === undefined) return;
      for (const taken of module.takes) reach(this.#originOf(taken));
      if (isWhole) for (const handed of module.hands) reach(this.#originOf(handed));
      if (later) for (const loaded of module.loads) reach({ id: loaded, isWhole: true });
    };
    reach({ id, isWhole: true });
    return reached;
  }

  /** Where a name is made: behind as many doors as hand it on. */
  #originOf({ from, name }: Taken): Origin {
    const module = this.#parsed.get(from);
    const whole = { id: from, isWhole: true };
    // A library's door may do more than hand on.
    if (name === null || module === undefined || from.includes('/node_modules/')) return whole;
    if (module.makes.has(name)) return { id: from, isWhole: false };
    const handed = module.handsOn.get(name);
    if (handed !== undefined) return this.#originOf(handed);
    const origins = module.handsOnAll.map((door) => this.#originOf({ from: door, name }));
    return origins.find(({ isWhole }) => !isWhole) ?? whole;
  }
}

async function parsedOf(build: Build, id: string): Promise<Parsed> {
  const info = build.getModuleInfo(id);
  const { module } = parseSync('module.js', info?.code ?? '');
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const idOf = async (source: string): Promise<string> =>
    (await build.resolve(source, id))?.id ?? source;
  const imported = await Promise.all(
    module.staticImports.map(async ({ moduleRequest, entries }): Promise<Taken[]> => {
      const from = await idOf(moduleRequest.value);
      const names = entries.map(({ importName }) => nameIn(importName));
      return (names.length === 0 ? [null] : names).map((name) => ({ from, name }));
    }),
  );
  const handed = await Promise.all(
    exported.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest === null
        ? []
        : idOf(moduleRequest.value).then((from) => ({
            taken: { from, name: nameIn(importName) },
            as: nameIn(exportName),
          })),
    ),
  );
  return {
    takes: imported.flat(),
    hands: handed.map(({ taken }) => taken),
    loads: info?.dynamicallyImportedIds ?? [],
    makes: new Set(
      exported.flatMap((entry) =>
        entry.moduleRequest === null ? (nameIn(entry.exportName) ?? []) : [],
      ),
    ),
    handsOn: new Map(handed.flatMap(({ as, taken }) => (as === null ? [] : [[as, taken]]))),
    handsOnAll: handed.flatMap(({ as, taken }) => (as === null ? [taken.from] : [])),
  };
}

const nameIn = (name: { readonly kind: string; readonly name: string | null }): string | null =>
  name.kind === 'Default' ? 'default' : name.kind === 'Name' ? name.name : null;
