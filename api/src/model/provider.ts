import { setTimeout as pause } from 'node:timers/promises';
import type OpenAI from 'openai';
import type { Clock } from '../clock.ts';
import type { ModelConfig } from '../model-config.ts';
import { clientOf } from './client.ts';
import { faultOf, ModelFault } from './fault.ts';
import { pieceOf, type Piece } from './pieces.ts';

export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
export type ModelTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool;

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ModelTool[];
}

/** A language model at the endpoint of the settings. */
export interface ModelProvider {
  /** True for as long as it asked to be left alone. */
  readonly isResting: boolean;
  /** What it says, bit by bit. Throws a ModelFault. */
  ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Piece>;
}

/** How long a count of tokens may stay away after the end. */
const COUNT_MS = 500;
const SENTENCE_END = /[.!?…]["’”)]?$/;

/** A second attempt comes after this, or after what the provider asks where that is no longer. */
const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 2_000;
/** A provider that asks for more is left alone, but no longer than this. */
const LONGEST_REST_MS = 10 * 60_000;

export function providerOf(config: ModelConfig, clock: Clock): ModelProvider {
  const { model, silenceMs } = config;
  let opening: Promise<OpenAI> | undefined;
  let restUntil = 0;

  const isResting = () => clock.now().getTime() < restUntil;

  async function* once({ messages, tools }: ModelRequest, signal: AbortSignal) {
    const client = await (opening ??= clientOf(config, clock));
    const given = new AbortController();
    const body = {
      ...{ model, messages: [...messages], stream: true as const },
      stream_options: { include_usage: true },
      ...(tools && { tools: [...tools] }),
    };
    const within = <T>(work: Promise<T>, ms = silenceMs) => orSilent(work, ms, given);
    const stream = await within(
      client.chat.completions.create(body, { signal: AbortSignal.any([signal, given.signal]) }),
    );
    const chunks = stream[Symbol.asyncIterator]();
    let ended = false;
    let counted = false;
    let last = '';
    try {
      while (!ended || !counted) {
        const { done, value } = await within(chunks.next(), ended ? COUNT_MS : silenceMs);
        if (done) break;
        const piece = pieceOf(value);
        ended ||= piece.end !== undefined;
        counted ||= piece.tokens !== undefined;
        last = piece.calls ? '.' : piece.text?.trim() || last;
        yield piece;
      }
      // An aborted stream ends as if it were whole.
      signal.throwIfAborted();
      // Some servers do not say that they end: a sentence or call then does.
      if (!ended && !SENTENCE_END.test(last)) throw new ModelFault('cut');
    } catch (error) {
      // After the end only the count of tokens was still to come.
      if (signal.aborted || !ended) throw error;
    } finally {
      given.abort();
    }
  }

  async function* ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Piece> {
    for (let attempt = 1; ; attempt += 1) {
      if (isResting()) throw new ModelFault('busy');
      let said = false;
      try {
        for await (const piece of once(request, signal)) {
          said ||= piece.text !== undefined || piece.calls !== undefined;
          yield piece;
        }
        return;
      } catch (error) {
        signal.throwIfAborted();
        const fault = faultOf(error);
        // A token that is refused is not held on to.
        if (fault.status === 401) opening = undefined;
        const wait = fault.retryAfterMs ?? PAUSE_MS;
        if (wait > LONGEST_PAUSE_MS) {
          restUntil = clock.now().getTime() + Math.min(wait, LONGEST_REST_MS);
        }
        if (said || attempt > 1 || !fault.isPassing || wait > LONGEST_PAUSE_MS) throw fault;
        if (!fault.isUnread) yield { isLost: true };
        await pause(wait, undefined, { signal });
      }
    }
  }
  return {
    ask,
    get isResting() {
      return isResting();
    },
  };
}

/** Throws a fault, and ends what is given up, when nothing comes of `work` in time. */
async function orSilent<T>(work: Promise<T>, ms: number, given: AbortController): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ModelFault('slow'));
      given.abort();
    }, ms);
  });
  // Whichever loses fails later, when nobody listens.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, silent]);
  } finally {
    clearTimeout(timer);
  }
}
