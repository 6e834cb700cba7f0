import type { Label } from '../labels.ts';
import { lowest, outcomesOf, precisionOf, recallOf, scoreOf, type Finding } from './score.ts';

const about = (relatie: string, documenten: string[] = []) => ({
  ...{ relaties: [relatie], rekeningen: [], documenten },
});

const PLANT: Label = {
  ...{ detector: 'dubbele_factuur', kind: 'plant', name: 'twee keer' },
  ...{ about: about('20001', ['F1']), periode_min: 202503, periode_max: 202504 },
  ...{ whole: false, also: ['kosten_gestegen'] },
};
const NEAR: Label = { ...PLANT, kind: 'near', about: about('20002'), also: [] };
const FINDING: Finding = {
  ...{ detector: 'dubbele_factuur', title: 'Dubbele factuur F1' },
  ...{ about: about('20001'), periode_min: 202504, periode_max: 202505 },
};

const scored = (findings: Finding[], labels: Label[]) =>
  scoreOf(outcomesOf(['dubbele_factuur'], findings, labels));

describe('score of findings', () => {
  it('is right when a relation, account or document and a month are shared', () => {
    const document = { ...FINDING, about: about('x', ['F1']) };
    expect(scored([FINDING, document], [PLANT])).toMatchObject({
      planted: 1,
      found: 1,
      right: 2,
      wrong: 0,
    });
  });

  it.each([
    ['of another relation', { about: about('20009') }],
    ['about another month', { periode_min: 202506, periode_max: 202506 }],
  ])('is wrong %s, and the plant is missed', (_, other) => {
    const score = scored([{ ...FINDING, ...other }], [PLANT]);
    expect(score).toMatchObject({ found: 0, right: 0, wrong: 1, nearHit: 0 });
  });

  it('is wrong on a near miss, which counts once', () => {
    const hit = { ...FINDING, about: about('20002') };
    expect(scored([hit, hit], [PLANT, NEAR])).toMatchObject({ wrong: 2, near: 1, nearHit: 1 });
  });

  it('of another detector on the same counts neither way where the plant allows it', () => {
    const costs: Finding = { ...FINDING, detector: 'kosten_gestegen' };
    const other = { ...costs, about: about('20002') };
    const [outcome] = outcomesOf(['kosten_gestegen'], [costs, other], [PLANT, NEAR]);
    expect(outcome).toMatchObject({ right: 0, wrong: [{ finding: other, near: null }] });
  });

  it('about the company as a whole asks for the month only', () => {
    const whole: Label = { ...PLANT, whole: true };
    expect(scored([{ ...FINDING, about: about('x') }], [whole])).toMatchObject({
      found: 1,
      wrong: 0,
    });
  });

  it('gives shares of 1, and the lowest of them', () => {
    const score = scored(
      [FINDING, { ...FINDING, about: about('x') }],
      [PLANT, { ...PLANT, about: about('y') }, NEAR],
    );
    expect(precisionOf(score)).toBe(0.5);
    expect(recallOf(score)).toBe(0.5);
    expect(precisionOf(scored([], [PLANT]))).toBeNull();
    expect(lowest([0.9, 0.5])).toBe(0.5);
    expect(lowest([0.9, null])).toBe(0);
  });
});
