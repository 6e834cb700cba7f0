import fc from 'fast-check';
import { finding } from '../../testing/suggestions.ts';
import { isAside, isOpen, stepsOf, type Answer, type Known } from './states.ts';

const TODAY = '2025-03-18';
const ANSWERS: readonly Answer[] = ['nieuw', 'in_behandeling', 'afgehandeld', 'niet_relevant'];

/** What is done to the one thing that can be found. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('look' as const),
    /** Cents that it weighs, or nothing when it is not found. */
    weight: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    isSameState: fc.boolean(),
    reach: fc.option(fc.integer({ min: 202401, max: 202412 })),
  }),
  fc.record({ kind: fc.constant('answer' as const), answer: fc.constantFrom(...ANSWERS) }),
);

const look = { today: TODAY, reach: 202403, reachBefore: 202403, isSameState: false };
const known = (more: Partial<Known> = {}): Known => ({
  ...{ id: 'x', detector: 'dubbele_factuur', due: null, periodeMax: 202403 },
  ...{ answer: 'nieuw', gone: null, asideWeight: null, ...more },
});
const stepOf = (kept: Known, weight?: number, more: Partial<typeof look> = {}) => {
  const found = new Map(weight === undefined ? [] : [['x', finding({ weight })]]);
  return stepsOf(new Map([['x', kept]]), found, { ...look, ...more })[0];
};

describe('the states of a suggestion', () => {
  it('hold whatever is found and answered, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let kept: Known | undefined;
        let weight = 0;
        let reachBefore: number | null = null;
        for (const one of acts) {
          if (one.kind === 'answer') {
            const asideWeight = isAside(one.answer) ? weight : null;
            if (kept) kept = { ...kept, answer: one.answer, asideWeight };
            continue;
          }
          const before = kept;
          const found = one.weight === undefined ? [] : [['x', finding(one)] as const];
          const steps = stepsOf(new Map(before ? [['x', before]] : []), new Map(found), {
            ...{ today: TODAY, reach: one.reach, reachBefore, isSameState: one.isSameState },
          });
          reachBefore = one.reach;
          expect(steps.length).toBeLessThanOrEqual(1);
          const [step] = steps;
          if (one.weight !== undefined) {
            weight = one.weight;
            // What is found is there, and never in the hands of nobody.
            expect(step).toMatchObject({ gone: null });
          } else if (before && before.gone === null) {
            expect(step?.gone).toBeTruthy();
            expect(step?.answer).toBe(before.answer);
          }
          if (!step) continue;
          // Only what was set aside is ever answered by a look, with the reason why.
          if (before && step.answer !== before.answer) {
            expect(isAside(before.answer)).toBe(true);
            expect(step).toMatchObject({ answer: 'nieuw', event: 'veranderd' });
            expect(step.changed).toBeTruthy();
            expect(one.weight ?? 0).toBeGreaterThanOrEqual((before.asideWeight ?? 0) + 10_000);
          }
          const asideWeight = step.changed === undefined ? (before?.asideWeight ?? null) : null;
          kept = known({ answer: step.answer, gone: step.gone, asideWeight });
          expect(isOpen(kept)).toBe(step.gone === null && !isAside(step.answer));
        }
      }),
    );
  });

  // A quarter more, and 100.00 more.
  it.each([
    [124_000, 154_999, false],
    [124_000, 155_000, true],
    [20_000, 29_999, false],
    [20_000, 30_000, true],
    [0, 10_000, true],
    [124_000, 20_000, false],
  ])('call %d that became %d cents material: %p', (was, now, isMaterial) => {
    const kept = known({ answer: 'niet_relevant', asideWeight: was });
    expect(stepOf(kept, now)?.answer).toBe(isMaterial ? 'nieuw' : 'niet_relevant');
  });

  it('return what was mended and is there again of later months', () => {
    const kept = known({ answer: 'afgehandeld', asideWeight: 90_000, gone: 'opgelost' });
    expect(stepOf(kept, 90_000)?.answer).toBe('afgehandeld');
    expect(stepOf({ ...kept, periodeMax: 202402 }, 90_000)).toMatchObject({
      ...{ answer: 'nieuw', changed: 'Was uit de boeken verdwenen, en is er weer in maart 2024' },
    });
  });

  it.each<[string, Partial<Known>, Partial<typeof look>, string]>([
    ['the books changed', {}, {}, 'opgelost'],
    ['only time passed', {}, { isSameState: true }, 'tijd'],
    ['its day is over', { due: '2025-03-17' }, {}, 'tijd'],
    ['its day is today', { due: TODAY }, {}, 'opgelost'],
    ['its months are not booked any more', {}, { reach: 202402 }, 'weg'],
    [
      'a later month is held against others',
      { detector: 'kosten_gestegen' },
      { reach: 202404 },
      'later',
    ],
    ['the same month is other', { detector: 'kosten_gestegen' }, {}, 'opgelost'],
    ['it was mended while a later month came', {}, { reach: 202404 }, 'opgelost'],
  ])('say why it is gone when %s', (_, kept, more, gone) => {
    expect(stepOf(known(kept), undefined, more)?.gone).toBe(gone);
  });
});
