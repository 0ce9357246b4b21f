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

/** A drawing by itself: what a page draws by parts that lie in it, in the light colours. */
async function imageOf(sheet: string, inside: string, viewBox: string): Promise<HTMLImageElement> {
  const [{ default: tokens }, { default: scenes }] = await Promise.all([
    import('./theme/tokens.css?raw'),
    import('./theme/scenes.css?raw'),
  ]);
  const parts = sheet.replace(/<\/?svg[^>]*>/g, '');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><style><![CDATA[${tokens}${scenes}]]></style><defs>${parts}</defs>${inside}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** An animal on its lace. */
async function faceImage(avatar: Avatar): Promise<HTMLImageElement> {
  const [{ default: animals }, { default: house }] = await Promise.all([
    import('./art/avatars.svg?raw'),
    import('./art/house.svg?raw'),
  ]);
  const [animal, neckerchief] = [animalOf(avatar), neckerchiefOf(avatar)];
  const whole = 'x="-36" y="-40" width="72" height="72"';
  const parts = [
    `<use href="#t-doily" fill="#fffdf8" ${whole}/>`,
    `<use href="#a-${animal}" x="-32" y="-38" width="64" height="64"/>`,
    neckerchief === 'plain' ? '' : `<use href="#a-${neckerchief}" ${whole}/>`,
  ];
  return imageOf(animals + house, parts.join(''), '-36 -40 72 72');
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
  /** What lies in a sheet of drawings, in a frame with round corners. */
  const drawing = async (
    sheet: string,
    inside: string,
    viewBox: string,
    [x, y, wide, high]: readonly [number, number, number, number],
    round = 0,
  ): Promise<void> => {
    const image = await imageOf(sheet, inside, viewBox);
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, wide, high, round);
    pen.clip();
    pen.drawImage(image, x, y, wide, high);
    pen.restore();
  };
  /** One line around or beside a point, at most so wide: smaller where it is long, and cut where it is longer still. */
  const label = (
    text: string,
    size: number,
    colour: string,
    [x, y, wide, align = 'center']: readonly [number, number, number, CanvasTextAlign?],
  ): void => {
    let cut = text;
    const widthAt = (px: number): number => {
      pen.font = `600 ${px}px "Fredoka Variable", system-ui, sans-serif`;
      return pen.measureText(cut).width;
    };
    const fitting = Math.max(Math.min(size, 24), Math.min(size, (size * wide) / widthAt(size)));
    while (widthAt(fitting) > wide && cut.length > 2) cut = `${cut.slice(0, -2).trimEnd()}…`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(cut, x, y);
    pen.textAlign = 'left';
  };
  const done = (): Promise<Blob> =>
    new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob ? resolve(blob) : reject(new Error('The picture can not be drawn here.')),
      ),
    );
  return { pen, write, tell, face, drawing, label, done };
}

/** As many words as fit, and the rest. */
export function inTwo(text: string, fits: (part: string) => boolean): [string, string] {
  const words = text.split(' ');
  let count = words.length;
  while (count > 1 && !fits(words.slice(0, count).join(' '))) count -= 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}
