import type { PlacedRelease } from '@kengetal/contract/remote';
import type { CompositionEvent } from './event.ts';
import type { ExposedModule, RemoteHost } from './host.ts';
import { isSame } from './registry.ts';
import { STEP_LIMIT_MS, within } from './time-limit.ts';
import { Views, type View } from './views.ts';

export interface InUseOptions {
  host: RemoteHost;
  report: (event: CompositionEvent) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The release that this page should have of a remote by now. */
  wanted: (remote: string) => PlacedRelease | undefined;
  /** Another release of a remote is in use. */
  changed: () => void;
}

type Replaced = (remote: string, by: PlacedRelease) => void;

/** A release that did not work here takes no other's place for this long. */
const DISTRUST_MS = 10 * 60_000;

/** The one release of each remote that runs in this page, and how another takes its place. */
export class InUse {
  readonly #options: InUseOptions;
  readonly #views = new Views();
  readonly #held = new Map<string, PlacedRelease>();
  readonly #generations = new Map<string, number>();
  readonly #replacing = new Set<string>();
  /** When a release failed last, by the hash of its entry. */
  readonly #failures = new Map<string, number>();
  readonly #listeners = new Set<Replaced>();

  constructor(options: InUseOptions) {
    this.#options = options;
  }

  get(remote: string): PlacedRelease | undefined {
    return this.#held.get(remote);
  }

  generation(remote: string): number {
    return this.#generations.get(remote) ?? 0;
  }

  onReplaced(listener: Replaced): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** This release is the one from now on. */
  hold(placed: PlacedRelease): void {
    const { name } = placed.release;
    if (isSame(this.#held.get(name), placed)) return;
    this.#held.set(name, placed);
    this.#options.changed();
  }

  works({ release }: PlacedRelease): void {
    this.#failures.delete(release.entry.integrity);
  }

  failed(remote: string, placed: PlacedRelease | undefined, error: unknown): void {
    const { report, now } = this.#options;
    if (placed) this.#failures.set(placed.release.entry.integrity, now());
    const version = placed?.release.version;
    report({ kind: 'error', part: remote, message: String(error), ...(version && { version }) });
  }

  failedLately({ release }: PlacedRelease): boolean {
    const at = this.#failures.get(release.entry.integrity);
    return at !== undefined && this.#options.now() - at < DISTRUST_MS;
  }

  /** Whether its last try failed: that may have left something that hangs or is half. */
  hasFailed({ release }: PlacedRelease): boolean {
    return this.#failures.has(release.entry.integrity);
  }

  /** Something of a remote is on the page; what is given takes it away, and then calls `left`. */
  show(remote: string, view: View, left: () => void): () => void {
    const hide = this.#views.add(remote, view);
    return () => {
      hide();
      // Another screen of the same remote may come in its place, in this same step.
      setTimeout(left);
    };
  }

  /** Replaces what nobody uses any more and should be another release by now. */
  settle(): void {
    for (const [remote, old] of this.#held) {
      const next = this.#options.wanted(remote);
      if (!next || isSame(next, old) || this.failedLately(next)) continue;
      if (this.#replacing.has(remote) || this.#views.busy(remote)) continue;
      void this.#replace(remote, old, next);
    }
  }

  async #replace(remote: string, old: PlacedRelease, next: PlacedRelease): Promise<void> {
    const { host, report, now, wanted, changed } = this.#options;
    const began = now();
    this.#replacing.add(remote);
    try {
      await this.#load(remote, next);
    } catch (error) {
      this.failed(remote, next, error);
      return;
    } finally {
      this.#replacing.delete(remote);
    }
    if (this.#views.busy(remote) || this.#held.get(remote) !== old) return;
    if (!isSame(wanted(remote), next)) return;
    this.#held.set(remote, next);
    this.#generations.set(remote, this.generation(remote) + 1);
    host.drop(old);
    for (const listener of this.#listeners) listener(remote, next);
    const { version } = next.release;
    report({ kind: 'load', part: remote, version, duration_ms: Math.round(now() - began) });
    changed();
  }

  /** All that shows of it first: what runs goes only when the other can take its place. */
  async #load(remote: string, next: PlacedRelease): Promise<void> {
    const slots: ExposedModule[] = this.#views.has(remote, 'slots') ? ['slots'] : [];
    const { host } = this.#options;
    // Asked for anew once, and then by the same entry.
    const first = host.load(next, 'screens', this.hasFailed(next));
    const others = slots.map((module) => host.load(next, module, false));
    await within(Promise.all([first, ...others]), STEP_LIMIT_MS);
  }
}
