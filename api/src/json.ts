import { randomBytes } from 'node:crypto';

/** Stands in a text where a kept value belongs; nobody outside this program ever sees one. */
const HOLE = randomBytes(12).toString('base64url');
const QUOTED_HOLE = JSON.stringify(HOLE);

/** What belongs in the holes of the text that is being made, in order. */
let holes: Uint8Array[] | undefined;

/** A value that nobody can change, with its JSON. */
interface WithJson<Value> {
  readonly value: Value;
  /** What it takes of memory, in bytes; about, as the engine does not tell. */
  readonly size: number;
}

/**
 * Keeps the JSON of a value with it, and lets nobody change it any more. For what is sent over and
 * over. Copies of it are ordinary values.
 */
export function withJson<Value extends object>(value: Value): WithJson<Value> {
  const bytes = Buffer.from(JSON.stringify(value));
  const toJSON = () => {
    if (!holes) return value;
    holes.push(bytes);
    return HOLE;
  };
  return {
    value: deepFrozen(Object.defineProperty(value, 'toJSON', { value: toJSON })),
    size: OBJECT_FACTOR * bytes.length,
  };
}

/** A list by the bytes of its items; what it holds stands in the text of `jsonBytes` alone. */
export function writtenList(items: Uint8Array): object {
  return {
    toJSON: () => {
      holes?.push(items);
      return [HOLE];
    },
  };
}

/** What a value takes of memory, in bytes; about, as the engine does not tell. */
export const bytesOfValue = (value: unknown): number =>
  (OBJECT_FACTOR - 1) * JSON.stringify(value).length;

/** Objects and strings of a value take some three times as much as its JSON. */
const OBJECT_FACTOR = 4;

/** As JSON.stringify, in UTF-8: a text would be gone through three times to send it. */
export function jsonBytes(value: unknown): Buffer {
  const found: Uint8Array[] = [];
  holes = found;
  let text: string;
  try {
    text = JSON.stringify(value);
  } finally {
    holes = undefined;
  }
  return found.length === 0 ? Buffer.from(text) : filled(text, found);
}

/** The text in UTF-8 with the bytes that belong in its holes. */
function filled(text: string, found: readonly Uint8Array[]): Buffer {
  const most = found.reduce((sum, { length }) => sum + length, MOST_BYTES * text.length);
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  text.split(QUOTED_HOLE).forEach((between, place) => {
    at += bytes.write(between, at);
    const next = found[place];
    if (!next) return;
    bytes.set(next, at);
    at += next.length;
  });
  return bytes.subarray(0, at);
}

/** In UTF-8, of a unit of a text. To count them would take as long as to write them. */
const MOST_BYTES = 3;

function deepFrozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) deepFrozen(part);
  }
  return Object.freeze(value);
}
