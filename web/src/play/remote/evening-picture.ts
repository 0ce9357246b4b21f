import type { Avatar } from '@tischlein/kit/avatar';
import { standingsOf, type Tally } from '@tischlein/table';
import { animalFor } from '../../table/names.ts';
import type { Poster } from '../../games/contract.ts';
import frieze from '../../ui/art/frieze.svg?raw';
import house from '../../ui/art/house.svg?raw';
import { PAPER, paperPicture, SIZE } from '../../ui/paper-picture.ts';

/** What the picture of an evening shows: nobody's cards, nobody's words, and no way to the table. */
export interface EveningPicture {
  readonly title: string;
  readonly date: string;
  readonly people: readonly {
    readonly place: number;
    readonly name: string;
    readonly avatar: Avatar;
    readonly points: number;
  }[];
  /** The games that are told one by one, with who won them. */
  readonly games: readonly { readonly game: string; readonly winners: readonly Avatar[] }[];
  /** Null where it is known in one house alone. */
  readonly address: string | null;
}

type About = Pick<EveningPicture, 'title' | 'date' | 'address'>;

export function eveningOf(tally: Tally, about: About): EveningPicture {
  const faceOf = (one: { readonly name: string; readonly avatar: Avatar | null }): Avatar =>
    one.avatar ?? animalFor(one.name);
  const people = standingsOf(tally).flatMap(({ person, place, points, ...one }) =>
    person === null || place === null || points === null
      ? []
      : [{ place, name: one.name, avatar: faceOf(one), points }],
  );
  const games = tally.games.map(({ game, players }) => ({
    game,
    winners: players.filter(({ person, place }) => person !== null && place === 1).map(faceOf),
  }));
  return { ...about, people, games };
}

const HOUSE =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[|[^.]+$|.*\.(local|lan|home|internal)$)/;

