import { randomBytes } from 'node:crypto';
import { FastRandom, type Json, type Past, type View } from '@tischlein/kit';
import { Contributions, readFromTable, type Given, type Snapshot } from '@tischlein/table';
import { clientOver } from './connection.ts';
import { askFor, endPlayers, mustBeLegal, type BotPlayer } from './runner/players.ts';

export interface WireBot {
  /** The address of the server, and the table's id, as in the link `ADDRESS#/t/ID`. */
  readonly url: string;
  readonly table: string;
  readonly name: string;
  /** Who plays this game, or a failure: it is asked before the bot sits down, and called when it must answer. */
  readonly bot: (game: string, seats: number) => () => BotPlayer;
  readonly say: (line: string) => void;
}

/**
 * A program at a table like any other guest: it comes in, takes the first free chair, plays until the game is over.
 * All it uses is the public protocol: read it as an example (docs/protocol.md).
 */
export async function playByWire({ url, table, name, bot, say }: WireBot): Promise<void> {
  const cookie = await comeIn(url, name);
  const random = new FastRandom(randomBytes(16).toString('hex'));
  const read = (text: string) => readFromTable(JSON.parse(text) as Json);
  const client = clientOver(url, cookie, { read });

  let given: readonly Given[] = [];
  const shelf = { load: () => given, save: (all: readonly Given[]) => void (given = all) };
  const contributions = new Contributions(shelf, () => randomBytes(32).toString('hex'));

  let player: BotPlayer | null = null;
  const past = new HeardPast();
  let acting = Promise.resolve();
  let busy = false;
  let latest: Snapshot | null = null;
  const act = async (told: Snapshot): Promise<void> => {
    const { you, chairs, phase, legal, view, waitingFor } = told;
    const called = bot(told.game, chairs.length);
    const owed = contributions.owed(told);
    if (you === null) {
      const seat = chairs.findIndex(({ type }) => type === 'empty');
      if (seat === -1) throw new Error('no chair is free at this table');
      const hash = contributions.newHash();
      const answer = await client.command(table, { type: 'sit', seat, name, hash });
      // Somebody was faster: what is told next says which chairs are left.
      if (answer.outcome === 'error' && answer.code !== 'chairTaken') throw new Error(answer.error);
    } else if (owed) await client.command(table, owed);
    else if (phase === 'playing' && view !== null && legal.length > 0) {
      player ??= called();
      const asked = { view, legal, mayWait: waitingFor !== you, budget: 0 };
      const ask = { ...askFor(player, asked), ...(player.remembers && past.of(view)) };
      const move = await player.answer(ask, random);
      mustBeLegal(ask, move, name);
      if (move === null) return;
      const { outcome } = await client.command(table, { type: 'move', ply: told.ply, move });
      say(`${move}: ${outcome}`);
    }
  };

  /** Delta may come while a command is under way: then it acts on the last of them. */
  const actOnLatest = async (): Promise<void> => {
    busy = true;
    for (let told = latest; told !== null; told = latest) {
      latest = null;
      await act(told);
    }
    busy = false;
  };

  await new Promise<void>((resolve, reject) =>
    client.follow(table, (message) => {
      if (message.type === 'error') return reject(new Error(message.error));
      if (message.type !== 'snapshot') return;
      past.hear(message);
      if (message.phase === 'over' && message.you !== null) {
        const { result, you: seat, view } = message;
        if (result !== null && view !== null) player?.over?.({ result, seat, view });
        // The answer to the last move may still be on its way.
        latest = null;
        acting = acting.then(() => {
          say(`over: ${JSON.stringify(message.result)}`);
          resolve();
        });
        return;
      }
      latest = message;
      if (!busy) acting = actOnLatest().catch(reject);
    }),
  ).finally(() => {
    client.close();
    endPlayers([player]);
  });
}

async function comeIn(url: string, name: string): Promise<string> {
  const answer = await fetch(new URL('api/me', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch(() => {
    throw new Error(`no server answers at ${url}`);
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie !== undefined) return cookie;
  const { error } = (await answer.json().catch(() => ({}))) as { readonly error?: string };
  throw new Error(`${url} lets ${name} not in: ${error ?? `it answers ${answer.status}`}`);
}

type Heard = Pick<Snapshot, 'round' | 'view' | 'whole' | 'back' | 'facts'>;

/** What a guest has seen of a game, put together from what the table said: the first view it was shown, and each move. */
class HeardPast {
  #round = -1;
  #start: View | null = null;
  #facts: Heard['facts'] = [];

  hear({ round, view, whole, back = 0, facts }: Heard): void {
    if (view === null) return;
    if (round !== this.#round) {
      this.#round = round;
      this.#start = view;
      this.#facts = [];
    }
    const standing = whole ? [] : this.#facts.slice(0, this.#facts.length - back);
    this.#facts = [...standing, ...facts.filter(({ takenBack }) => takenBack !== true)];
  }

  /** With the view of now, where no first one was heard. */
  of(view: View): Past {
    const history = this.#facts.map(({ seat, facts }) => ({ seat, facts }));
    return { start: this.#start ?? view, history };
  }
}
