import { createApiClient, type TokenSource } from './client.ts';
import { ApiError, ApiUnreachable, SessionEnded, messageOf } from './errors.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

const problem = (status: number, code: string) => ({
  type: 'about:blank',
  status,
  code,
  title: 'Dit project bestaat niet.',
  detail: 'Kies een ander project.',
});

function answer(status: number, content?: unknown): Response {
  return {
    status,
    text: async () => (content === undefined ? '' : JSON.stringify(content)),
  } as Response;
}

function brokenOff(): Response {
  const response = new Response('{}');
  return Object.assign(response, { text: () => Promise.reject(new TypeError('failed')) });
}

/** A client whose network is the given list of answers, in order. */
function clientOf(answers: (Response | Error)[], tokens?: Partial<TokenSource>) {
  const sent: Sent[] = [];
  const fakeFetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no answer left');
    return next;
  };
  const client = createApiClient({
    baseUrl: 'http://api.test/v1',
    caller: 'mfe-test@1',
    tokens: { accessToken: async () => 'old', renew: async () => 'new', ...tokens },
    fetch: fakeFetch as typeof fetch,
  });
  return { client, sent };
}

const authorization = ({ init }: Sent) => new Headers(init.headers).get('authorization');

describe('api client', () => {
  it('knows the address of a file that the API made', () => {
    expect(clientOf([]).client.addressOf('/download?token=a')).toBe(
      'http://api.test/v1/download?token=a',
    );
  });

  it('sends query, bearer token and caller', async () => {
    const { client, sent } = clientOf([answer(200, { organisations: [] })]);
    await client.request('GET /filters', { query: { project_id: 'p 1' } });
    expect(sent[0]?.url).toBe('http://api.test/v1/filters?project_id=p+1');
    expect(authorization(sent[0] as Sent)).toBe('Bearer old');
  });

  it('waits as long as an answer takes (specification §9)', async () => {
    const { client, sent } = clientOf([answer(200, { organisations: [] })]);
    await client.request('GET /config', {});
    expect(sent[0]?.init.signal).toBeNull();
  });

  it('renews once after a 401 and repeats the call', async () => {
    const { client, sent } = clientOf([
      answer(401, problem(401, 'session_expired')),
      answer(200, { organisations: ['x'] }),
    ]);
    await expect(client.request('GET /config', {})).resolves.toEqual({ organisations: ['x'] });
    expect(sent.map(authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  it('gives up after the second 401', async () => {
    const refusal = () => answer(401, problem(401, 'session_expired'));
    const { client, sent } = clientOf([refusal(), refusal()]);
    await expect(client.request('GET /config', {})).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(2);
  });

  it('passes on that the session ended', async () => {
    const renew = () => Promise.reject(new SessionEnded('refused'));
    const { client } = clientOf([answer(401, problem(401, 'session_expired'))], { renew });
    await expect(client.request('GET /config', {})).rejects.toBeInstanceOf(SessionEnded);
  });

  it('turns a problem document into an error with its Dutch words', async () => {
    const { client } = clientOf([answer(404, problem(404, 'not_found'))]);
    const error = await client.request('GET /config', {}).catch((thrown: unknown) => thrown);
    expect(messageOf(error)).toBe('Dit project bestaat niet. Kies een ander project.');
  });

  it.each([
    ['no network', new TypeError('failed')],
    ['an answer that breaks off', brokenOff()],
    ['a gateway page', { status: 502, text: async () => '<html>' } as Response],
    ['a foreign error', answer(500, { message: 'x' })],
  ])('says that the API is out of reach: %s', async (_name, result) => {
    const { client } = clientOf([result]);
    await expect(client.request('GET /config', {})).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it('answers nothing for 204', async () => {
    const { client } = clientOf([answer(204)]);
    await expect(
      client.request('POST /logout', { body: { refresh_token: 'r' } }),
    ).resolves.toBeUndefined();
  });
});

/** As far as an upload uses it; each answer is for one request, in order. */
function fakeUploads(answers: { status: number; content: unknown }[]): string[] {
  const tokens: string[] = [];
  class FakeRequest {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    open = () => undefined;
    setRequestHeader = (name: string, value: string) => {
      if (name === 'authorization') tokens.push(value);
    };
    send = () => {
      const { status = 0, content } = answers.shift() ?? {};
      Object.assign(this, { status, responseText: JSON.stringify(content) });
      this.onload();
    };
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return tokens;
}

describe('an upload', () => {
  const original = globalThis.XMLHttpRequest;
  afterAll(() => Object.assign(globalThis, { XMLHttpRequest: original }));
  const refusal = { status: 401, content: problem(401, 'session_expired') };
  const file = new Blob(['x']);
  const query = { organisation_id: 'o', filename: 'boeken.xaf' };

  it('is repeated once with a newer token after a 401', async () => {
    const tokens = fakeUploads([refusal, { status: 200, content: { import_id: 'i' } }]);
    const { client } = clientOf([]);
    await expect(client.upload({ query, file })).resolves.toEqual({ import_id: 'i' });
    expect(tokens).toEqual(['Bearer old', 'Bearer new']);
  });

  it('gives up after the second 401', async () => {
    const tokens = fakeUploads([refusal, refusal]);
    const { client } = clientOf([]);
    await expect(client.upload({ query, file })).rejects.toBeInstanceOf(ApiError);
    expect(tokens).toHaveLength(2);
  });
});
