// Tables of both sides in lock-step: people sit down, play, talk, take back, leave, come back and play again, and every
// reader is told the same.
import { chanceOf, mixOf, same } from './games.mjs';

const STEPS_A_TABLE = 250;
const PEOPLE = ['anna', 'beni', 'cleo', 'dora'];
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A table on one side: a host with its own time, and a page for each person. */
class Running {
  constructor(side, name, mix) {
    this.side = side;
    const { table, games, kit } = side;
    this.time = 1_000_000;
    this.waiting = new Set();
    this.entries = [];
    let secrets = 0;
    this.ports = {
      now: () => this.time,
      later: (ms, run) => {
        const job = { at: this.time + ms, run };
        this.waiting.add(job);
        return () => this.waiting.delete(job);
      },
      secret: () => (secrets++).toString(16).padStart(64, '5'),
      random: new kit.FastRandom('table'),
      hasBot: () => true,
      roomForBots: () => true,
      think: async (question) => table.think(() => undefined, question),
      budget: 10,
      limits: { moves: Infinity, changes: Infinity },
    };
    const journal = {
      alone: true,
      append: async (entries) => {
        this.entries.push(...entries);
        return 'stored';
      },
      read: async () => [],
    };
    const settings = { options: mix.options, seats: mix.seats, clock: mix.clock, pace: 100 };
    const opening = { table: 't', seats: mix.seats, settings, host: 'anna' };
    const by = { at: this.time, secret: this.ports.secret(), dealtBy: 'server' };
    const first = table.firstEntry(games[name], opening, by);
    if (!first.ok) throw new Error(first.error);
    this.entries.push(first.value);
    this.open = () =>
      new table.TableHost(
        table.foldAll(this.entries, (wanted) => games[wanted]),
        this.ports,
        journal,
      );
    this.host = this.open();
    this.pages = PEOPLE.map((person) => this.page(person));
  }

  page(person) {
    const page = { person, told: null, heard: [] };
    const hear = ({ text }) => {
      const message = JSON.parse(text);
      if (message.type === 'snapshot') page.told = message;
      else if (message.type === 'delta') page.told = this.side.table.withDelta(page.told, message);
      else page.heard.push(message);
    };
    page.reader = { who: { id: person, name: person, avatar: null }, hear };
    return page;
  }

  /** A page follows the table, with what it knows already. */
  async hello(page) {
    const known = page.told && { ply: page.told.ply, seat: page.told.view?.seat ?? null };
    const seq = page.told?.seq ?? 0;
    const protocol = this.side.table.PROTOCOL;
    await this.host.take({ type: 'hello', table: 't', protocol, seq, ...known }, page.reader);
  }

  async say(page, message, id) {
    await this.host.take({ table: 't', id, ...message }, page.reader);
  }

  async pass(ms) {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const next = [...this.waiting].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.waiting.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }

  /** Another host takes over, from the journal alone. */
  async restart() {
    this.host.close();
    this.host = this.open();
    for (const page of this.pages) await this.hello(page);
  }

  record() {
    const record = this.side.table.recordOf(this.host.table);
    return record && this.side.kit.formatRecord(record);
  }
}

/** What somebody does next, given what the first side told them. */
function actOf(page, below) {
  const { told } = page;
  if (told.phase === 'open') return openingActs(page, below);
  if (told.phase === 'starting')
    return { type: 'contribute', contribution: `part-of-${page.person}` };
  if (told.phase === 'over') return { type: 'offer', offer: 'rematch' };
  if (told.offer?.missing.includes(told.you))
    return { type: 'vote', offer: told.offer.offer, agree: below(2) === 1 };
  const dice = below(80);
  if (dice === 0) return { type: 'offer', offer: 'takeBack' };
  if (dice === 1) return { type: 'stand' };
  if (dice === 2) return { type: 'chat', text: `hello ${below(100)}` };
  if (dice === 3) return { type: 'offer', offer: ['draw', 'end'][below(2)] };
  if (told.chairs[told.you]?.away) return { type: 'back' };
  if (told.legal.length === 0) return null;
  const move = told.legal[below(told.legal.length)];
  return { type: 'move', ply: told.ply - (dice === 4 ? 1 : 0), move };
}

function openingActs({ told, person }, below) {
  const free = told.chairs.findIndex((chair) => chair.type === 'empty');
  const hash = below(2) === 1 ? { hash: COMMITMENTS[person] } : {};
  if (told.you === null && free >= 0 && person !== 'dora')
    return { type: 'sit', seat: free, name: person, ...hash };
  if (person === 'anna' && free >= 0) return { type: 'addBot', seat: free, level: 'random' };
  if (person === 'anna') return { type: 'start' };
  return null;
}

const COMMITMENTS = {};

async function step(sides, below, at) {
  const who = below(PEOPLE.length);
  const kind = below(12);
  const ms = 50 + below(3000);
  const act = kind > 2 ? actOf(sides[0].pages[who], below) : null;
  for (const side of sides) {
    const page = side.pages[who];
    if (kind === 0) await side.pass(ms);
    else if (kind === 1 && at % 10 === 0) await side.restart();
    else if (kind === 2) await side.hello((side.pages[who] = side.page(page.person)));
    else if (act) await side.say(page, act, `${page.person}${at}`);
    await settled();
  }
  for (const [i, page] of sides[0].pages.entries()) {
    same(`what ${page.person} was told`, page.told, sides[1].pages[i].told);
    same(`what ${page.person} heard`, page.heard, sides[1].pages[i].heard);
  }
  same('records', sides[0].record(), sides[1].record());
}

export async function compareTables(then, now, name, tables, seed) {
  for (const person of PEOPLE) COMMITMENTS[person] = then.table.commitmentTo(`part-of-${person}`);
  const below = chanceOf(seed + 7);
  const clocks = [
    { type: 'none' },
    { type: 'move', seconds: 5 },
    { type: 'game', seconds: 60, increment: 2 },
  ];
  const counts = { tables: 0, games: 0, moves: 0, comparisons: 0 };
  while (counts.tables < tables) {
    const mix = { ...mixOf(then.games[name], below), clock: clocks[below(3)] };
    if (!then.kit.setUp(then.games[name], mix.options, mix.seats).ok) continue;
    const sides = [then, now].map((side) => new Running(side, name, mix));
    for (const side of sides) for (const page of side.pages) await side.hello(page);
    for (let at = 0; at < STEPS_A_TABLE; at++) {
      await step(sides, below, at).catch((error) => {
        error.message = `${name}, table ${counts.tables}, step ${at}, ${JSON.stringify(mix)}: ${error.message}`;
        throw error;
      });
      counts.comparisons += sides[0].pages.length;
    }
    counts.games += sides[0].entries.filter(({ type }) => type === 'started').length;
    counts.moves += sides[0].entries.filter(({ type }) => type === 'moved').length;
    for (const side of sides) side.host.close();
    counts.tables += 1;
  }
  return counts;
}
