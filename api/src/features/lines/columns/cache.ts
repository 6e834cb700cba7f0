import { channel } from 'node:diagnostics_channel';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { isOutOfMemory } from '../../../threads.ts';
import { wokenBy } from '../../../jobs/woken.ts';
import { SizedCache } from '../../../sized-cache.ts';
import type { Reach } from '../reach.ts';
import { bytesOf, covers, type ColumnSource, type LineColumns } from './columns.ts';
import { loadColumns } from './load.ts';
import { readSources } from './slice.ts';

/** The LRU cache of the columns of large projects. */
export interface ColumnsCache {
  /** The columns that hold all that is reached; undefined while there are none. */
  of(reach: Reach): LineColumns | undefined;
  /** Says that lines are looked at; a large project is loaded, so that what follows is quick. */
  want(reach: Reach): void;
  /** Resolves when nothing is being loaded. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly log: { error(fields: object, message: string): void };
  /** Bytes that all columns together may take; the newest stay even when they alone take more. */
  readonly limitBytes: number;
  /** Lines that a project must have to get columns; with fewer the database is quick enough. */
  readonly fromLines?: number;
}

interface Loading {
  readonly projectId: string;
  readonly ending: AbortController;
  /** Undefined until they have been looked up. */
  sources?: readonly ColumnSource[];
}

const FROM_LINES = 20_000;
/** What a line takes, about; projects that do not fit are not begun with. */
const BYTES_OF_LINE = 80;
/** Lines of a slice, in the unit that the database likes. */
const BATCHES = 2;
/** After a failure, or when it is too large, a project stays without columns for so long, in ms. */
const PAUSE_MS = 60_000;
/** The same for one that took more memory than its thread has: it will again. */
const LONG_PAUSE_MS = 60 * PAUSE_MS;
/** Projects that this is known of. */
const MOST_PAUSING = 1_000;

/** Tells what was loaded, to who measures. */
const loaded = channel('kengetal:columns');

/** Loads one project at a time, behind what users ask; those used longest ago make room. */
export function columnsCache(deps: Dependencies): ColumnsCache {
  const { database, log, limitBytes, fromLines = FROM_LINES } = deps;
  const cache = new SizedCache(Math.max(1, limitBytes));
  const wanted = new Set<string>();
  const pausing = new LRUCache<string, true>({ max: MOST_PAUSING, ttl: PAUSE_MS });
  let loading: Loading | undefined;
  const fits = (lines: number) => lines * BYTES_OF_LINE <= limitBytes;

  const load = async (current: Loading) => {
    const { projectId } = current;
    const { signal } = current.ending;
    const began = performance.now();
    const sql = database.quietly;
    const sources = (current.sources = await readSources(sql, projectId));
    // What is looked at may be a part of its lines only.
    if (!fits(sources[sources.length - 1]?.end ?? 0)) {
      pausing.set(projectId, true);
      return;
    }
    const lines = BATCHES * database.batchLines;
    const columns = await loadColumns(sql, { projectId, sources, lines, signal });
    cache.set(projectId, columns, bytesOf);
    const ms = performance.now() - began;
    loaded.publish({ lines: columns.count, bytes: bytesOf(columns), ms });
  };
  const work = async () => {
    for (let [projectId] = wanted; projectId && !queue.stopped; [projectId] = wanted) {
      wanted.delete(projectId);
      loading = { projectId, ending: new AbortController() };
      try {
        await load(loading);
      } catch (error) {
        // What was superseded is wanted again.
        if (loading.ending.signal.aborted) continue;
        pausing.set(projectId, true, { ttl: isOutOfMemory(error) ? LONG_PAUSE_MS : PAUSE_MS });
        log.error({ err: error, projectId }, 'the columns of lines could not be loaded');
      } finally {
        loading = undefined;
      }
    }
  };
  const queue = wokenBy(work, (error) =>
    log.error({ err: error }, 'the loading of columns stopped'),
  );

  const of = ({ projectId, readings }: Reach) => {
    const columns = cache.get<LineColumns>(projectId);
    return columns && covers(columns, readings) ? columns : undefined;
  };
  return {
    of,
    want: (reach) => {
      const { projectId, sourceLines, readings } = reach;
      const isWorthIt = sourceLines >= fromLines && fits(sourceLines);
      if (!isWorthIt || of(reach) || pausing.has(projectId)) return;
      if (loading?.projectId === projectId) {
        if (!loading.sources || covers(loading, readings)) return;
        loading.ending.abort();
      }
      wanted.add(projectId);
      queue.wake();
    },
    idle: () => queue.running(),
    stop: async () => {
      queue.stop();
      loading?.ending.abort();
      await queue.running();
    },
  };
}
