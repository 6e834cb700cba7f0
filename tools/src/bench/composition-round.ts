import type { MeasuredPage } from './composition-page.ts';
import {
  SCREENS,
  START,
  TARGETS,
  type NetworkName,
  type Sample,
  type Subject,
} from './composition-measures.ts';
import type { Transfer } from './composition-traffic.ts';

/** What of a round is done. */
export interface Parts {
  readonly load: boolean;
  readonly navigation: boolean;
}

export interface Round {
  readonly samples: readonly (readonly [Subject, Sample])[];
  /** What the cold load of the start asked for. */
  readonly transfers: readonly Transfer[];
}

/** Everything once, of the variant that is served now. */
export async function measureRound(
  page: MeasuredPage,
  network: NetworkName,
  parts: Parts,
): Promise<Round> {
  const samples: (readonly [Subject, Sample])[] = [];
  const note = (path: string, state: Subject['state'], sample: Sample) =>
    samples.push([{ network, path, state }, sample]);
  let transfers: readonly Transfer[] = [];

  if (parts.load) {
    for (const path of SCREENS) {
      const cold = await page.load(path, 'cold');
      note(path, 'cold', cold);
      if (path === START) ({ transfers } = cold);
      note(path, 'warm', await page.load(path, 'warm'));
    }
  }
  if (parts.navigation) {
    await page.load(START, 'cold');
    for (const path of TARGETS) {
      note(path, 'unloaded', await page.press(path));
      await page.click(START);
    }
    for (const path of TARGETS) {
      note(path, 'loaded', await page.click(path));
      await page.click(START);
    }
    await page.load(START, 'cold');
    for (const path of TARGETS) {
      await page.pointAt(path);
      note(path, 'hovered', await page.click(path));
      await page.click(START);
    }
  }
  return { samples, transfers };
}
