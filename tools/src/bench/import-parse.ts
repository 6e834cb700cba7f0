import { createReadStream } from 'node:fs';
import { readAuditfile } from '../../../api/src/ledger/index.ts';

// Reads a file alone and parses it, in a process that does nothing else; says how long both took.
const [file = ''] = process.argv.slice(2);

async function timed(events: AsyncIterable<unknown>): Promise<number> {
  const began = performance.now();
  for await (const event of events) void event;
  return performance.now() - began;
}

const bytes = () => createReadStream(file) as AsyncIterable<Buffer>;
await timed(bytes()); // From the disk; the next time the system has it in memory.
const readMs = await timed(bytes());
const parseMs = await timed(readAuditfile(bytes()));
console.log(JSON.stringify({ readMs, parseMs, peakBytes: process.resourceUsage().maxRSS * 1024 }));
