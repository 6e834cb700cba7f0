import type { ChatChunk } from '@kengetal/contract/api';
import { answerOf, type Answer } from '../score/answer.ts';

/** Who asks, and where. */
export interface Asker {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly project_id: string;
}

export interface Told {
  readonly answer: Answer;
  /** Until the first chunk, and until the stream ended. */
  readonly firstMs: number;
  readonly answerMs: number;
  /** What the call or the stream says went wrong. */
  readonly failure: string | null;
}

/** Sends a message and reads the stream of its answer. @param chat_id null begins a conversation */
export async function tell(asker: Asker, message: string, chat_id: string | null): Promise<Told> {
  const began = performance.now();
  const response = await fetch(`${asker.origin}/v1/chat`, {
    method: 'POST',
    headers: { ...asker.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ project_id: asker.project_id, chat_id, message, history: true }),
  });
  const chunks: ChatChunk[] = [];
  let firstMs = Number.NaN;
  if (response.ok && response.body) {
    for await (const line of linesOf(response.body)) {
      if (Number.isNaN(firstMs)) firstMs = performance.now() - began;
      chunks.push(JSON.parse(line) as ChatChunk);
    }
  }
  const detail = chunks.find(({ detail: said }) => said !== undefined)?.detail ?? null;
  return {
    answer: answerOf(chunks),
    firstMs,
    answerMs: performance.now() - began,
    failure: response.ok ? detail : `${response.status}: ${await response.text()}`,
  };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    rest += decoder.decode(part, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}
