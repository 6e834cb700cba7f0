import { readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Tells whether the program ended by itself the last time. */
export interface OwnEnd {
  readonly endedByItself: boolean;
  /** To be called when an error ends the program. */
  tell(error: unknown): void;
}

const NAME = 'last-end.json';

/**
 * Watches for an end that the program causes itself. Node writes its report when the memory is full
 * or when it fails within; an uncaught error is told. Who is killed, or loses power, writes nothing.
 */
export async function watchOwnEnd(folder: string): Promise<OwnEnd> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, NAME);
  const endedByItself = textIn(path) !== '';
  // Before Node 22.13 the report holds the environment: only its owner reads the file.
  writeFileSync(path, '', { mode: 0o600 });
  await chmod(path, 0o600);
  const { report } = process;
  Object.assign(report, { directory: folder, filename: NAME, compact: true, excludeEnv: true });
  report.reportOnFatalError = true;
  return {
    endedByItself,
    tell: (error) => {
      writeFileSync(path, JSON.stringify({ error: String(error) }));
    },
  };
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
