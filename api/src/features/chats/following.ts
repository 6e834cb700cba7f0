import { setTimeout as pause } from 'node:timers/promises';
import type { ChatChunk } from '@kengetal/contract';
import type { Sql } from '../../db/database.ts';
import { endLost } from './ending.ts';
import { lastRows, messageOf, type ChatPlace } from './messages.ts';

/** What another program makes is read this often. */
const EVERY_MS = 500;
/** One of which so often nothing new was kept is followed no more: that program may be gone. */
const MOST_STILL = 120;

/**
 * Follows an answer that another program makes, by what is kept of it. Nothing where none is made:
 * what is ready stands among the messages.
 * @param worker this run of the program, which makes none in this chat
 */
export async function* followKept(
  sql: Sql,
  place: ChatPlace,
  worker: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<ChatChunk> {
  await endLost(sql, place, worker);
  let told: string | undefined;
  for (let still = 0; still < MOST_STILL && !signal?.aborted; still += 1) {
    const [row] = await lastRows(sql, place, 1);
    const isMade = row?.state === 'bezig';
    if (!row || (told === undefined && !isMade)) return;
    const { content, role, tool_calls, figures, about } = messageOf(row, undefined);
    if (content !== told || !isMade) {
      const { bezig: _, ...rest } = about ?? { door: 'grammatica' };
      const delta = content.slice(told?.length ?? 0);
      yield { role, delta, tool_calls, figures, about: rest, ...(!isMade && { break: true }) };
      if (!isMade) return;
      told = content;
      still = 0;
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
