import type { Variant } from './composition-stage.ts';

/** What the browser's network is like; without conditions as fast as the machine. */
export const NETWORKS = {
  free: { title: 'Onbegrensd net', bytesPerS: null, latencyMs: 0 },
  slow: { title: '10 Mbit/s met 40 ms', bytesPerS: 10_000_000 / 8, latencyMs: 40 },
} as const;
export type NetworkName = keyof typeof NETWORKS;
export const NETWORK_NAMES = ['free', 'slow'] as const satisfies readonly NetworkName[];

/** Screens of three remotes. */
export const START = '/dashboard';
export const SCREENS = [START, '/rapporten', '/analytics/overview'] as const;
/** Addresses in the menu that one goes to from the first of those screens. */
export const TARGETS = ['/rapporten', '/analytics/overview'] as const;

export const LOADS = ['cold', 'warm'] as const;
/** What there is of the remote in the page when its entry in the menu is clicked. */
export const NAVIGATIONS = ['unloaded', 'hovered', 'loaded'] as const;
export type State = (typeof LOADS)[number] | (typeof NAVIGATIONS)[number];

/** One thing that is measured again and again. */
export interface Subject {
  readonly network: NetworkName;
  /** A screen for a load, a target for a navigation. */
  readonly path: string;
  readonly state: State;
}

export interface Sample {
  /** Until a figure is on screen: from the start of the load, or from the click. */
  readonly ms: number;
  /** Over the network, headers included; 0 for navigations. */
  readonly bytes: number;
  readonly requests: number;
}

/** Both variants of everything that was measured. */
export class Samples {
  readonly #bySubject = new Map<string, Record<Variant, Sample[]>>();

  add(subject: Subject, variant: Variant, sample: Sample): void {
    const key = keyOf(subject);
    const both = this.#bySubject.get(key) ?? { federated: [], monolith: [] };
    this.#bySubject.set(key, both);
    both[variant].push(sample);
  }

  /** Undefined when that was not asked for. */
  of(subject: Subject): Record<Variant, readonly Sample[]> | undefined {
    return this.#bySubject.get(keyOf(subject));
  }
}

const keyOf = ({ network, path, state }: Subject): string => `${network} ${state} ${path}`;

/** Median and the least and greatest of a number of values. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}
