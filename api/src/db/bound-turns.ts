import { LRUCache } from 'lru-cache';
import type { Link } from './database.ts';
import type { Engine } from './engine.ts';
import { FAIR_AGAIN_MS, FAIR_MS, LIMITS, type Asker, type Kind } from './limits.ts';
import type { ReopeningEngine } from './reopening.ts';
import { limitTurn } from './turn-limit.ts';
import type { Turns } from './turns.ts';

/** A turn: what is asked of it within its time, and the engine itself, to put right what failed. */
export type Turn<T> = (link: Link, engine: Engine) => Promise<T>;

interface Bound {
  readonly asker: Asker;
  readonly kind: Kind;
  /** Of a turn of one statement: which one it is. */
  readonly text?: string;
  readonly signal?: AbortSignal;
}

/** A statement that was ended because others waited gives way sooner to them, for so long, in ms. */
const MEMORY_MS = 60_000;
const MOST_STATEMENTS = 100;

/** Does work in the turn that one has, on the engine as it is now, for as long as a turn may take. */
export function boundTurns(engine: ReopeningEngine, othersWait: Turns['othersWait']) {
  const ended = new LRUCache<string, true>({ max: MOST_STATEMENTS, ttl: MEMORY_MS });
  const fairMsOf = (statement: string) => (ended.has(statement) ? FAIR_AGAIN_MS : FAIR_MS);

  return async <T>(work: Turn<T>, { asker, kind, text = '', signal }: Bound): Promise<T> => {
    const { owner } = asker;
    const statement = `${owner} ${text}`;
    const current = await engine.current();
    const limit = limitTurn({
      limitMs: LIMITS[kind].statement || Infinity,
      fairMs: kind === 'read' ? fairMsOf(statement) : Infinity,
      othersWait: () => othersWait(owner),
      signal,
      cancel: current.cancel,
    });
    const ask = async <R>(asked: () => Promise<R>) => {
      limit.check();
      return asked();
    };
    const { query, copy } = linkOn(current);
    const link: Link = {
      query: (...call) => ask(() => query(...call)),
      copy: (...call) => ask(() => copy(...call)),
    };
    try {
      return await work(link, current);
    } catch (error) {
      if (limit.trouble?.kind === 'slow') ended.set(statement, true);
      throw limit.trouble ?? error;
    } finally {
      limit.stop();
    }
  };
}

const linkOn = (engine: Engine): Link => ({
  query: (...call) => engine.query(...call),
  copy: (target, bytes) => engine.copy(`COPY ${target} FROM '/dev/blob'`, bytes),
});
