import type * as z from 'zod';
import { callOf, calls, type CallName } from '@kengetal/contract/api';
import { answersOf } from './answers.ts';

type Schema = z.core.$ZodType;

/** Longer than what is checked and written at a stretch. */
const LONG = 201;
/** Names and places up to a list of which so many may come: further down there are others above it. */
const DEEPEST = 5;
const NOBODY = { kind: 'request' } as const;

const TEXTS = [
  ...['x', '00000000-0000-4000-8000-000000000000', '2024-01-01', '2024-01-01T00:00:00.000Z'],
  ...['a@b.nl', 'https://a.nl', '', '1'],
];
const NUMBERS = [1, 0, 202401, 2024];

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const fits = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).success;

/** Keys that a record must have. */
function keysOf({ keyType }: z.core.$ZodRecordDef): string[] {
  const def = defOf(keyType);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [];
}

/** A small value of a schema. */
function small(schema: Schema): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape).filter(([, part]) => defOf(part).type !== 'optional');
      return Object.fromEntries(parts.map(([key, part]) => [key, small(part)]));
    }
    case 'array':
      return fits(schema, []) ? [] : [small(def.element)];
    case 'union':
      return small(def.options[0] as Schema);
    case 'record':
      return Object.fromEntries(keysOf(def).map((key) => [key, small(def.valueType)]));
    case 'nullable':
    case 'null':
      return null;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    default: {
      const found = [...TEXTS, ...NUMBERS].find((value) => fits(schema, value));
      if (found === undefined) throw new Error(`no value of a ${def.type}`);
      return found;
    }
  }
}

/** Values that each have one long list, wherever the schema may have one. */
function* withLongList(schema: Schema, deepest = DEEPEST): Generator {
  const def = defOf(schema);
  if (def.type === 'optional' || def.type === 'nullable') {
    yield* withLongList(def.innerType, deepest);
  } else if (def.type === 'union') {
    for (const option of def.options) yield* withLongList(option, deepest);
  } else if (def.type === 'array') {
    const many = Array.from({ length: LONG }, () => small(def.element));
    if (fits(schema, many)) yield many;
    if (deepest > 0) for (const one of withLongList(def.element, deepest - 1)) yield [one];
  } else if (deepest > 0 && def.type === 'record') {
    const [key = 'x'] = keysOf(def);
    for (const one of withLongList(def.valueType, deepest - 1)) {
      yield { ...(small(schema) as object), [key]: one };
    }
  } else if (deepest > 0 && def.type === 'object') {
    for (const [key, part] of Object.entries(def.shape)) {
      for (const one of withLongList(part, deepest - 1)) {
        yield { ...(small(schema) as object), [key]: one };
      }
    }
  }
}

const answers = (Object.keys(calls) as CallName[]).flatMap((name) => {
  const { response } = callOf(name);
  return response ? [[name, response] as const] : [];
});

it.each(answers)('every list of %s may be long', async (name, response) => {
  const answered = answersOf(name, response);
  for (const answer of withLongList(response)) {
    const bytes = answered(answer, NOBODY);
    // In slices.
    expect(bytes).toBeInstanceOf(Promise);
    expect(JSON.parse((await bytes).toString())).toEqual(answer);
  }
});
