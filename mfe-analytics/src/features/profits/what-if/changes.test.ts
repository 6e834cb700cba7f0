import fc from 'fast-check';
import { MOST_CENTS, parseChanges, withChange, writeChanges, type Change } from './changes.ts';
import { readTyped, typedOf, wordsOf } from './input.ts';

const percent = (row: string, value: number): Change => ({ row, kind: 'percent', value });

describe('changes in the address', () => {
  it('come back as they were, beside what else is there', () => {
    const changes: Change[] = [
      percent('rekening_80:00', -250),
      { row: 'netto_omzet', kind: 'amount', value: 125_000 },
    ];
    const params = writeChanges(new URLSearchParams('per=kwartaal'), changes);
    expect(params.get('per')).toBe('kwartaal');
    expect(parseChanges(new URLSearchParams(params.toString()))).toEqual(changes);
  });

  it('are on without a change, and off without the word', () => {
    expect(parseChanges(writeChanges(new URLSearchParams(), []))).toEqual([]);
    expect(parseChanges(writeChanges(new URLSearchParams('wat_als=a:p100'), null))).toBeNull();
  });

  it.each([
    'a',
    'a:p',
    ':p100',
    'a:p0',
    'a:p-10001',
    'a:p100001',
    'a:x5',
    'a:c99999999999999',
    'totaal_brutomarge:p500',
  ])('are none where the address says %s', (text) => {
    expect(parseChanges(new URLSearchParams([['wat_als', text]]))).toEqual([]);
  });

  it('are one per row: the last one', () => {
    expect(withChange([percent('a', 100), percent('b', 100)], percent('a', 500))).toEqual([
      percent('a', 500),
      percent('b', 100),
    ]);
  });
});

describe('what is typed', () => {
  it.each([
    ['5', 'percent', 500],
    ['-2,5 %', 'percent', -250],
    ['+12,25%', 'percent', 1_225],
    ['€ 1.250,00', 'amount', 125_000],
    ['-1250', 'amount', -125_000],
    ['−10', 'amount', -1_000],
  ] as const)('%s', (text, kind, value) => {
    expect(readTyped(text, kind)).toEqual({ value });
  });

  it.each([
    ['', 'percent', 'Vul een getal in, zoals 10 of -2,5.'],
    ['veel', 'percent', 'Dit is geen getal. Schrijf bijvoorbeeld 10, -2,5 of 1.250,00.'],
    ['1.5', 'amount', 'Dit is geen getal. Schrijf bijvoorbeeld 10, -2,5 of 1.250,00.'],
    ['1,234', 'amount', 'Dit is geen getal. Schrijf bijvoorbeeld 10, -2,5 of 1.250,00.'],
    ['5%', 'amount', 'Dit is geen getal. Schrijf bijvoorbeeld 10, -2,5 of 1.250,00.'],
    ['€ 500', 'percent', 'Dit is geen getal. Schrijf bijvoorbeeld 10, -2,5 of 1.250,00.'],
    ['0,00', 'amount', 'Met 0 verandert er niets. Vul een ander getal in.'],
    ['-101', 'percent', 'Een percentage ligt tussen -100 en 1.000.'],
    ['1000000000,01', 'amount', 'Een bedrag is hoogstens €\u00A01.000.000.000,00.'],
  ] as const)('%p is no change: it says why', (text, kind, problem) => {
    expect(readTyped(text, kind)).toEqual({ problem });
  });

  it('is typed again as it was, and said with its sign', () => {
    expect(wordsOf(percent('a', -250))).toBe('-2,5%');
    expect(wordsOf({ row: 'a', kind: 'amount', value: 125_050 })).toBe('+€\u00A01.250,50');
    fc.assert(
      fc.property(
        fc.integer({ min: -MOST_CENTS, max: MOST_CENTS }).filter((value) => value !== 0),
        (value) => {
          const change: Change = { row: 'a', kind: 'amount', value };
          expect(readTyped(typedOf(change), 'amount')).toEqual({ value });
        },
      ),
    );
  });
});
