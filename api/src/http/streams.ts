import { Readable } from 'node:stream';
import type * as z from 'zod';
import { compiled } from './checking.ts';

/** One JSON document a line. */
export const LINES_TYPE = 'application/x-ndjson; charset=utf-8';

/** Writes what is answered bit by bit, each bit as the contract has it. */
export function streamOf(name: string, response: z.ZodType): (answer: unknown) => Readable {
  const program = compiled(response);
  const lineOf = (part: unknown): string => {
    const parsed = program.safeParse(part);
    if (parsed.success) return `${JSON.stringify(parsed.data)}\n`;
    throw new Error(`a line of ${name} does not fit the contract: ${parsed.error.message}`);
  };
  // Only calls with a stream as their answer come here; the types of handlers see to that.
  return (answer) => Readable.from(linesOf(answer as AsyncIterable<unknown>, lineOf));
}

async function* linesOf(parts: AsyncIterable<unknown>, lineOf: (part: unknown) => string) {
  for await (const part of parts) yield lineOf(part);
}
