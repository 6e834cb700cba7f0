import { createPublicCalls, decidesNothing } from './public-calls.ts';

const PROOF = { provider: 'microsoft', id_token: 'proof' } as const;

type Calls = ReturnType<typeof createPublicCalls>;
const CALLS: [string, (calls: Calls) => Promise<unknown>][] = [
  ['challenge', (calls) => calls.challenge()],
  ['login', (calls) => calls.login(PROOF)],
  ['refresh', (calls) => calls.refresh('r')],
  ['seeInvitation', (calls) => calls.seeInvitation('geheim')],
  ['logout', (calls) => calls.logout('r')],
];

const callsThat = (send: typeof fetch) => createPublicCalls('https://api.test/v1', send);

/** An answer that begins well, and breaks off. */
const broken = () =>
  ({
    ok: true,
    status: 200,
    json: () => Promise.reject(new TypeError('network error')),
  }) as Response;

it.each(CALLS)('%s waits no longer than a while for an API that hangs', async (_name, call) => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort(new DOMException('x', 'TimeoutError'));
  });
  const hangs: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      if (init?.signal?.aborted) reject(init.signal.reason);
    });
  const error = await call(callsThat(hangs)).catch((thrown: unknown) => thrown);
  expect(decidesNothing(error)).toBe(true);
  expect(Math.max(...limits)).toBeLessThanOrEqual(20_000);
});

it.each(CALLS.filter(([name]) => name !== 'logout'))(
  '%s takes an answer that breaks off for none',
  async (_name, call) => {
    const error = await call(callsThat(async () => broken())).catch((thrown: unknown) => thrown);
    expect(decidesNothing(error)).toBe(true);
  },
);

it.each(CALLS.filter(([name]) => name !== 'logout'))(
  '%s takes a page of someone else for no answer',
  async (_name, call) => {
    const page = async () => new Response('<html>Log in op dit netwerk</html>', { status: 200 });
    const error = await call(callsThat(page)).catch((thrown: unknown) => thrown);
    expect(decidesNothing(error)).toBe(true);
  },
);
