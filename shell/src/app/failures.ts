import type { RootOptions } from 'react-dom/client';
import type { Owner } from '../composition/index.ts';
import { RemoteBoundary } from '../composition/RemoteBoundary.tsx';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Tells of what nobody else tells; `what` says what failed, `place` names the script that it was in. */
export type Log = (error: unknown, what: string, place?: string) => void;

/** Names the part whose code it is, as far as its name, the script or the stack shows that. */
export function createLog(telemetry: Telemetry, ownerOf: (clue: string) => Owner | null): Log {
  return (error, what, place = '') => {
    console.error(`Kengetal: ${what} failed`, error);
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    // The keys of a remote's queries begin with its name.
    const [name = ''] = what.split(' ');
    const owner = ownerOf(name) ?? ownerOf(`${place} ${stack}`) ?? { part: 'shell' };
    telemetry.report({ kind: 'error', ...owner, message: `${what}: ${String(error)}` });
  };
}

/** For React: what a boundary caught is told here, unless the boundary itself tells of it. */
export function logCaught(log: Log): NonNullable<RootOptions['onCaughtError']> {
  return (error, { errorBoundary, componentStack = '' }) => {
    const isTold = errorBoundary instanceof RemoteBoundary && errorBoundary.props.onError;
    if (isTold) console.error(error);
    else log(error, 'screen', componentStack);
  };
}
