import * as z from 'zod';
import { ModelFault } from './fault.ts';

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
  /** Set where what was sent came to nothing, and is sent once more. */
  readonly isLost?: true;
}

/** No model reads or writes more in one request. */
const MOST_TOKENS = 2_000_000;

const text = z.string().nullish();

/** A chunk as far as it is read; providers leave out what the types of the client promise. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        index: z.int().nullish(),
        finish_reason: text,
        delta: z
          .object({
            content: text,
            refusal: text,
            tool_calls: z
              .array(
                z.object({
                  index: z.int().nullish(),
                  id: text,
                  function: z
                    .object({
                      name: text,
                      // Some servers give what was meant instead of its JSON.
                      arguments: z
                        .union([z.string(), z.record(z.string(), z.unknown()).transform(asJson)])
                        .nullish(),
                    })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
});

/** What cannot be true is no count: a prompt takes something, and nothing is given back. */
const usage = z.object({
  prompt_tokens: z.int().positive().max(MOST_TOKENS),
  completion_tokens: z.int().nonnegative().max(MOST_TOKENS),
});

/** What a chunk of a provider says, of its first choice. Throws a ModelFault for what is no chunk. */
export function pieceOf(sent: unknown): Piece {
  const parsed = chunk.safeParse(sent);
  if (!parsed.success) throw new ModelFault('cut');
  const choice = parsed.data.choices?.find(({ index }) => (index ?? 0) === 0);
  const { content, refusal, tool_calls: calls } = choice?.delta ?? {};
  const reason = choice?.finish_reason;
  if (reason === 'content_filter' || refusal) throw new ModelFault('filtered');
  const counted = usage.safeParse(parsed.data.usage).data;
  return {
    ...(content && { text: content }),
    ...(calls && calls.length > 0 && { calls: calls.map(callPiece) }),
    ...(reason && { end: reason === 'length' ? ('length' as const) : ('whole' as const) }),
    ...(counted && { tokens: { in: counted.prompt_tokens, out: counted.completion_tokens } }),
  };
}

type Chunk = z.output<typeof chunk>;
type Delta = NonNullable<NonNullable<Chunk['choices']>[number]['delta']>;

const callPiece = ({
  index,
  id,
  function: called,
}: NonNullable<Delta['tool_calls']>[number]): CallPiece => ({
  place: index ?? 0,
  ...(id && { id }),
  ...(called?.name && { name: called.name }),
  ...(called?.arguments && { args: called.arguments }),
});

function asJson(meant: unknown): string {
  return JSON.stringify(meant);
}
