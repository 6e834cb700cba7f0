import { createBus } from './bus.ts';

const period = { periode_min: 202501, periode_max: 202503 };

describe('bus', () => {
  it('replays the present value to a new listener and then each change', () => {
    const bus = createBus({ onListenerError: jest.fn() });
    bus.set('period', period);
    const seen: unknown[] = [];
    bus.watch('period', (value) => seen.push(value));
    bus.set('period', null);
    bus.set('period', null);
    expect(seen).toEqual([period, null]);
  });

  it('does not replay events', () => {
    const bus = createBus({ onListenerError: jest.fn() });
    bus.emit('dataChanged', { project_id: 'a' });
    const seen: unknown[] = [];
    bus.on('dataChanged', (event) => seen.push(event));
    bus.emit('dataChanged', { project_id: 'b' });
    expect(seen).toEqual([{ project_id: 'b' }]);
  });

  it('reports a listener that throws and goes on with the others', () => {
    const onListenerError = jest.fn();
    const bus = createBus({ onListenerError });
    const failure = new Error('listener');
    const other = jest.fn();
    bus.on('chatClose', () => {
      throw failure;
    });
    bus.on('chatClose', other);
    bus.emit('chatClose', null);
    bus.emit('chatClose', null);
    expect(other).toHaveBeenCalledTimes(2);
    expect(onListenerError).toHaveBeenCalledWith(failure, 'chatClose');
  });

  it('tells nothing more after unsubscribing', () => {
    const bus = createBus({ onListenerError: jest.fn() });
    const listener = jest.fn();
    bus.watch('chatOpen', listener)();
    bus.set('chatOpen', true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('refuses an unknown topic and a payload that does not fit, at compile time', () => {
    const bus = createBus({ onListenerError: jest.fn() });
    // @ts-expect-error -- the list of topics is closed
    expect(() => bus.emit('unknown', null)).toThrow();
    // @ts-expect-error -- a payload holds what the topic says, never a token
    bus.set('project', { project_id: 'a', organisation_id: 'b', access_token: 'secret' });
  });
});
