import * as z from 'zod';
import type { Block } from '@kengetal/contract';
import { block, figure, seriesFigures, shortSeriesRow, trendPoint } from '@kengetal/contract/api';
import { withJson } from '../json.ts';

type Schema = z.core.$ZodType;

/** Half a second of work for all calls, once for all that is started in a process: tests start many. */
const programs = new WeakMap<Schema, z.ZodType>();

/**
 * The same schema as a program made once, which is several times quicker on large answers. Its
 * compiler refuses what refers to itself, as figures do by their terms: within another schema
 * a figure is therefore left to a program of its own.
 */
export function compiled(schema: Schema): z.ZodType {
  const known = programs.get(schema);
  if (known) return known;
  // What is rewritten stays of its own kind; the compiler wants to know it is one of zod's.
  const program = z.compile(rewritten(schema, new Map(PARTS)) as z.ZodType);
  programs.set(schema, program);
  return program;
}

/** Parts that have a program of their own. */
const PARTS = new Map<Schema, Schema>([[figure, z.custom(isFigure)]]);

/** By kind; many figures are operands of several others. */
const kinds: ReadonlyMap<unknown, (value: unknown) => boolean> = new Map(
  figure.options.map((option) => [option.shape.kind.value, once(compiled(option))]),
);

function isFigure(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return kinds.get(value.kind)?.(value) ?? false;
}

/** These are kept for as long as their books are, and sent over and over. */
for (const part of [shortSeriesRow, trendPoint, seriesFigures]) {
  PARTS.set(part, z.custom(once(compiled(part))));
}

/** Blocks that were checked when they were kept. */
const keptBlocks = new WeakSet<Block>();
const isKept = (value: unknown) => keptBlocks.has(value as Block);
PARTS.set(block, z.union([z.custom<Block>(isKept), rewritten(block, new Map(PARTS))]));

/**
 * A block that is kept and sent over and over: as the contract has it, never to be changed, with its
 * JSON. Throws where it does not fit.
 */
export function keptBlock(made: Block): ReturnType<typeof withJson<Block>> {
  const kept = withJson(compiled(block).parse(made) as Block);
  keptBlocks.add(kept.value);
  return kept;
}

/** A check that remembers what was right: only for what nobody changes. */
function once(program: z.ZodType): (value: unknown) => boolean {
  const right = new WeakSet();
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    if (right.has(value)) return true;
    const isRight = program.safeParse(value).success;
    if (isRight) right.add(value);
    return isRight;
  };
}

function rewritten(schema: Schema, known: Map<Schema, Schema>): Schema {
  const before = known.get(schema);
  if (before) return before;
  const made = withParts(schema as z.core.$ZodTypes, (part) => rewritten(part, known));
  known.set(schema, made);
  return made;
}

/** The schema of the items of a list in a value that this schema is of; undefined where it has none. */
export function elementAt(
  schema: Schema | undefined,
  value: unknown,
  path: readonly (string | number)[],
): Schema | undefined {
  const def = schema && (schema as z.core.$ZodTypes)._zod.def;
  const [key, ...rest] = path;
  const part: unknown =
    key !== undefined && typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[key]
      : undefined;
  switch (def?.type) {
    case 'object':
      return key === undefined ? undefined : elementAt(def.shape[key], part, rest);
    case 'array':
      return key === undefined ? def.element : elementAt(def.element, part, rest);
    case 'record':
      return key === undefined ? undefined : elementAt(def.valueType, part, rest);
    case 'union':
      return firstOf(def.options, (option) => elementIn(option, value, path));
    case 'optional':
    case 'nullable':
      return elementAt(def.innerType, value, path);
    default:
      return undefined;
  }
}

/** The same for an option of a union; undefined where the value is of another. */
function elementIn(option: Schema, value: unknown, path: readonly (string | number)[]) {
  const element = isOfOption(option, value) ? elementAt(option, value, path) : undefined;
  if (!element || path.length > 0) return element;
  // A list says what it is of by what is in it.
  const [item] = value as readonly unknown[];
  return compiled(element).safeParse(item).success ? element : undefined;
}

/** False for an option that tells by a word, as a kind, that the value is of another. */
function isOfOption(option: Schema, value: unknown): boolean {
  return Object.entries(option._zod.propValues ?? {}).every(([key, words]) =>
    words.has((value as Record<string, z.core.util.Primitive>)[key]),
  );
}

function firstOf<From, To>(from: readonly From[], find: (one: From) => To | undefined) {
  for (const one of from) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The schema with its parts replaced; kinds that answers put no figures in stay as they are. */
function withParts(schema: z.core.$ZodTypes, replaced: (part: Schema) => Schema): Schema {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape).map(([key, part]) => [key, replaced(part)] as const);
      return z.clone(schema, { ...def, shape: Object.fromEntries(parts) });
    }
    case 'array':
      return z.clone(schema, { ...def, element: replaced(def.element) });
    case 'union':
      return z.clone(schema, { ...def, options: def.options.map(replaced) });
    case 'record':
      return z.clone(schema, { ...def, valueType: replaced(def.valueType) });
    case 'optional':
    case 'nullable':
      return z.clone(schema, { ...def, innerType: replaced(def.innerType) });
    default:
      return schema;
  }
}
