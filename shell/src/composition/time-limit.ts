/** A network step may take this long (design §3). */
export const STEP_LIMIT_MS = 8_000;

export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** The work's result, or TimedOut; an abort ends the waiting too. */
export function within<T>(work: Promise<T>, limitMs: number, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`nothing within ${limitMs} ms`)), limitMs);
    const abandon = () => reject(new DOMException('Abandoned', 'AbortError'));
    signal?.addEventListener('abort', abandon, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abandon);
    });
  });
}
