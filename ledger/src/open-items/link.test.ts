import * as fc from 'fast-check';
import { linkInvoices, type OwedLine } from './link.ts';
import { numbersIn } from './references.ts';

const line = (more: Partial<OwedLine>): OwedLine => ({
  factuur: null,
  document: null,
  boekstuk: '',
  omschrijving: '',
  datum: '2024-05-01',
  cents: -100,
  isOpening: false,
  journal: 'overig',
  ...more,
});
const invoice = (factuur: string | null, cents: number, more: Partial<OwedLine> = {}) =>
  line({ factuur, cents, journal: 'facturen', ...more });
const linkOf = (lines: OwedLine[]) => linkInvoices(lines).at(-1);

describe('numbers in a text', () => {
  it.each([
    ['Betaling factuur 1256 voor computer', ['1256']],
    ['Fact.12 en dank', ['12']],
    ['factuurnr: VF-2024/0031', ['vf20240031', '2024', '31']],
    // Years and days say when; '12' counts something.
    ['2024-05 week 12, jaar 2023', ['202405']],
    ['12 stuks', []],
    ['Inv no. 7', ['7']],
  ])('are those of %s', (text, keys) => {
    expect([...numbersIn(text, '2024-05-01')].sort()).toEqual([...keys].sort());
  });

  it('of a hostile text are few, and soon found', () => {
    const hostile = fc.array(
      fc.constantFrom('1', '-', '/', '.', ' ', 'factuur ', '2024', 'é', '٣'),
      {
        minLength: 1_000,
        maxLength: 4_000,
      },
    );
    fc.assert(
      fc.property(hostile, (parts) => numbersIn(parts.join('').repeat(20), '2024-05-01').size < 60),
      { numRuns: 50 },
    );
  });
});

describe('an invoice that a payment does not bear', () => {
  const known = [invoice('20240031', 1_000), invoice('20240032', 1_000), invoice('20240033', 700)];

  it.each([
    [
      'its document',
      { document: 'vf-20240032', omschrijving: 'factuur 20240031' },
      'document',
      '20240032',
    ],
    ['a number in words', { omschrijving: 'Factuur 20240031' }, 'omschrijving', '20240031'],
    ['the only open amount', { cents: -700 }, 'bedrag', '20240033'],
    ['two open amounts', { cents: -1_000 }, undefined, undefined],
    ['two numbers', { omschrijving: '20240031, 20240032' }, undefined, undefined],
    ['nothing', {}, undefined, undefined],
  ] as const)('is told by %s', (_, more, by, factuur) => {
    const found = linkOf([...known, line(more)]);
    expect([found?.by, found?.factuur]).toEqual([by, factuur]);
  });

  it('is not told by an amount that an opening has too, or that was paid before', () => {
    const opening = line({ isOpening: true, cents: 700 });
    expect(linkOf([opening, ...known, line({ cents: -700 })])).toBeNull();
    const paid = line({ factuur: '20240033', cents: -700 });
    expect(linkOf([...known, paid, line({ cents: -700 })])).toBeNull();
  });

  it('is called by its document, or else its entry, where it bears no number', () => {
    const named = invoice(null, 500, {
      document: '71',
      boekstuk: 'V1',
      omschrijving: 'Factuur 1256',
    });
    const other = invoice(null, 500, { boekstuk: 'V2' });
    const paid = line({ cents: -500, omschrijving: 'Betaling faktuur 1256' });
    expect(linkInvoices([named, other, paid])).toEqual([
      { factuur: '71', by: 'document' },
      { factuur: 'V2', by: 'document' },
      { factuur: '71', by: 'omschrijving' },
    ]);
  });

  it('takes no credit note for a payment', () => {
    expect(linkOf([...known, invoice(null, -700)])).toBeNull();
  });

  const text = fc.oneof(
    fc.constantFrom('', 'factuur 20240031', 'F1001', '20240032 20240033', 'dank', '1001'),
    fc.string({ maxLength: 30 }),
  );
  const someLine = fc.record({
    factuur: fc.oneof(fc.constant(null), fc.constantFrom('20240031', '20240032', 'F-1001')),
    document: fc.oneof(fc.constant(null), text),
    boekstuk: fc.constantFrom('1', '2', '3', ''),
    omschrijving: text,
    datum: fc.constantFrom('2024-01-05', '2024-02-05'),
    cents: fc.integer({ min: -300, max: 300 }),
    isOpening: fc.boolean(),
    journal: fc.constantFrom('facturen' as const, 'overig' as const, 'gemengd' as const),
  });

  it('is always one that the lines hold, and no line with a number gets another', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 40 }), (lines) => {
        const links = linkInvoices(lines);
        const invoices = new Set(
          lines.flatMap(({ factuur, cents, journal, isOpening }, at) =>
            cents > 0 || journal === 'facturen' || isOpening
              ? [factuur ?? links[at]?.factuur ?? '']
              : [],
          ),
        );
        lines.forEach(({ factuur, isOpening }, at) => {
          const link = links[at];
          if (factuur !== null || isOpening) expect(link).toBeNull();
          if (link) expect(invoices).toContain(link.factuur);
        });
      }),
    );
  });

  it('is found in time that grows with the lines', () => {
    const words = 'factuur 1001 1002 1003 1004';
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      at % 2 === 0 ? invoice(`F${at}`, 5) : line({ cents: -5, omschrijving: words }),
    );
    const began = performance.now();
    linkInvoices(lines);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
