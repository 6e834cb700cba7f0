import { ApiUnreachable, isAbort, StreamBroken } from './errors.ts';

/**
 * The documents of newline-delimited JSON, wherever the network cuts it. A line that is none is
 * logged and skipped; one with `detail` ends the stream with that error (specification §8).
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
): AsyncGenerator<unknown> {
  if (!body) {
    console.error('Response body is null');
    throw new ApiUnreachable('Response body is null');
  }
  for await (const line of linesOf(body)) {
    const chunk = parsed(line);
    if (chunk === undefined) continue;
    refuse(chunk);
    yield chunk;
  }
}

/** Lines without their end; the last one may have none. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await read(reader);
      const lines = (rest + value).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines;
      if (done) return;
    }
  } finally {
    // Who stops listening ends the transfer; one that broke off has ended already.
    void reader.cancel().catch(() => undefined);
  }
}

async function read(reader: ReadableStreamDefaultReader<string>) {
  try {
    return await reader.read();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiUnreachable('stream broke off', { cause: error });
  }
}

function parsed(line: string): unknown {
  if (line.trim() === '') return undefined;
  try {
    const chunk: unknown = JSON.parse(line);
    if (typeof chunk === 'object' && chunk !== null) return chunk;
  } catch {
    // Told below, as what is JSON and no document.
  }
  console.error('Unparseable chunk skipped:', line.slice(0, 200));
  return undefined;
}

function refuse(chunk: unknown): void {
  const { detail } = chunk as { detail?: unknown };
  if (typeof detail !== 'string') return;
  const error = new StreamBroken(detail);
  console.error(error.message);
  throw error;
}
