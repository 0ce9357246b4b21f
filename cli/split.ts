const CLOSING: { readonly [opening: string]: string } = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** Cut at a separator, but not inside quotes, braces or brackets. */
function split(text: string, isSeparator: (letter: string) => boolean): string[] {
  const parts = [''];
  const open: string[] = [];
  for (const letter of text) {
    const waiting = open.at(-1);
    const quoted = waiting === '"' || waiting === "'";
    if (letter === waiting) open.pop();
    else if (!quoted && letter in CLOSING) open.push(CLOSING[letter]!);
    if (open.length === 0 && isSeparator(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** `a,b,c`, where a part may be `exec:"bot --x 1,2"` or a value in JSON. */
export const splitList = (text: string): string[] => split(text, (letter) => letter === ',');

/** A command line in words, as a shell would see it: quotes hold a word together and are not part of it. */
export const splitWords = (text: string): string[] =>
  split(text, (letter) => letter === ' ' || letter === '\t')
    .filter((word) => word !== '')
    .map((word) => word.replace(/(["'])(.*?)\1/g, '$2'));
