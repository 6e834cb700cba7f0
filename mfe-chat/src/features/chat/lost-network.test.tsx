import { act, screen } from '@testing-library/react';
import { ApiUnreachable } from '@kengetal/platform';
import { answers, ask, questions, ready, waiting } from '../../conversation/testing/asking.tsx';
import { ANSWER, ChatWorld, KEPT } from '../../conversation/testing/world.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** A question that was asked, and the stream of its answer, which says nothing yet. */
async function begun() {
  const world = new ChatWorld();
  const stream = world.next();
  world.open('/chat');
  await ask('Wat is de omzet?');
  jest.useFakeTimers();
  return { world, stream };
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const online = () => act(() => void window.dispatchEvent(new Event('online')));
const reads = ({ api }: ChatWorld) => api.callsOf('GET /chat/stream').length;

/** The answer is told from its beginning, and stands there once. */
async function toldWhole(world: ChatWorld, stream = world.next()) {
  jest.useRealTimers();
  world.messages = KEPT;
  act(() => void stream.push(...ANSWER).end());
  await ready();
  expect(answers()).toHaveLength(1);
  expect(answers()[0]).toHaveTextContent('Omzet: € 12.');
  expect(questions()).toEqual(['Wat is de omzet?']);
}

describe('a stream that dies without a word', () => {
  it('is taken up from its beginning after a silence', async () => {
    const { world, stream } = await begun();
    const next = world.next();
    act(() => void stream.push(...ANSWER.slice(0, 2)));
    await pass(29);
    expect(reads(world)).toBe(0);
    await pass(2);
    expect(reads(world)).toBe(1);
    await toldWhole(world, next);
  });

  it('is taken up at once when the browser is online again', async () => {
    const { world, stream } = await begun();
    const next = world.next();
    act(() => void stream.push(...ANSWER.slice(0, 2)));
    await pass(1);
    online();
    await pass(1);
    expect(reads(world)).toBe(1);
    await toldWhole(world, next);
  });

  it('is not one that goes on slowly', async () => {
    const { world, stream } = await begun();
    for (const chunk of ANSWER.slice(0, 3)) {
      act(() => void stream.push(chunk));
      await pass(25);
    }
    expect(reads(world)).toBe(0);
    jest.useRealTimers();
    act(() => void stream.push(...ANSWER.slice(3)).end());
    await ready();
    expect(answers()[0]).toHaveTextContent('Omzet: € 12.');
  });

  it('is not one of a question that the API is still taking in', async () => {
    const { world, stream } = await begun();
    await pass(120);
    online();
    await pass(1);
    expect(reads(world)).toBe(0);
    expect(waiting()).toBeInTheDocument();
    await toldWhole(world, stream);
  });

  it('is taken up where it dies once more while it is taken up', async () => {
    const { world, stream } = await begun();
    world.next();
    const last = world.next();
    act(() => void stream.push(...ANSWER.slice(0, 2)));
    await pass(31);
    await pass(31);
    expect(reads(world)).toBe(2);
    await toldWhole(world, last);
  });

  it('goes on by itself when the network is back after it was given up', async () => {
    const { world, stream } = await begun();
    for (let tried = 0; tried < 6; tried += 1) world.next().fail(new ApiUnreachable('gone'));
    world.api.on('GET /chat', () => Promise.reject(new ApiUnreachable('gone')));
    act(() => void stream.push(...ANSWER.slice(0, 2)).fail(new ApiUnreachable('gone')));
    for (let tried = 0; tried < 6; tried += 1) await pass(10);
    jest.useRealTimers();
    expect(await screen.findByText(/^Verbinding verbroken/)).toBeInTheDocument();
    world.api.on('GET /chat', () => KEPT);
    const next = world.next();
    online();
    expect(screen.queryByText(/^Verbinding verbroken/)).toBeNull();
    await toldWhole(world, next);
    online();
    expect(reads(world)).toBe(7);
  });
});