/** The address as people type it, where anybody could. */
export const publicAddress = (address: string): string | null => {
  const { hostname } = new URL(address);
  return HOUSE.test(hostname) ? null : address.replace(/^https?:\/\//, '').replace(/\/$/, '');
};

const HIGH = 1350;
/** The board everybody stands on. */
const FLOOR = 828;
/** Second, first, third, from the left. */
const STEPS = [
  { at: 1, x: 230, wide: 300, high: 240, colour: 'lake', head: 168 },
  { at: 0, x: 540, wide: 320, high: 296, colour: 'poppy', head: 210 },
  { at: 2, x: 850, wide: 300, high: 208, colour: 'leaf', head: 156 },
] as const;
/** Its points, from the foot on the left. */
const CROWN = [
  [-40, 0],
  [-48, 44],
  [-22, 24],
  [0, 58],
  [22, 24],
  [48, 44],
  [40, 0],
] as const;
const FLAGS = ['poppy', 'sun', 'leaf', 'lake', 'plum'] as const;
const WHITE = '#fffbf2';
const FOOTER = 86;

type Paper = Awaited<ReturnType<typeof paperPicture>>;

/** A wall of boards, a garland over it, and at the foot whose picture it is. */
async function drawRoom({ pen, label, drawing }: Paper, address: string | null): Promise<void> {
  pen.fillStyle = PAPER.table;
  pen.fillRect(0, 0, SIZE, HIGH);
  pen.fillStyle = '#8a643047';
  for (let y = 110; y < HIGH; y += 110) pen.fillRect(0, y, SIZE, 1.5);
  const sag = (x: number): number => 10 + 168 * (x / SIZE) * (1 - x / SIZE);
  pen.strokeStyle = '#7a5a30';
  pen.lineWidth = 4;
  pen.beginPath();
  for (let x = 0; x <= SIZE; x += 20) pen.lineTo(x, sag(x));
  pen.stroke();
  for (let i = 0; i < 13; i++) {
    const x = 42 + i * 83;
    const y = sag(x);
    pen.fillStyle = PAPER[FLAGS[i % FLAGS.length]!];
    pen.beginPath();
    for (const [across, down] of [
      [-26, 0],
      [26, 0],
      [20, 40],
      [0, 56],
      [-20, 40],
    ] as const)
      pen.lineTo(x + across, y + down);
    pen.fill();
    pen.fillStyle = WHITE;
    pen.beginPath();
    pen.arc(x, y + 20, 7, 0, 7);
    pen.fill();
  }
  pen.fillStyle = PAPER.ink;
  pen.fillRect(0, HIGH - FOOTER, SIZE, FOOTER);
  const logo = `<use href="#t-logo" width="120" height="112" style="--ink:${WHITE}"/>`;
  await drawing(house, logo, '0 0 120 112', [58, HIGH - 76, 66, 66]);
  label('Tischlein', 34, WHITE, [140, HIGH - 32, 300, 'left']);
  if (address !== null) label(address, 30, WHITE, [SIZE - 60, HIGH - 32, 600, 'right']);
}

type Step = Omit<(typeof STEPS)[number], 'at' | 'x'> & { readonly x: number };
async function drawStep(
  { pen, label, face }: Paper,
  { x, wide, high, colour, head }: Step,
  { place, name, avatar }: EveningPicture['people'][number],
  points: string,
): Promise<void> {
  const top = FLOOR - high;
  pen.fillStyle = PAPER[colour];
  pen.fillRect(x - wide / 2, top, wide, high);
  // Lace along the edge.
  pen.fillStyle = WHITE;
  pen.beginPath();
  for (let lace = x - wide / 2 + 15; lace < x + wide / 2; lace += wide / 10) {
    pen.moveTo(lace, top);
    pen.arc(lace, top, wide / 20, 0, Math.PI);
  }
  pen.fill();
  await face(avatar, x, top - head / 2 + 22, head);
  if (place === 1) {
    pen.fillStyle = PAPER.mine;
    pen.save();
    pen.translate(x, top - head + 40);
    pen.beginPath();
    for (const [across, up] of CROWN) pen.lineTo(across, -up);
    pen.fill();
    pen.restore();
  }
  label(`${place}`, 74, WHITE, [x, top + 98, wide]);
  label(name, 42, WHITE, [x, top + 146, wide - 24]);
  label(points, 30, WHITE, [x, top + 186, wide - 24]);
}

interface Say {
  points(count: number): string;
  name(game: string): string;
  poster(game: string): Poster;
}

/** The games with whoever won them, in one row or two. */
async function drawGames(
  { pen, label, face, drawing }: Paper,
  games: EveningPicture['games'],
  say: Say,
): Promise<void> {
  const rows = games.length > 10 ? 2 : 1;
  const perRow = Math.ceil(games.length / rows);
  const size = perRow > 8 ? 60 : perRow > 5 ? 92 : 120;
  const step = Math.min(170, 930 / perRow);
  const high = rows * (size + 54) + 26;
  const top = 978 - high / 2;
  pen.fillStyle = PAPER.paper;
  pen.beginPath();
  pen.roundRect(60, top, SIZE - 120, high, 36);
  pen.fill();
  for (const [i, { game, winners }] of games.entries()) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, games.length - row * perRow);
    const x = SIZE / 2 + step * ((i % perRow) - (inRow - 1) / 2);
    const y = top + 18 + row * (size + 54);
    const { sheet, drawing: name, piece } = say.poster(game);
    const use = `<use href="#${name}" width="400" height="300"/>`;
    await drawing(sheet + frieze, use, piece, [x - size / 2, y, size, size], 18);
    const first = winners.slice(0, 3);
    for (const [j, winner] of first.entries())
      await face(winner, x + (j - (first.length - 1) / 2) * 36, y + size - 6, size * 0.56);
    label(say.name(game), 24, PAPER.muted, [x, y + size + 48, step - 6]);
  }
}

export async function drawEvening(
  { title, date, people, games, address }: EveningPicture,
  say: Say,
): Promise<Blob> {
  const paper = await paperPicture(HIGH);
  const { pen, label, face, done } = paper;
  await drawRoom(paper, address);
  label(title, 68, PAPER.ink, [SIZE / 2, 184, 960]);
  label(date, 36, PAPER.muted, [SIZE / 2, 240, 960]);
  for (const step of STEPS) {
    const one = people[step.at];
    // Two stand in the middle.
    const x = step.x + (people.length === 2 ? 155 : 0);
    if (one) await drawStep(paper, { ...step, x }, one, say.points(one.points));
  }
  pen.fillStyle = '#b3793c';
  pen.beginPath();
  pen.roundRect(50, FLOOR, SIZE - 100, 20, 10);
  pen.fill();

  await drawGames(paper, games, say);
  const rest = people.slice(3);
  for (const [i, { avatar, place, name }] of rest.entries()) {
    const step = Math.min(300, 960 / rest.length);
    const x = SIZE / 2 + step * (i - (rest.length - 1) / 2);
    await face(avatar, x, 1160, 96);
    label(`${place} ${name}`, 28, PAPER.ink, [x, 1240, step - 10]);
  }
  return done();
}
