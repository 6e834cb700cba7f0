import fc from 'fast-check';
import { detectRecurring, type RecurringLine, type RecurringSeries } from '@kengetal/ledger';
import { wrongEvidence } from '@kengetal/ledger/testing';
import { labelledBooks } from './books.ts';
import { rate, scoresOf, total } from './score.ts';

describe('what the ledger finds in labelled books', () => {
  const BOOKS = 16;
  const books = Array.from({ length: BOOKS }, (_, index) => {
    const labelled = labelledBooks({
      seed: 2_000 + index,
      firstMonth: 202301,
      months: index % 2 ? 18 : 36,
    });
    return { labelled, found: detectRecurring(labelled.lines, labelled) };
  });

  it('precision is 0.95 and recall 0.90 at least, of fixed and of varying amounts', () => {
    const { recall, precision } = scoresOf(books);
    for (const fixed of [true, false]) {
      const which = (key: string) => key.endsWith('wisselend') !== fixed;
      expect(rate(total(precision, which))).toBeGreaterThanOrEqual(0.95);
      expect(rate(total(recall, which))).toBeGreaterThanOrEqual(0.9);
    }
    expect([...recall].filter(([, score]) => rate(score) < 0.8)).toEqual([]);
  });

  it('every occurrence opens into exactly its lines', () => {
    const wrong = books.flatMap(({ labelled, found }) =>
      found.flatMap((series) => wrongEvidence(labelled.lines, series)),
    );
    expect(wrong).toEqual([]);
  });

  it('neither the order of lines nor lines of others matter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), fc.integer(), (seed, shuffle) => {
        const { lines, ...span } = labelledBooks({ seed, firstMonth: 202301, months: 18 });
        const once = detectRecurring(lines, span);
        const mixed = [...lines].sort((one, other) => mix(one, shuffle) - mix(other, shuffle));
        const others = lines.map((one) => ({ ...one, tegenpartij: `Z${one.tegenpartij ?? ''}` }));
        expect(byId(detectRecurring(mixed, span))).toEqual(byId(once));
        const ids = new Set(once.map(({ id }) => id));
        const more = detectRecurring([...others, ...lines], span);
        expect(byId(more.filter(({ id }) => ids.has(id))).map(bare)).toEqual(byId(once).map(bare));
      }),
      { numRuns: 6 },
    );
  });
});

const byId = (series: RecurringSeries[]) => [...series].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Without the names of others in the same entries, which is all that may differ. */
const bare = ({ occurrences, ...series }: RecurringSeries) => ({
  ...series,
  days: occurrences.map(({ datum, cents }) => [datum, cents]),
});

function mix({ boekstuk, datum }: RecurringLine, by: number): number {
  return (Number(boekstuk) * 7_919 + Number(datum.slice(8)) * 31 + by) % 1_009;
}
