import { setTimeout as pause } from 'node:timers/promises';
import type OpenAI from 'openai';
import type { Clock } from '../clock.ts';
import type { ModelConfig } from '../model-config.ts';
import { clientOf } from './client.ts';
import { faultOf, ModelFault } from './fault.ts';

export type ModelMessage = OpenAI.Chat.Completions.ChatCompletionMessageParam;
export type ModelTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool;
type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly ModelTool[];
}

/** Tokens that a provider counted. */
export interface Tokens {
  readonly in: number;
  readonly out: number;
}

/** A piece of a tool call; pieces with the same place belong together. */
export interface CallPiece {
  readonly place: number;
  readonly id?: string;
  readonly name?: string;
  readonly args?: string;
}

/** A piece of what a model says; the last ones say that it ended, and what it took. */
export interface Piece {
  readonly text?: string;
  readonly calls?: readonly CallPiece[];
  /** Set on the piece with which it ends; 'length' where it was cut off for its length. */
  readonly end?: 'whole' | 'length';
  readonly tokens?: Tokens;
}

/** A language model at the endpoint of the settings. */
export interface ModelProvider {
  /** What it says, bit by bit. Throws a ModelFault. */
  ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Piece>;
}

/** A second attempt comes after this, or after what the provider asks where that is no longer. */
const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 2_000;
/** A provider that asks for more is left alone, but no longer than this. */
const LONGEST_REST_MS = 10 * 60_000;

export function providerOf(config: ModelConfig, clock: Clock): ModelProvider {
  const { model, silenceMs } = config;
  let opening: Promise<OpenAI> | undefined;
  let restUntil = 0;

  async function* once({ messages, tools }: ModelRequest, signal: AbortSignal) {
    const client = await (opening ??= clientOf(config, clock));
    const given = new AbortController();
    const body = {
      ...{ model, messages: [...messages], stream: true as const },
      stream_options: { include_usage: true },
      ...(tools && { tools: [...tools] }),
    };
    const within = <T>(work: Promise<T>) => orSilent(work, silenceMs, given);
    const stream = await within(
      client.chat.completions.create(body, { signal: AbortSignal.any([signal, given.signal]) }),
    );
    const chunks = stream[Symbol.asyncIterator]();
    let ended = false;
    try {
      for (;;) {
        const { done, value } = await within(chunks.next());
        if (done) break;
        const piece = pieceOf(value);
        ended ||= piece.end !== undefined;
        yield piece;
      }
      // An aborted stream ends as if it were whole.
      signal.throwIfAborted();
      if (!ended) throw new ModelFault('cut');
    } finally {
      given.abort();
    }
  }

  async function* ask(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Piece> {
    for (let attempt = 1; ; attempt += 1) {
      if (clock.now().getTime() < restUntil) throw new ModelFault('busy');
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
        const wait = fault.retryAfterMs ?? PAUSE_MS;
        if (wait > LONGEST_PAUSE_MS) {
          restUntil = clock.now().getTime() + Math.min(wait, LONGEST_REST_MS);
        }
        if (said || attempt > 1 || !fault.isPassing || wait > LONGEST_PAUSE_MS) throw fault;
        await pause(wait, undefined, { signal });
      }
    }
  }
  return { ask };
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

/** What a chunk says; providers leave out what the types promise. */
function pieceOf({ choices, usage }: Partial<Chunk>): Piece {
  const tokens = usage && { in: usage.prompt_tokens, out: usage.completion_tokens };
  const choice = choices?.[0];
  const { content, refusal, tool_calls: calls } = choice?.delta ?? {};
  const reason = choice?.finish_reason;
  if (reason === 'content_filter') throw new ModelFault('filtered');
  if (refusal) throw new ModelFault('filtered');
  return {
    ...(content && { text: content }),
    ...(calls && calls.length > 0 && { calls: calls.map(callPiece) }),
    ...(reason && { end: reason === 'length' ? ('length' as const) : ('whole' as const) }),
    ...(tokens && { tokens }),
  };
}

type CallDelta = NonNullable<Chunk['choices'][number]['delta']['tool_calls']>[number];

const callPiece = ({ index, id, function: called }: Partial<CallDelta>): CallPiece => ({
  place: index ?? 0,
  ...(id && { id }),
  ...(called?.name && { name: called.name }),
  ...(called?.arguments && { args: called.arguments }),
});
