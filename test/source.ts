import { parse } from 'svelte/compiler';
import ts from 'typescript';

export type SourceFile = { readonly path: string; readonly text: string };

/** Several checks read the same files. */
const read = new WeakMap<SourceFile, ts.SourceFile>();

/** A file as the TypeScript parser reads it. Of a Svelte file: its scripts, and every expression of its markup. */
export function sourceOf(file: SourceFile): ts.SourceFile {
  const known = read.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file.path, codeOf(file), ts.ScriptTarget.ES2022, true);
  read.set(file, source);
  return source;
}

export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** All code of a file, each piece in its place, so that line numbers hold. */
function codeOf({ path, text }: SourceFile): string {
  if (!path.endsWith('.svelte')) return text;
  const code = [...text.replace(/[^\n]/g, ' ')];
  const keep = (start: number, end: number): void => {
    for (let at = start; at < end; at++) code[at] = text[at]!;
  };
  const { fragment, instance, module } = parse(text, { modern: true });
  for (const script of [instance, module])
    if (script) {
      const { start, end } = script.content as unknown as Range;
      keep(start, end);
      code[end] = ';';
    }
  for (const { start, end } of expressionsIn(fragment)) {
    keep(start, end);
    // Brackets part an expression from the next one; the letters around it are braces, spaces or quotes of the markup.
    code[start - 1] = '(';
    code[end] = ')';
  }
  return code.join('');
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What stands in the words and attributes of the markup, with the place it stands at. */
export function textsIn({
  path,
  text,
}: SourceFile): { readonly line: number; readonly text: string }[] {
  if (!path.endsWith('.svelte')) return [];
  const texts: { line: number; text: string }[] = [];
  walk(parse(text, { modern: true }).fragment, (node) => {
    if (node.type === 'Text')
      texts.push({
        line: text.slice(0, node.start).split('\n').length,
        text: String(node['data']),
      });
    return true;
  });
  return texts;
}

interface Node extends Range {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Nodes of the markup are named as Svelte names them; whatever else has a place is an expression. */
const MARKUP =
  /^(Fragment|Text|Comment|\w+(Element|Tag|Block|Directive|Head|Body|Window|Document|Fragment|Options)|Attribute|SpreadAttribute|AttachTag|Component|SvelteComponent|SvelteSelf|SvelteBoundary)$/;

function expressionsIn(fragment: unknown): Range[] {
  const found: Range[] = [];
  walk(fragment, (node) => {
    if (MARKUP.test(node.type)) return true;
    found.push(node);
    return false;
  });
  return found;
}

function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) return value.forEach((each) => walk(each, visit));
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  const isNode = typeof node.type === 'string' && typeof node.start === 'number';
  if (isNode && !visit(node)) return;
  for (const [key, child] of Object.entries(node)) if (key !== 'metadata') walk(child, visit);
}
