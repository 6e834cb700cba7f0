import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../build/parts.ts';

/** What another tenant met while something went on. */
export interface Seen {
  /** Milliseconds from when each question should have been sent to its answer. */
  readonly waits: readonly number[];
  /** Answers that were refused, lost or different from the first. */
  readonly wrong: readonly string[];
}

export interface Asked {
  readonly url: string;
  readonly token: string;
  /** JSON. */
  readonly body: string;
}

/** A process that reads its dashboard every 100 ms. */
export interface Neighbour {
  begin(asked: Asked): void;
  end(): Promise<Seen>;
  close(): Promise<void>;
}

export function startNeighbour(): Neighbour {
  const child = fork(join(ROOT, 'tools/src/attacks/neighbour-program.mjs'));
  return {
    begin: (begin) => void child.send({ begin }),
    end: async () => {
      child.send({});
      const [seen] = (await once(child, 'message')) as [Seen];
      return seen;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
