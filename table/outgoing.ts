import type { FromTable } from './wire.ts';

/** Some fields of a message, and the same as JSON. */
export interface Part {
  readonly fields: object;
  readonly text: string;
}

/** Fields that several readers are told alike: they are turned into text once. */
class SharedPart implements Part {
  #text: string | undefined;

  constructor(readonly fields: object) {}

  get text(): string {
    return (this.#text ??= JSON.stringify(this.fields));
  }
}

export const partOf = (fields: object): Part => new SharedPart(fields);

/** A message on its way to readers: an object for a page in this process, a text for a line. */
export class Outgoing {
  readonly #parts: readonly Part[];
  #text: string | undefined;

  constructor(...parts: readonly Part[]) {
    this.#parts = parts;
  }

  get message(): FromTable {
    return Object.assign({}, ...this.#parts.map(({ fields }) => fields)) as FromTable;
  }

  /** Put together once, however many watchers are told. */
  get text(): string {
    return (this.#text ??= this.#together());
  }

  #together(): string {
    const [first, ...others] = this.#parts as readonly [Part, ...Part[]];
    let text = first.text;
    for (const other of others) text = `${text.slice(0, -1)},${other.text.slice(1)}`;
    return text;
  }
}

export const outgoing = (message: FromTable): Outgoing => new Outgoing(new SharedPart(message));
