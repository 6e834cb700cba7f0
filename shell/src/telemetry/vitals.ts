import type { Metric } from 'web-vitals';
import type { Observation, Telemetry } from './telemetry.ts';

/**
 * One page in four: of a company that opens twenty a day that is some 35 a week, of which p75 stands
 * between the 68th and the 82nd of a hundred; larger ones need no more.
 */
const SHARE = 0.25;

type Watch = (onReport: (metric: Metric) => void) => void;

/** Of the library what is used. */
interface Library {
  onLCP: Watch;
  onINP: Watch;
  onCLS: Watch;
  onTTFB: Watch;
}

/** The name keeps it out of what the page fetches at its start. */
const loadLibrary = (): Promise<Library> =>
  import(/* webpackChunkName: "later-vitals" */ 'web-vitals');

export interface VitalsParts {
  telemetry: Pick<Telemetry, 'report'>;
  /** From 0 up to 1; drawn once for this page. */
  draw?: () => number;
  load?: () => Promise<Library>;
}

/**
 * Gives what begins to measure how the page is to a sample of people, to be called once it stands:
 * what came before was kept by the browser. Each is told once, as it was when the page was first left
 * or hidden; name and value alone, nothing of what was looked at.
 */
export function createVitals(parts: VitalsParts): () => void {
  const { telemetry, draw = Math.random, load = loadLibrary } = parts;
  let begun = draw() >= SHARE;
  const told = new Set<string>();
  const tell = ({ name, value }: Metric) => {
    if (name === 'FCP' || told.has(name)) return;
    told.add(name);
    const vital: Observation['vital'] = { name, value: rounded(value) };
    telemetry.report({ kind: 'vitals', part: 'shell', vital });
  };
  return () => {
    if (begun) return;
    begun = true;
    load().then(
      ({ onLCP, onINP, onCLS, onTTFB }) => {
        for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(tell);
      },
      () => undefined, // nothing is measured then, and nobody is disturbed
    );
  };
}

/** To thousandths: CLS is below 1. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
