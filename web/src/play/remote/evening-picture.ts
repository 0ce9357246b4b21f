import type { Avatar } from '@tischlein/kit/avatar';
import { standingsOf, type Tally } from '@tischlein/table';
import { animalFor } from '../../table/names.ts';
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
/** The floor everybody stands on. */
const FLOOR = 860;
/** Second, first, third, from the left. */
const STEPS = [
  { at: 1, x: 220, wide: 270, high: 250, colour: 'lake', head: 150 },
  { at: 0, x: 540, wide: 340, high: 330, colour: 'poppy', head: 190 },
  { at: 2, x: 860, wide: 270, high: 200, colour: 'leaf', head: 140 },
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

export async function drawEvening(
  { title, date, people, games, address }: EveningPicture,
  say: { points(count: number): string; game(name: string): string },
): Promise<Blob> {
  const { pen, write, face, done } = await paperPicture(HIGH);
  /** In the middle above a point, at most so wide. */
  const label = (
    text: string,
    size: number,
    colour: string,
    [x, y, wide]: readonly [number, number, number],
  ): void => {
    pen.font = `600 ${size}px "Fredoka Variable", system-ui, sans-serif`;
    pen.fillStyle = colour;
    pen.textAlign = 'center';
    pen.fillText(text, x, y, wide);
    pen.textAlign = 'left';
  };
  write(title, 150, 68, 'ink');
  write(date, 206, 38, 'muted');
  for (const { at, x, wide, high, colour, head } of STEPS) {
    const one = people[at];
    if (one === undefined) continue;
    pen.fillStyle = PAPER[colour];
    pen.fillRect(x - wide / 2, FLOOR - high, wide, high);
    await face(one.avatar, x, FLOOR - high - head / 2 + 14, head);
    if (one.place === 1) {
      pen.fillStyle = PAPER.sun;
      pen.save();
      pen.translate(x, FLOOR - high - head + 26);
      pen.beginPath();
      for (const [across, up] of CROWN) pen.lineTo(across, -up);
      pen.fill();
      pen.restore();
    }
    label(`${one.place}`, 78, '#ffffff', [x, FLOOR - high + 86, wide]);
    label(one.name, 44, '#ffffff', [x, FLOOR - high + 138, wide - 24]);
    label(say.points(one.points), 32, '#ffffff', [x, FLOOR - high + 178, wide - 24]);
  }
  pen.fillStyle = PAPER.mine;
  pen.fillRect(70, FLOOR, SIZE - 140, 14);
  const rest = people.slice(3);
  for (const [i, { avatar, name }] of rest.entries()) {
    const x = 90 + (900 / rest.length) * (i + 0.5);
    await face(avatar, x, 930, 84);
    label(name, 28, PAPER.ink, [x, 1000, 900 / rest.length - 8]);
  }
  const step = Math.min(150, 900 / games.length);
  for (const [i, { game, winners }] of games.entries()) {
    const x = SIZE / 2 + step * (i - (games.length - 1) / 2);
    label(say.game(game), Math.min(30, step / 3), PAPER.muted, [x, 1070, step - 6]);
    const [winner] = winners;
    if (winner) await face(winner, x, 1126, Math.min(92, step - 8));
  }
  write(address === null ? 'Tischlein' : `Tischlein · ${address}`, HIGH - 90, 34, 'muted');
  return done();
}
