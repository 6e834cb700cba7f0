import type { ChatChunk, ChatMessage } from '@kengetal/contract';
import { ApiError, ApiUnreachable, SessionEnded, StreamBroken } from '@kengetal/platform';
import { withChunk, withoutLastAnswer, type Heard } from './messages.ts';

type Messages = readonly ChatMessage[];
type Chunks = AsyncIterable<ChatChunk>;
/** Begins a stream, which ends when the signal says so. */
type Begin = (signal: AbortSignal) => Chunks;

/** A stream of which nothing comes for so long is gone, in ms: a model may think for 20 seconds. */
const LONGEST_SILENCE = 30_000;

/**
 * The chunks of a stream. When a phone changes network its stream dies without a word: one that says
 * nothing for long, or was there before the browser came online, breaks off as one that was lost.
 * @param isTaken whether the API has the question; until it has, a question waits for as long as it takes
 */
export async function* watched(
  begin: Begin,
  signal: AbortSignal,
  isTaken: boolean,
): AsyncGenerator<ChatChunk> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const chunks = begin(gone.signal)[Symbol.asyncIterator]();
  try {
    for (let isHeard = isTaken; ; isHeard = true) {
      const next = await (isHeard ? unlessGone(chunks.next()) : chunks.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

async function unlessGone<T>(next: Promise<T>): Promise<T> {
  const heard = new AbortController();
  const gone = waiting(LONGEST_SILENCE, heard.signal).then(() => {
    throw new ApiUnreachable('stream fell silent');
  });
  try {
    return await Promise.race([next, gone]);
  } finally {
    heard.abort();
  }
}

/** Writes an answer down as it comes; true when it was told to its end. */
export async function follow(
  chunks: Chunks,
  messages: Messages,
  heardOf: (chunk: ChatChunk, messages: Messages) => void,
): Promise<boolean> {
  let heard: Heard = { messages, ended: false };
  for await (const chunk of chunks) {
    heard = withChunk(heard, chunk);
    heardOf(chunk, heard.messages);
  }
  return heard.ended;
}

export interface ComingBack {
  /** Asks for the answer from its beginning. */
  readonly attach: Begin;
  readonly messages: () => Messages;
  readonly write: (messages: Messages) => void;
  /** Told when it does not come, and is asked for once more. */
  readonly onRetry: () => void;
  readonly signal: AbortSignal;
}

/** How long to wait before trying once more, in ms. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Takes up an answer from its beginning, more than once where the connection is gone: it was told
 * to its end, nobody is making it, or the connection did not come back.
 */
export async function comeBack(coming: ComingBack): Promise<'told' | 'not-made' | 'lost'> {
  for (const pause of [...PAUSES, null]) {
    try {
      const told = await followAnew(coming);
      if (told !== false) return told ? 'told' : 'not-made';
    } catch (error) {
      if (coming.signal.aborted || !isLost(error)) throw error;
    }
    if (pause !== null) {
      coming.onRetry();
      await waiting(pause, coming.signal);
    }
    coming.signal.throwIfAborted();
  }
  return 'lost';
}

/** Undefined when nothing came, false when it broke off. */
async function followAnew(coming: ComingBack): Promise<boolean | undefined> {
  const { attach, messages, write, signal } = coming;
  let heard: Heard | undefined;
  for await (const chunk of watched(attach, signal, true)) {
    heard = withChunk(heard ?? { messages: withoutLastAnswer(messages()), ended: false }, chunk);
    write(heard.messages);
  }
  return heard?.ended;
}

/** No answer, or one that broke off; what the API said itself is none of these. */
export function isLost(error: unknown): boolean {
  return ![ApiError, StreamBroken, SessionEnded].some((kind) => error instanceof kind);
}

/** The API refused what another tab was ahead of. */
export const isBehind = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';

/** Until the time is over, or the browser says that there is a network again. */
function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
