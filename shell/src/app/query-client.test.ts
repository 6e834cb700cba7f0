import { onlineManager } from '@tanstack/react-query';
import type { Problem } from '@kengetal/contract';
import { ApiError, ApiUnreachable, SessionEnded } from '@kengetal/platform';
import { createQueryClient, shouldRetry } from './query-client.ts';

const problem = (status: number): Problem => ({
  type: 'about:blank',
  status,
  code: 'internal',
  title: 'Nee.',
});

it.each([
  ['no answer', new ApiUnreachable('x'), true],
  ['a server that is down', new ApiError(problem(503)), true],
  ['a refusal', new ApiError(problem(403)), false],
  ['something that does not exist yet', new ApiError(problem(501)), false],
  ['the end of the session', new SessionEnded('x'), false],
  ['a fault of ours', new Error('x'), false],
])('tries again after %s: %p', (_name, error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected);
});

it('gives up after two more tries', () => {
  expect(shouldRetry(2, new ApiUnreachable('x'))).toBe(false);
});

it('makes no change by itself when the connection is back', async () => {
  const client = createQueryClient(() => undefined);
  onlineManager.setOnline(false);
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new ApiUnreachable('no answer')),
  });
  await expect(change.execute(undefined)).rejects.toThrow('no answer');
  onlineManager.setOnline(true);
  expect(change.state).toMatchObject({ status: 'error', isPaused: false });
});

describe('a change that fails', () => {
  const failing = async (error: unknown, mutationKey?: string[]) => {
    const told: [unknown, string][] = [];
    const client = createQueryClient((what, name) => told.push([what, name]));
    const change = client.getMutationCache().build(client, {
      ...(mutationKey && { mutationKey }),
      mutationFn: () => Promise.reject(error),
    });
    await expect(change.execute(undefined)).rejects.toBe(error);
    return told;
  };

  it('is logged by what it was, as the refreshing of a summary (specification §8)', async () => {
    const error = new ApiUnreachable('no answer');
    expect(await failing(error, ['mfe-reports', 'summary', 'x'])).toEqual([
      [error, 'mfe-reports summary'],
    ]);
    expect(await failing(error)).toEqual([[error, 'change']]);
  });

  it.each([
    ['what was filled in is refused', new ApiError(problem(422))],
    ['somebody was first', new ApiError(problem(409))],
    ['the session ended', new SessionEnded('x')],
  ])('is not logged when %s', async (_name, error) => {
    expect(await failing(error)).toEqual([]);
  });
});
