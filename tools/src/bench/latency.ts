/** Milliseconds that something took. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly count: number;
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1), count: sorted.length };
}

/** Times of pieces of work done one after the other. */
export async function timed(works: Iterable<() => Promise<unknown>>): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}
