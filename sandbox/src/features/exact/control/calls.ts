/** How often each endpoint was called. */
export class Calls {
  readonly #counts = new Map<string, number>();

  /** @param endpoint method and path, without division and query */
  count(endpoint: string): void {
    this.#counts.set(endpoint, (this.#counts.get(endpoint) ?? 0) + 1);
  }

  clear(): void {
    this.#counts.clear();
  }

  all(): { total: number; endpoints: Record<string, number> } {
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    return { total, endpoints: Object.fromEntries(this.#counts) };
  }
}
