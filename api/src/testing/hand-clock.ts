import type { After } from '../features/chats/after.ts';

/** Time that passes when a test says so. */
export function handClock(): { readonly after: After; pass(ms: number): void } {
  const waiting = new Map<() => void, number>();
  let now = 0;
  return {
    after: (ms, work) => {
      const once = () => work();
      waiting.set(once, now + ms);
      return () => void waiting.delete(once);
    },
    pass: (ms) => {
      now += ms;
      for (const [work, at] of waiting) {
        if (at > now) continue;
        waiting.delete(work);
        work();
      }
    },
  };
}
