import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { calls, callOf, type CallName } from './index.ts';

const names = Object.keys(calls) as CallName[];

/** The only texts that their own form keeps short. */
const SHORT_FORMATS = ['uuid', 'date'];

type Schema = z.core.JSONSchema.BaseSchema;

/** Places in a schema that have no maximum. */
function unbounded(schema: Schema | boolean | undefined, path: string): string[] {
  if (schema === undefined || typeof schema === 'boolean') return [path];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0) return parts.flatMap((part) => unbounded(part, path));
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  switch (schema.type) {
    case 'string': {
      const isShort = schema.format !== undefined && SHORT_FORMATS.includes(schema.format);
      return isShort || schema.maxLength !== undefined ? [] : [path];
    }
    case 'number':
    case 'integer':
      return schema.minimum !== undefined && schema.maximum !== undefined ? [] : [path];
    case 'array':
      return [
        ...(schema.maxItems === undefined ? [path] : []),
        ...unbounded(schema.items as Schema, `${path}[]`),
      ];
    case 'object':
      // A record has as many keys as the body has room for.
      if (typeof schema.additionalProperties === 'object') {
        const { propertyNames, additionalProperties } = schema;
        return [
          ...unbounded(propertyNames as Schema, `${path}.*`),
          ...unbounded(additionalProperties as Schema, path),
        ];
      }
      return Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
        unbounded(part, `${path}.${key}`),
      );
    case 'boolean':
    case 'null':
      return [];
    default:
      return [path];
  }
}

describe('what is sent has a maximum everywhere', () => {
  it.each(names)('%s', (name) => {
    const { query, body, bodyLimit } = callOf(name);
    const places = [
      ...(query ? unbounded(z.toJSONSchema(query, { io: 'input' }), 'query') : []),
      ...(body ? unbounded(z.toJSONSchema(body, { io: 'input' }), 'body') : []),
    ];
    expect(places).toEqual([]);
    expect(bodyLimit ?? 0).toBeLessThan(2 * LIMITS.budgetFile.max);
  });
});
