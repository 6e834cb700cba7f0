import * as z from 'zod';
import type { Random } from '@kengetal/generator';

type Json = Record<string, unknown>;
const DEEP = 2_000;

/** Values that programs trip over, whatever they expected. */
const NASTY: readonly ((random: Random) => unknown)[] = [
  (random) => random.pick([0, -1, 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e308]),
  (random) => random.pick([1.5, 5e-324, -0, 190000, 190001, 202413, 210012, 210101, 999999]),
  (random) => random.pick([null, true, false, [], {}, [null], [[]], { '': '' }]),
  (random) => random.pick(['', ' ', '0', '-1', 'NaN', 'Infinity', '1e9999', '9'.repeat(400)]),
  (random) => random.pick(['\ud800', 'a\udc00b', '\udbff\udbff', '\u0000', '\u202e', '\ufeff']),
  (random) => random.pick(['0000-01-01', '9999-12-31', '2024-02-30', '+012345-01-01', '2024-1-1']),
  (random) => random.pick(["' OR 1=1--", '%', '_%_', '\\', '${7*7}', '<script>alert(1)</script>']),
  (random) => random.pick(['../../../etc/passwd', 'con', 'a/b', 'C:\\x', '\r\nset-cookie: a=b']),
  (random) => random.pick(['__proto__', 'constructor', 'toString', 'hasOwnProperty']),
  (random) => random.pick(['(a+)+$', '00000000-0000-0000-0000-000000000000', '🧨'.repeat(50)]),
  (random) => 'x'.repeat(random.pick([81, 201, 256, 1_001, 20_001, 200_000])),
  (random) => 'é '.repeat(random.whole(1, 5_000)),
  (random) => random.whole(-1e9, 1e9),
  (random) => Array.from({ length: random.pick([1, 1_001, 5_001]) }, (_, index) => String(index)),
  () => JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  () => JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}'),
];

/** Text of JSON that is broken, or that says more than an object can hold. */
const BROKEN: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  (text) => text + text,
  (text) => `\ufeff${text}`,
  (text) => text.replace('{', '{"project_id":"x",'),
  (text) => text.replace(/"[^"]*"(?=[,}\]])/, '1e999'),
  (text) => text.replace(/"[^"]*"(?=[,}\]])/, '-0.00000000000000000000000000001'),
  (text) => text.replace(/"[^"]*"(?=[,}\]])/, '"\\ud83d"'),
  (text) => text.replace(/"[^"]*"(?=[,}\]])/, `${'['.repeat(100_000)}`),
  (text) => text.replace('{', `{"x":${'{"x":'.repeat(50_000)}1${'}'.repeat(50_000)},`),
  () => '',
  () => 'null',
  () => '[]',
];

export const nasty = (random: Random): unknown => random.pick(NASTY)(random);

export const broken = (text: string, random: Random): string => random.pick(BROKEN)(text);

/** The value with one to three places in it changed, left out, added or nested. */
export function mutated(value: unknown, random: Random): unknown {
  const holder = { value: structuredClone(value) };
  for (let times = random.whole(1, 3); times > 0; times -= 1) {
    const all = [...places(holder)];
    if (all.length === 0) break;
    const [parent, key] = random.pick(all);
    change(parent, key, random);
  }
  return holder.value;
}

function change(parent: Json, key: string, random: Random): void {
  const kind = random.whole(0, 9);
  if (kind < 6) parent[key] = nasty(random);
  else if (kind === 6) delete parent[key];
  else if (kind === 7) parent[key] = [parent[key]];
  else if (kind === 8) parent[key] = String(parent[key]);
  else if (typeof parent[key] === 'object') Object.assign(parent[key] ?? {}, { x: nasty(random) });
}

/** Every key of every object and list in it. */
function* places(value: object): Generator<readonly [Json, string]> {
  for (const [key, inner] of Object.entries(value)) {
    yield [value as Json, key];
    if (typeof inner === 'object' && inner !== null) yield* places(inner as object);
  }
}

/** A value that the schema takes, as far as JSON Schema can say it. */
export function valid(schema: z.ZodType, random: Random): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return made(root, root, random);
}

/** Properties that a request may leave out are there half of the times. */
function made(root: Json, schema: Json, random: Random): unknown {
  const { $ref, anyOf, oneOf, type, properties, items, required } = schema;
  if (typeof $ref === 'string') return made(root, resolved(root, $ref), random);
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return made(root, random.pick(choices) as Json, random);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  if (type === 'object') {
    const needed = Array.isArray(required) ? required : [];
    const kept = Object.entries((properties ?? {}) as Json).filter(
      ([name]) => needed.includes(name) || random.whole(0, 1) === 1,
    );
    return Object.fromEntries(
      kept.map(([name, inner]) => [name, made(root, inner as Json, random)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: random.whole(0, 3) }, () => made(root, items as Json, random));
  }
  return simple(schema, random);
}

function simple({ type, format, minimum, maximum, minLength }: Json, random: Random): unknown {
  const number = (value: unknown, otherwise: number) =>
    typeof value === 'number' && Math.abs(value) < 1e9 ? value : otherwise;
  if (type === 'integer' || type === 'number') {
    if (minimum === undefined || random.whole(0, 1) === 0) return random.pick([202401, 202406, 0]);
    return random.whole(number(minimum, 0), number(maximum, 1_000));
  }
  if (type === 'boolean') return random.whole(0, 1) === 1;
  if (type === 'null') return null;
  if (format === 'uuid') return '4f0c7b1e-3f7b-4b6c-9d2a-5a1f0e6c8d21';
  if (format === 'date') return '2024-03-01';
  if (format === 'date-time') return '2024-03-01T10:00:00Z';
  return 'x'.repeat(Math.max(number(minLength, 1), random.whole(1, 12)));
}

function resolved(root: Json, reference: string): Json {
  const parts = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  return parts.reduce((at, part) => at[part] as Json, root);
}
