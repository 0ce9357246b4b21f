import { errorBody, type ErrorBody } from '@tischlein/api';
import type { Context } from 'hono';
import * as v from 'valibot';

/** The body as its schema reads it, or why it can not be read. */
export async function bodyOf<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S> | ErrorBody> {
  let json: unknown;
  try {
    json = await c.req.json();
  } catch {
    return errorBody('badRequest', 'The body is not JSON.');
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const what = `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`;
  return errorBody('badRequest', what.slice(0, 300));
}
