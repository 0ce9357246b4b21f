import type { Json, JsonObject } from '@tischlein/kit';

/** As much of JSON Schema as the catalogue's schema uses. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'null';
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

const isOf = {
  object: (json: Json) => typeof json === 'object' && json !== null && !Array.isArray(json),
  array: (json: Json) => Array.isArray(json),
  string: (json: Json) => typeof json === 'string',
  integer: (json: Json) => Number.isInteger(json),
  null: (json: Json) => json === null,
} satisfies Record<NonNullable<Schema['type']>, (json: Json) => boolean>;

/** Whether a value fits; objects take no other fields, lists no value twice. */
export function fits(schema: Schema, json: Json): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => fits(one, json));
  if (schema.enum) return schema.enum.some((one) => one === json);
  if (!isOf[schema.type!](json)) return false;
  switch (schema.type!) {
    case 'object': {
      const { required = [], properties = {} } = schema;
      return (
        required.every((key) => Object.hasOwn(json as JsonObject, key)) &&
        Object.entries(json as JsonObject).every(
          ([key, value]) => Object.hasOwn(properties, key) && fits(properties[key]!, value),
        )
      );
    }
    case 'array': {
      const list = json as readonly Json[];
      return new Set(list).size === list.length && list.every((e) => fits(schema.items!, e));
    }
    case 'string':
      return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(json as string);
    case 'integer':
      return (json as number) >= schema.minimum! && (json as number) <= schema.maximum!;
    case 'null':
      return true;
  }
}
