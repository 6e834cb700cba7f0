import { createReadStream } from 'node:fs';
import { AuditfileRefused, readAuditfile } from '@kengetal/ledger';
import { inspection } from './inspection.ts';
import type { Streams } from './streams.ts';

const USAGE = `Gebruik: npm run --silent ledger -- inspect BESTAND…
         npm run --silent ledger -- rebuild [PROJECT]`;

/**
 * The ledger command: `inspect` reads an audit file, of which several files are the parts;
 * `rebuild` makes the summaries of one project or of all anew from their lines.
 * @returns the exit code: 0 when read, 2 when refused or wrongly called
 */
export async function runLedger(args: readonly string[], streams: Streams): Promise<number> {
  const [command, ...files] = args;
  if (command === 'rebuild' && files.length <= 1) {
    // Only now: reading a file needs no database.
    const { rebuild } = await import('./rebuild.ts');
    return rebuild(files[0], streams);
  }
  if (command !== 'inspect' || files.length === 0) {
    streams.error(`${USAGE}\n`);
    return 2;
  }
  try {
    const parts = files.map(opened);
    streams.out(`${JSON.stringify(await inspection(readAuditfile(parts)))}\n`);
    return 0;
  } catch (error) {
    streams.error(`${reason(error)}\n`);
    return 2;
  }
}

/** Opened only when its turn comes, so that a missing second part fails as the first does. */
async function* opened(file: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file)) yield Buffer.from(chunk);
}

function reason(error: unknown): string {
  if (error instanceof AuditfileRefused) return error.message;
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'Dit bestand bestaat niet.';
  if (code === 'EISDIR') return 'Dit is een map, geen bestand.';
  if (code === 'EACCES') return 'Dit bestand mag niet worden gelezen.';
  throw error;
}
