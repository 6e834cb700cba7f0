import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import type { ChatChunk } from '@kengetal/contract';
import { calls } from '@kengetal/contract/api';
import { askerOf } from '../../http/asker.ts';
import { LINES_TYPE, streamOf } from '../../http/streams.ts';
import { handClock } from '../../testing/hand-clock.ts';
import { CUT_OFF, Runs, type Work } from './runs.ts';

const CHAT = 'chat';

/** An answer that is made until the test ends it; it tells when it is stopped. */
function making() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let tell: (chunk: ChatChunk) => void = () => undefined;
  let why: unknown;
  const work: Work = (telling, signal) => {
    tell = telling;
    signal.addEventListener('abort', () => {
      why = signal.reason;
      end();
    });
    if (signal.aborted) end();
    return ended;
  };
  const prepare = () => Promise.resolve(work);
  return { work, prepare, end: () => end(), tell: (c: ChatChunk) => tell(c), why: () => why };
}

const reader = () => new AbortController();
const all = async (chunks: AsyncIterable<ChatChunk> | undefined) => {
  const told: ChatChunk[] = [];
  for await (const chunk of chunks ?? []) told.push(chunk);
  return told;
};

describe('an answer that nobody follows', () => {
  it('may take a minute more, of whoever was waiting for it, reading or not begun', async () => {
    for (const isReading of [true, false]) {
      const clock = handClock();
      const runs = new Runs(clock.after);
      const made = making();
      const left = reader();
      const told = await runs.start(CHAT, made.prepare, left.signal);
      const next = isReading ? told?.next() : undefined;
      clock.pass(300_000);
      left.abort();
      expect(await next).toEqual(isReading ? { done: true, value: undefined } : undefined);
      clock.pass(59_000);
      expect(made.why()).toBeUndefined();
      clock.pass(1_000);
      expect(made.why()).toBe(CUT_OFF);
    }
  });

  it('goes on for as long as one of its readers is there', async () => {
    const clock = handClock();
    const runs = new Runs(clock.after);
    const made = making();
    const [gone, stays, back] = [reader(), reader(), reader()];
    void (await runs.start(CHAT, made.prepare, gone.signal));
    const told = all(runs.attach(CHAT, stays.signal));
    gone.abort();
    clock.pass(300_000);
    stays.abort();
    await told;
    clock.pass(59_000);
    const again = all(runs.attach(CHAT, back.signal));
    clock.pass(300_000);
    made.tell({ delta: 'Zo.' });
    made.end();
    expect(await again).toEqual([{ delta: 'Zo.' }]);
    expect(made.why()).toBeUndefined();
  });
});

it('is alone once the connection of its only reader is gone, in the middle of a wait', async () => {
  const clock = handClock();
  const runs = new Runs(clock.after);
  const made = making();
  const { response } = calls.sendMessage;
  const work: Work = (tell, signal) => {
    tell({ delta: 'De' });
    return made.work(tell, signal);
  };
  const app = fastify({ forceCloseConnections: true });
  app.get('/', async (request, reply) => {
    const { signal } = askerOf(request, reply);
    const told = await runs.start(CHAT, () => Promise.resolve(work), signal);
    return reply.type(LINES_TYPE).send(streamOf('a test', response)(told));
  });
  try {
    const reading = new AbortController();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { body } = await fetch(address, { signal: reading.signal });
    await body?.getReader().read();
    clock.pass(300_000);
    await nextTurn();
    expect(made.why()).toBeUndefined();
    reading.abort();
    for (let turns = 0; made.why() === undefined && turns < 10_000; turns += 1) {
      await nextTurn();
      clock.pass(60_000);
    }
    expect(made.why()).toBe(CUT_OFF);
  } finally {
    await app.close();
  }
});

it('is followed by many at once, each from its beginning', async () => {
  const warned = jest.spyOn(process, 'emitWarning');
  const runs = new Runs();
  const made = making();
  const told = [all(await runs.start(CHAT, made.prepare, undefined))];
  for (let more = 0; more < 15; more += 1) told.push(all(runs.attach(CHAT, undefined)));
  await Promise.resolve();
  made.tell({ delta: 'Een.' });
  told.push(all(runs.attach(CHAT, undefined)));
  made.end();
  expect(await Promise.all(told)).toEqual(told.map(() => [{ delta: 'Een.' }]));
  expect(warned).not.toHaveBeenCalled();
  expect(runs.attach(CHAT, undefined)).toBeUndefined();
});

it('is stopped while it is prepared', async () => {
  const runs = new Runs();
  const made = making();
  let ready: (work: Work) => void = () => undefined;
  const begun = runs.start(CHAT, () => new Promise((resolve) => (ready = resolve)), undefined);
  expect(await runs.start(CHAT, made.prepare, undefined)).toBeUndefined();
  const stopped = runs.stop(CHAT);
  let wasStopped = false;
  ready(async (tell, signal) => {
    wasStopped = signal.aborted;
    await made.work(tell, signal);
  });
  await stopped;
  expect(wasStopped).toBe(true);
  expect(await all(await begun)).toEqual([]);
});

it('that fails ends, and leaves the chat to the next', async () => {
  const runs = new Runs();
  const fails = () => Promise.reject(new Error('no'));
  await expect(runs.start(CHAT, fails, undefined)).rejects.toThrow('no');
  expect(await all(await runs.start(CHAT, () => Promise.resolve(fails), undefined))).toEqual([]);
  const made = making();
  const told = await runs.start(CHAT, made.prepare, undefined);
  made.end();
  expect(await all(told)).toEqual([]);
});
