import type * as z from 'zod';
import { LIMITS, refusalOf } from '@kengetal/contract';
import type { Asker } from '../db/limits.ts';
import { jsonBytes, writtenList } from '../json.ts';
import { nextSlice } from '../slices.ts';
import { compiled, elementAt } from './checking.ts';
import { HttpProblem } from './problem.ts';

/** Items of a list that are checked and written at a stretch; with more it is done in slices. */
const LONG = 200;
/** A list of no more items may have long lists in them: blocks, and sections of one. */
const FEW = 20;
/** Names and places up to a long list: of a section of a block. */
const DEEPEST = 5;

type Path = readonly (string | number)[];

/**
 * Checks that answers are as the contract has them, and writes them as JSON. One that does not fit
 * is a fault of ours; what neither server nor browser should hold is too_large.
 */
export function answersOf(
  name: string,
  response: z.ZodType,
): (answer: unknown, asker: Asker) => Buffer | Promise<Buffer> {
  const check = checkOf(name, compiled(response));
  const programs = new Map<z.core.$ZodType, Check>();
  const checkIn = (answer: unknown, path: Path): Check | undefined => {
    const element = elementAt(response, answer, path);
    const known = element && (programs.get(element) ?? checkOf(name, compiled(element)));
    if (known) programs.set(element, known);
    return known;
  };
  return (answer, asker) => {
    const path = longListIn(answer);
    return path ? inSlices(answer, path) : bytesOf(check(answer));

    /** Long lists first leave the answer, which is then checked and written with holes in it. */
    async function inSlices(whole: unknown, at: Path): Promise<Buffer> {
      const lists: [Path, Buffer][] = [];
      /** Those that the contract has no place for: the check of the whole says what of it. */
      const unknown = new Set<unknown>();
      let rest = whole;
      for (let next: Path | undefined = at; next; next = longListIn(rest, unknown)) {
        const items = valueAt(rest, next) as readonly unknown[];
        const checkItem = checkIn(rest, next);
        if (!checkItem) {
          unknown.add(items);
          continue;
        }
        lists.push([next, await listBytes(items, checkItem, asker)]);
        // One stays, since a list may have to have one.
        rest = replaced(rest, next, items.slice(0, 1));
      }
      const filled = lists.reduce(
        (made, [place, bytes]) => replaced(made, place, writtenList(bytes)),
        check(rest),
      );
      return bytesOf(filled);
    }
  };
}

type Check = (value: unknown) => unknown;

function checkOf(name: string, program: z.ZodType): Check {
  return (value) => {
    const parsed = program.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new Error(`the answer of ${name} does not fit the contract: ${parsed.error.message}`);
  };
}

/** The items of a list, checked one by one and written, as long as somebody waits for them. */
async function listBytes(items: readonly unknown[], check: Check, asker: Asker): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < items.length; at += LONG) {
    await nextSlice(asker);
    // Without the brackets around them.
    pieces.push(jsonBytes(items.slice(at, at + LONG).map(check)).subarray(1, -1));
  }
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [COMMA, piece])));
}

const COMMA = Buffer.from(',');

function bytesOf(answer: unknown): Buffer {
  const bytes = jsonBytes(answer);
  const limit = LIMITS.answerBytes;
  if (bytes.length > limit.max) throw new HttpProblem('too_large', refusalOf(limit));
  return bytes;
}

/** Where the first long list of an answer stands, but for some; undefined without one. */
function longListIn(value: unknown, but?: ReadonlySet<unknown>, depth = 0): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > LONG) return but?.has(value) ? undefined : [];
  if (depth === DEEPEST || (Array.isArray(value) && value.length > FEW)) return undefined;
  for (const key in value) {
    const found = longListIn((value as Record<string, unknown>)[key], but, depth + 1);
    if (found) return [key, ...found];
  }
  return undefined;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

/** A copy with another value at a path. */
function replaced(value: unknown, [key, ...path]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const parts = value as Record<string, unknown>;
  const part = replaced(parts[key], path, by);
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === Number(key) ? part : one));
  return { ...parts, [key]: part };
}
