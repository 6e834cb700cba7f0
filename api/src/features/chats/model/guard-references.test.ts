import fc from 'fast-check';
import { checkedSentence } from './guard.ts';
import { allowed, checked } from './testing/checked.ts';

describe('a sentence of a model', () => {
  it.each([
    'In maart 2024 was het {a1}.',
    'In juni was de omzet {a1}.',
    'In 2025 was de omzet {a1}.',
    'Vorige maand was de omzet {a1}.',
    'In april was het {a3} en in maart {a4}.',
    'Het was {a3} in april en {a4} in maart.',
    'De kosten waren {a1}.',
    'Het verlies was {a1}.',
    'De omzet was {a2}, de kosten {a1}.',
    'Slager BV kocht voor {t1}.'.replace('Slager', 'Bakker').replace('t1', 't2'),
    'Gemiddeld was de omzet {a1}.',
    'De omzet was {a1} per maand.',
    'De verwachte omzet is {a1}.',
    'In juni 2030 gebeurt er niets.',
  ])('%s does not leave: that is not what its reference is called', (sentence) => {
    expect(checked(sentence).ok).toBe(false);
  });

  it('does not leave with a year of the question that its reference is not of', () => {
    const given = allowed('Wat was de omzet 2024?');
    expect(checkedSentence('De omzet 2024 was {a1}.', given).ok).toBe(false);
    expect(checkedSentence('De omzet 2024 is er niet.', given).ok).toBe(true);
  });

  it.each([
    ...['-{a1}', '{a1} mln', 'minus {a1}', '{a1}k', '{a1}%', '€{a1}', '€ {a1}', '{a1} euro'],
    ...[
      '{a1},-',
      '{a1}{a2}',
      '{a1}5',
      '- {a1}',
      'min {a1}',
      'bijna {a1}',
      `minus${' '.repeat(30)}{a1}`,
      '{a1} miljoen',
      'x{a1}',
    ],
  ])('De omzet was %s. does not leave: something is fixed to the reference', (words) => {
    expect(checked(`De omzet was ${words}.`).ok).toBe(false);
  });

  it.each([
    ...['steeg met {c1}', 'nam toe tot {a1}', 'liep op tot {a1}', 'ging omhoog naar {a1}'],
    ...['is groter: {a1}', 'verbeterde naar {a1}', 'is {c1} meer', 'is vooruitgegaan', 'is beter'],
    ...['is een plus van {c1}', 'geeft een overschot', 'is positief', 'is opgelopen', 'viel tegen'],
    ...[
      'stortte in',
      'ging onderuit',
      'zit in de lift',
      'gaat door het dak',
      'veerde op',
      'is dalend',
    ],
    ...[
      'maakte een sprong',
      'bleef achter bij het plan',
      'overtrof alles',
      'is even hoog als toen',
    ],
    ...['is afgenomen', 'daalde', 'is gelijk gebleven', 'is een record', 'zakte naar {a1}'],
  ])('De omzet %s. does not leave: a direction is written by the server', (words) => {
    expect(checked(`De omzet ${words}.`).ok).toBe(false);
  });

  it.each([
    'De winst was {a4}.',
    'Het verlies was {a3}.',
    'De winst {c1:verandering}.',
    'We maken winst.',
    'De omzet {a1:verandering}.',
  ])('%s does not leave: profit and loss are of a result that is one', (sentence) => {
    expect(checked(sentence).ok).toBe(false);
  });

  it('lets no other sign stand at a reference than those that end a phrase', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), fc.string({ maxLength: 3 }), (before, behind) => {
        const result = checked(`De omzet was ${before}{a1}${behind}`);
        if (!result.ok) return;
        expect(result.text).toMatch(
          /^De omzet was (?:.*[\s("'*])?\[€ 1\.234,56\]\(figure:a1\)(?:$|[\s)"'*;!?.,:])/su,
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
