import { bookedOn } from '../../testing/suggestions.ts';
import { fewOf } from './few.ts';
import type { Finding } from './finding.ts';

const PER: Partial<Record<Finding['detector'], 'per_jaar' | 'eenmalig'>> = {
  kosten_gestegen: 'eenmalig',
  prijsverhoging: 'per_jaar',
};

const finding = (detector: Finding['detector'], weight: number): Finding => ({
  ...{ detector, weight, key: `${detector} ${String(weight)}`, category: 'kwaliteit', title: '' },
  effect: { figure: bookedOn('4100', weight), per: PER[detector] ?? 'te_laat_open' },
  ...{ urgency: 'heeft_tijd', due: null, certainty: 'zeker' },
  about: { relaties: [], rekeningen: [], documenten: [] },
  ...{ periode_min: 202501, periode_max: 202501, blocks: [], steps: [], question: '' },
  summary: { text: '', figures: {} },
  how: { text: '', figures: {} },
});

/** In cents: 6 million euros of costs in a year, of which a two-thousandth is € 3,000. */
const YEAR = 600_000_000;

const weights = (found: readonly Finding[], detector: Finding['detector']) =>
  found.filter((one) => one.detector === detector).map(({ weight }) => weight);

describe('of all that was found', () => {
  it('leaves out trifles, and the smaller of many', () => {
    const late = Array.from({ length: 30 }, (_, at) => finding('te_laat_open', 10_000 + at));
    const found = fewOf(
      [
        finding('kosten_gestegen', 299_999),
        finding('kosten_gestegen', 300_000),
        // Three years of it.
        finding('prijsverhoging', 99_999),
        finding('prijsverhoging', 100_000),
        finding('dubbele_factuur', 30_000),
        ...late,
      ],
      YEAR,
    );
    expect(weights(found, 'kosten_gestegen')).toEqual([300_000]);
    expect(weights(found, 'prijsverhoging')).toEqual([100_000]);
    // What is wrong in the books is told whatever its amount.
    expect(weights(found, 'dubbele_factuur')).toEqual([30_000]);
    const open = weights(found, 'te_laat_open');
    expect([open.length, Math.min(...open)]).toEqual([25, 10_005]);
  });

  it('leaves out that customers pay later where all do', () => {
    const eight = Array.from({ length: 8 }, (_, at) => finding('betaalt_later', at));
    expect(fewOf(eight, YEAR)).toHaveLength(8);
    expect(fewOf([...eight, finding('betaalt_later', 9)], YEAR)).toEqual([]);
  });
});
