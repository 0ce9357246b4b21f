import { isObject, type Json, type JsonObject } from '@tischlein/kit';

/** What a move changed in a view: most fields stand as they were, and long lists change in one place. */
interface ViewChange {
  /** Fields that changed, whole. */
  view: JsonObject;
  /** Lists that changed in one place: where, how many go out there, and what comes in. */
  lists?: { [field: string]: Splice };
  /** Fields that are there no more: a game from outside may have such. */
  gone?: string[];
}

type Splice = [at: number, out: number, ...comesIn: Json[]];

export function viewChange(before: JsonObject, after: JsonObject): ViewChange {
  const view: { [field: string]: Json } = {};
  const change: ViewChange = { view };
  // Both views nearly always have the same fields in the same order: then none is looked up by its name, which takes longest.
  const [names, then] = [Object.keys(before), Object.values(before)];
  const [fields, now] = [Object.keys(after), Object.values(after)];
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    const was = names[i] === field ? then[i] : before[field];
    const is = now[i]!;
    if (isSame(was, is)) continue;
    const splice = Array.isArray(was) && Array.isArray(is) ? spliceOf(was, is) : null;
    if (splice === null) view[field] = is;
    else (change.lists ??= {})[field] = splice;
  }
  const gone = names.filter((field, i) => fields[i] !== field && !(field in after));
  if (gone.length > 0) change.gone = gone;
  return change;
}

/** Null where the whole list is as short. */
function spliceOf(was: readonly Json[], is: readonly Json[]): Splice | null {
  const shorter = Math.min(was.length, is.length);
  let at = 0;
  while (at < shorter && isSame(was[at], is[at]!)) at++;
  let tail = 0;
  while (tail < shorter - at && isSame(was[was.length - 1 - tail], is[is.length - 1 - tail]!))
    tail++;
  const end = is.length - tail;
  return end - at + 2 < is.length ? [at, was.length - tail - at, ...is.slice(at, end)] : null;
}

function isSame(one: Json | undefined, other: Json): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i]!)) return false;
    return true;
  }
  if (!isObject(one) || !isObject(other)) return false;
  let fields = 0;
  for (const field in other) {
    if (!(field in one) || !isSame(one[field], other[field]!)) return false;
    fields++;
  }
  for (const _ in one) fields--;
  return fields === 0;
}
