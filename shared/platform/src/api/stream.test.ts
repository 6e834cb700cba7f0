import { createApiClient, type TokenSource } from './client.ts';
import { ApiError, ApiUnreachable, messageOf } from './errors.ts';

const encoder = new TextEncoder();

/** A body that comes in these parts. */
function bodyOf(parts: readonly (string | Uint8Array | Error)[]): ReadableStream {
  const left = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part === undefined) controller.close();
      else if (part instanceof Error) controller.error(part);
      else controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
    },
  });
}

const answer = (status: number, body: ReadableStream | null, text = '') =>
  ({ status, ok: status === 200, body, text: async () => text }) as Response;

function clientOf(answers: Response[], tokens?: Partial<TokenSource>) {
  const sent: (string | null)[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.test/v1',
    caller: 'mfe-test@1',
    tokens: { accessToken: async () => 'old', renew: async () => 'new', ...tokens },
    fetch: (async (_url: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('authorization'));
      init.signal?.throwIfAborted();
      return answers.shift();
    }) as typeof fetch,
  });
  const ask = (signal?: AbortSignal) =>
    client.stream('GET /chat/stream', {
      query: { chat_id: '00000000-0000-4000-8000-000000000001' },
      ...(signal && { signal }),
    });
  return { ask, sent };
}

async function all(chunks: AsyncIterable<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  for await (const chunk of chunks) seen.push(chunk);
  return seen;
}

const errorOf = (chunks: AsyncIterable<unknown>) => all(chunks).catch((error: unknown) => error);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('an answer that comes bit by bit', () => {
  const lines = [{ chat_id: 'a' }, { delta: 'Omzet: € 12 é' }, { break: true }];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');

  it('is the same wherever the network cuts it, in the middle of a letter too', async () => {
    const bytes = encoder.encode(text);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const { ask } = clientOf([answer(200, bodyOf([bytes.slice(0, cut), bytes.slice(cut)]))]);
      expect(await all(ask())).toEqual(lines);
    }
    expect(logged).not.toHaveBeenCalled();
  });

  it('may end without a last line end', async () => {
    const { ask } = clientOf([answer(200, bodyOf([text.trimEnd()]))]);
    expect(await all(ask())).toEqual(lines);
  });

  it('goes on after a line that cannot be read, which is logged', async () => {
    const { ask } = clientOf([answer(200, bodyOf(['{"delta":"a"}\n{"del\n12\n{"delta":"b"}\n']))]);
    expect(await all(ask())).toEqual([{ delta: 'a' }, { delta: 'b' }]);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('renews once after a 401 and asks once more', async () => {
    const { ask, sent } = clientOf([answer(401, null), answer(200, bodyOf([text]))]);
    expect(await all(ask())).toEqual(lines);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
  });

  it('gives up after the second 401', async () => {
    const refusal = () =>
      answer(401, null, JSON.stringify({ code: 'session_expired', title: 'Nee.' }));
    const { ask, sent } = clientOf([refusal(), refusal()]);
    expect(await errorOf(ask())).toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(2);
    expect(logged).toHaveBeenCalledWith('HTTP error! status: 401');
  });

  it('that is refused has the words of the problem, and its status in the log', async () => {
    const problem = { status: 429, code: 'rate_limited', title: 'Te veel vragen.' };
    const { ask } = clientOf([answer(429, null, JSON.stringify(problem))]);
    expect(messageOf(await errorOf(ask()))).toBe('Te veel vragen.');
    expect(logged).toHaveBeenCalledWith('HTTP error! status: 429');
  });

  it('without a body says so in the log', async () => {
    const { ask } = clientOf([answer(200, null)]);
    expect(await errorOf(ask())).toBeInstanceOf(ApiUnreachable);
    expect(logged).toHaveBeenCalledWith('Response body is null');
  });

  it.each([
    ['Het lukt niet.', 'Stream error: Het lukt niet.', 'Het lukt niet.'],
    [
      'token expired',
      'Token expired during streaming',
      'De verbinding is verlopen. Probeer het opnieuw.',
    ],
    [
      'Unauthorized',
      'Token expired during streaming',
      'De verbinding is verlopen. Probeer het opnieuw.',
    ],
  ])('ends with the detail %s', async (detail, log, words) => {
    const { ask } = clientOf([
      answer(200, bodyOf([`{"delta":"a"}\n${JSON.stringify({ detail })}\n`])),
    ]);
    expect(messageOf(await errorOf(ask()))).toBe(words);
    expect(logged).toHaveBeenCalledWith(log);
  });

  it('that breaks off is out of reach', async () => {
    const { ask } = clientOf([answer(200, bodyOf(['{"delta":"a"}\n', new TypeError('lost')]))]);
    const seen: unknown[] = [];
    const listening = async () => {
      for await (const chunk of ask()) seen.push(chunk);
    };
    await expect(listening()).rejects.toBeInstanceOf(ApiUnreachable);
    expect(seen).toEqual([{ delta: 'a' }]);
  });

  it('ends when nobody listens any more, and when it is given up', async () => {
    let cancel: () => void = () => undefined;
    const cancelled = new Promise<void>((resolve) => (cancel = resolve));
    const endless = () =>
      new ReadableStream({ pull: (to) => to.enqueue(encoder.encode('{"delta":"a"}\n')), cancel });
    for await (const _chunk of clientOf([answer(200, endless())]).ask()) break;
    await cancelled;
    const given = await errorOf(clientOf([answer(200, endless())]).ask(AbortSignal.abort()));
    expect(given).toMatchObject({ name: 'AbortError' });
  });
});
