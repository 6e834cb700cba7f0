import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatChunk } from '@kengetal/contract/api';

export interface FakeAssistant {
  readonly origin: string;
  /** Bodies of the messages that came in. */
  readonly messages: readonly { readonly message: string; readonly chat_id: string | null }[];
  close(): Promise<void>;
}

/**
 * Speaks the protocol of the chat calls.
 * @param answers chunks of the answer to each message; a message without answers is refused
 * @param lines what POST /lines says of any selection
 */
export async function fakeAssistant(
  answers: Readonly<Record<string, readonly ChatChunk[]>>,
  lines: { readonly count: number; readonly sum_cents: number },
): Promise<FakeAssistant> {
  const messages: { message: string; chat_id: string | null }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.url === '/v1/lines') {
        response.end(JSON.stringify({ lines: [], next_cursor: null, ...lines }));
        return;
      }
      const asked = JSON.parse(body) as { message: string; chat_id: string | null };
      messages.push(asked);
      const chunks = answers[asked.message];
      if (!chunks) response.writeHead(500);
      for (const chunk of chunks ?? []) response.write(`${JSON.stringify(chunk)}\n`);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
