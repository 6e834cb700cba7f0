import type { Owner } from '../composition/index.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Tells of what nobody else shows; `what` says what failed, `file` whose script it was. */
export type Log = (error: unknown, what: string, file?: string) => void;

/** Names the part whose code it is, as far as its name, the script or the stack shows that. */
export function createLog(telemetry: Telemetry, ownerOf: (clue: string) => Owner | null): Log {
  return (error, what, file = '') => {
    console.error(`Kengetal: ${what} failed`, error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    // The keys of a remote's queries begin with its name.
    const [name = ''] = what.split(' ');
    const owner = ownerOf(name) ?? ownerOf(`${file} ${stack}`) ?? { part: 'shell' };
    telemetry.report({ kind: 'error', ...owner, message: `${what}: ${String(error)}` });
  };
}
