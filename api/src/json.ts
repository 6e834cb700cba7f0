import { randomBytes } from 'node:crypto';

/** Stands in a text where a kept value belongs; nobody outside this program ever sees one. */
const HOLE = randomBytes(18).toString('base64url');
const QUOTED_HOLE = JSON.stringify(HOLE);

const BYTES = new WeakMap<object, Uint8Array>();
/** What belongs in the holes of the text that is being made, in order. */
let holes: Uint8Array[] | undefined;

/** Copies of a kept value are none themselves: they are made of its own properties. */
const KEPT: object = Object.defineProperty({}, 'toJSON', {
  value(this: object): unknown {
    const bytes = BYTES.get(this);
    if (!holes || !bytes) return this;
    holes.push(bytes);
    return HOLE;
  },
});

/** The same value, which nobody can change; its JSON is kept with it. For what is sent over and over. */
export function withJson<Value extends object>(value: Value): Value {
  const bytes = Buffer.from(JSON.stringify(value));
  const kept = Object.assign(Object.create(KEPT) as Value, value);
  BYTES.set(deepFrozen(kept), bytes);
  return kept;
}

/** What a value with its JSON takes of memory, in bytes; about, as the engine does not tell. */
export function sizeWithJson(value: object): number {
  return OBJECT_FACTOR * (BYTES.get(value)?.length ?? 0);
}

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
  if (found.length === 0) return Buffer.from(text);
  const parts = text.split(QUOTED_HOLE).flatMap((between, place) => {
    const bytes = found[place];
    return bytes ? [Buffer.from(between), bytes] : [Buffer.from(between)];
  });
  return Buffer.concat(parts);
}

function deepFrozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) deepFrozen(part);
  }
  return Object.freeze(value);
}
