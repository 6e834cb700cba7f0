import { once } from 'node:events';
import { request } from 'node:http';
import {
  callOf,
  type CallBodyInput,
  type CallName,
  type CallQueryInput,
} from '@kengetal/contract/api';
import type { ChatChunk } from '@kengetal/contract';
import { chunksIn } from './asked.ts';
import type { Caller } from './caller.ts';
import type { TestApp } from './environment.ts';

/** An answer that is read as it comes. */
export interface Followed {
  /** All of it, once it has ended. */
  readonly chunks: Promise<ChatChunk[]>;
  /** Resolves when these words have come. */
  told(words: string): Promise<void>;
  chatId(): string;
  /** Goes away in the middle. */
  leave(): void;
}

/** Sends a call over a connection of its own, for a client that reads while it is written. */
export async function followed<Name extends CallName>(
  { app: { server } }: TestApp,
  { accessToken = '' }: Caller,
  name: Name,
  { query, body }: { query?: CallQueryInput<Name>; body?: CallBodyInput<Name> },
): Promise<Followed> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { method, path: called } = callOf(name);
  const path = `/v1${called}?${new URLSearchParams(query as Record<string, string>).toString()}`;
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    connection: 'close',
    authorization: `Bearer ${accessToken}`,
  };
  const sent = request({ port, host: '127.0.0.1', path, method, headers });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  let text = '';
  let onMore = () => undefined as void;
  const chunks = once(sent, 'response').then(async ([response]) => {
    for await (const piece of response as AsyncIterable<Buffer>) {
      text += piece.toString();
      onMore();
    }
    return chunksIn(text);
  });
  chunks.catch(() => undefined);
  const told = (words: string) =>
    new Promise<void>((resolve) => {
      onMore = () => {
        if (text.includes(words)) resolve();
      };
      onMore();
    });
  return {
    chunks,
    told,
    chatId: () => chunksIn(text.slice(0, text.lastIndexOf('\n') + 1))[0]?.chat_id ?? '',
    leave: () => sent.destroy(),
  };
}
