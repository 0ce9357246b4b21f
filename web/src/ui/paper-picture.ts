import { animalOf, neckerchiefOf, type Avatar } from '@tischlein/kit/avatar';

/** Pictures to send. Other apps show them without our styles: always light, in the light colours of `tokens.css`. */
export const PAPER = {
  table: '#e7d3b1',
  paper: '#fbf4e6',
  ink: '#2a211a',
  muted: '#645544',
  line: '#dcc9a8',
  leaf: '#2f8f4e',
  pale: '#8cc09a',
  sun: '#f0b429',
  poppy: '#d63f2e',
  lake: '#2f6db5',
  plum: '#7b4aa5',
  mine: '#c98a1b',
} as const;
type Colour = keyof typeof PAPER;

export const SIZE = 1080;
export const EDGE = 90;
const WIDE = SIZE - 2 * EDGE;

/** An animal on its lace, by itself: what a page draws by parts that lie in it. */
async function faceImage(avatar: Avatar): Promise<HTMLImageElement> {
  const [{ default: animals }, { default: house }] = await Promise.all([
    import('./art/avatars.svg?raw'),
    import('./art/house.svg?raw'),
  ]);
  const inner = (sheet: string): string => sheet.replace(/<\/?svg[^>]*>/g, '');
  const [animal, neckerchief] = [animalOf(avatar), neckerchiefOf(avatar)];
  const whole = 'x="-36" y="-40" width="72" height="72"';
  const parts = [
    `<use href="#t-doily" fill="#fffdf8" ${whole}/>`,
    `<use href="#a-${animal}" x="-32" y="-38" width="64" height="64"/>`,
    neckerchief === 'plain' ? '' : `<use href="#a-${neckerchief}" ${whole}/>`,
  ];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="-36 -40 72 72"><defs>${inner(animals)}${inner(house)}</defs>${parts.join('')}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** A sheet of paper on the table, with a pen. */
export async function paperPicture(high = SIZE) {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = high;
  const pen = canvas.getContext('2d')!;
  await document.fonts.load('600 60px "Fredoka Variable"').catch(() => []);
  pen.fillStyle = PAPER.table;
  pen.fillRect(0, 0, SIZE, high);
  pen.fillStyle = PAPER.paper;
  pen.beginPath();
  pen.roundRect(40, 40, SIZE - 80, high - 80, 48);
  pen.fill();

  const take = (size: number, colour: Colour): void => {
    pen.fillStyle = PAPER[colour];
    pen.font = `600 ${size}px "Fredoka Variable", system-ui, sans-serif`;
  };
  /** One line; what is too long for it is written closer. */
  const write = (text: string, y: number, size: number, colour: Colour): void => {
    take(size, colour);
    pen.fillText(text, EDGE, y, WIDE);
  };
  /** As many lines as it takes, at most two; answers the y of the next one. */
  const tell = (text: string, y: number, size: number, colour: Colour): number => {
    take(size, colour);
    const [first, second] = inTwo(text, (part) => pen.measureText(part).width <= WIDE);
    write(first, y, size, colour);
    if (second === '') return y + size * 1.3;
    write(second, y + size * 1.2, size, colour);
    return y + size * 2.5;
  };
  /** A face, with its middle there. */
  const face = async (avatar: Avatar, x: number, y: number, size: number): Promise<void> =>
    pen.drawImage(await faceImage(avatar), x - size / 2, y - size / 2, size, size);
  const done = (): Promise<Blob> =>
    new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob ? resolve(blob) : reject(new Error('The picture can not be drawn here.')),
      ),
    );
  return { pen, write, tell, face, done };
}

/** As many words as fit, and the rest. */
export function inTwo(text: string, fits: (part: string) => boolean): [string, string] {
  const words = text.split(' ');
  let count = words.length;
  while (count > 1 && !fits(words.slice(0, count).join(' '))) count -= 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
