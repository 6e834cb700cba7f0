import { loadConfig } from './config.ts';
import { fetchProfile } from './graph.ts';

/** Answers never, until it is told to give up. */
const hangs: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason);
  });

it.each<[string, () => Promise<unknown>]>([
  ['the configuration', () => loadConfig(hangs)],
  ['a profile', () => fetchProfile('https://graph.test/v1.0', 'graph-token', hangs)],
])('%s is not waited for for ever', async (_what, ask) => {
  const limit = jest
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('x', 'TimeoutError')));
  await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(limit.mock.calls[0]?.[0]).toBeLessThanOrEqual(20_000);
});

it('a profile that Graph refuses is none', async () => {
  const refuse = async () => new Response('{}', { status: 403 });
  await expect(fetchProfile('https://graph.test/v1.0', 't', refuse)).rejects.toThrow('403');
});
