import { amountAsked, amountQuestion, selectionSaid, selectionWords } from './asked-amount.ts';

it.each(['€\u00A08.051,16', '€\u00A0-12,00', '-3,4%', '63,3%', '34,6 dagen', '3,90'])(
  'a question about an amount of %s is known',
  (amount) => {
    const what = 'Resultaat, maart 2025 (Boekhouding op orde)';
    expect(amountAsked(amountQuestion(what, amount))).toBe(what);
  },
);

it.each(['Hoe komt dat op € 10 uit', 'op € 10 uit?', 'Hoe komt de omzet op rekening 8000 uit?'])(
  'nothing else is one without its amount: %s',
  (text) => expect(amountAsked(text)).toBe(text.startsWith('Hoe komt dat') ? 'dat' : undefined),
);

it('bookings are read as they are said, whatever their names hold', () => {
  const selection = {
    periode_min: 202501,
    periode_max: 202503,
    soorten: ['opening', 'mutatie'] as const,
    filters: [
      { column: 'rekening', operator: 'in', value: ['1300', '1310'] } as const,
      { column: 'tegenpartij', operator: 'eq', value: 'A "B"; groep eq "x".' } as const,
    ],
  };
  const said = selectionWords({
    ...selection,
    soorten: [...selection.soorten],
    filters: [
      ...selection.filters.map((each) => ({
        ...each,
        value: typeof each.value === 'string' ? each.value : [...each.value],
      })),
    ],
  });
  expect(selectionSaid(['Iets anders.', ...said].join('\n'))).toEqual(selection);
  expect(selectionSaid('Som van boekingen, veel.')).toBeUndefined();
});
