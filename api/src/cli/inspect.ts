import { createReadStream } from 'node:fs';
import { AuditfileRefused, readAuditfile } from '../ledger/index.ts';
import { inspection } from './inspection.ts';

const USAGE = 'Gebruik: npm run --silent ledger -- inspect BESTAND…';

/** Exit code: 0 read, 2 refused or not readable. */
async function main([command, ...files]: readonly string[]): Promise<number> {
  if (command !== 'inspect' || files.length === 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const parts = files.map((file) => createReadStream(file));
    process.stdout.write(`${JSON.stringify(await inspection(readAuditfile(parts)))}\n`);
    return 0;
  } catch (error) {
    console.error(reason(error));
    return 2;
  }
}

function reason(error: unknown): string {
  if (error instanceof AuditfileRefused) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return 'Dit bestand bestaat niet.';
  }
  throw error;
}

process.exitCode = await main(process.argv.slice(2));
