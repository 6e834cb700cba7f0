import { createReadStream } from 'node:fs';
import { readAuditfile } from '@kengetal/ledger';
import { SaxesParser } from 'saxes';
import { rowsOf } from './import-rows.ts';

// Each stage of reading a file, alone in a process that does nothing else; says how long each took.
const [file = ''] = process.argv.slice(2);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const bytes = () => createReadStream(file) as AsyncIterable<Buffer>;

async function consumed(events: AsyncIterable<unknown>): Promise<void> {
  for await (const event of events) void event;
}

/** The parser with nobody who listens. */
async function tokenised(): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  for await (const chunk of bytes()) parser.write(decoder.decode(chunk, { stream: true }));
}

await timed(() => consumed(bytes())); // From the disk; the next time the system has it in memory.
const readMs = await timed(() => consumed(bytes()));
const parseMs = await timed(() => consumed(readAuditfile(bytes())));
const peakBytes = process.resourceUsage().maxRSS * 1024;
const rowsMs = await timed(() => rowsOf(bytes(), () => undefined));
const saxesMs = await timed(tokenised);
console.log(JSON.stringify({ readMs, saxesMs, parseMs, rowsMs, peakBytes }));
