import { DETECTORS } from '@kengetal/contract';
import { cleanBooks } from '../books/clean.ts';
import { COMPANIES } from '../books/companies.ts';
import { composed } from './compose.ts';
import { TEMPLATES } from './index.ts';

const made = (index: number) => {
  const company = COMPANIES.own[index];
  if (!company) throw new Error('no such company');
  return composed(cleanBooks(company), TEMPLATES, index);
};

type Made = ReturnType<typeof made>;

const linesOf = ({ years }: Made) =>
  years.flatMap(({ entries }) =>
    entries.flatMap(({ lines, ...entry }) => lines.map((line) => ({ ...line, entry }))),
  );

const labelOf = ({ labels }: Made, detector: string) => {
  const label = labels.find((one) => one.detector === detector);
  if (!label) throw new Error(`no label of ${detector}`);
  return label;
};

const sum = (lines: readonly { cents: number }[]) =>
  lines.reduce((total, { cents }) => total + cents, 0);

describe('books with something hidden for each detector', () => {
  // Index 0 plants for the first detector and every second one after it; 1 for the others.
  const [first, second] = [made(0), made(2)];

  it('hides one thing of each detector, by turns a plant and a near miss', () => {
    expect(first.labels.map(({ detector }) => detector).toSorted()).toEqual(DETECTORS.toSorted());
    expect(labelOf(first, 'kosten_gestegen').kind).toBe('plant');
    expect(labelOf(first, 'dubbele_factuur').kind).toBe('near');
    expect(labelOf(made(1), 'dubbele_factuur').kind).toBe('plant');
  });

  it('keeps every entry in balance, and opens each year as the last one closed', () => {
    for (const { years } of [first, second]) {
      const balances = new Map<string, number>();
      for (const { opening, entries } of years) {
        expect(sum(opening)).toBe(0);
        for (const { rekening, cents } of opening) {
          if (balances.size > 0 && rekening !== '0520') expect(cents).toBe(balances.get(rekening));
        }
        balances.clear();
        for (const { rekening, cents } of opening) balances.set(rekening, cents);
        for (const { lines } of entries) {
          expect(sum(lines)).toBe(0);
          for (const { rekening, cents } of lines) {
            balances.set(rekening, (balances.get(rekening) ?? 0) + cents);
          }
        }
      }
    }
  });

  it('leaves nothing on the accounts of VAT at the end of a filed quarter', () => {
    const [year] = first.years;
    const quarter = year?.entries.filter(({ boekperiode }) => boekperiode <= 3) ?? [];
    const vat = quarter
      .flatMap(({ lines }) => lines)
      .filter(({ rekening }) => rekening >= '1500' && rekening < '1550');
    expect(vat.length).toBeGreaterThan(100);
    expect(sum(vat)).toBe(0);
  });

  it('is the same for the same seed', () => {
    expect(made(2).labels).toEqual(second.labels);
  });

  it('tells of a creditor paid twice as its lines say', () => {
    const { about } = labelOf(first, 'dubbel_betaald');
    const owed = linesOf(first).filter(
      ({ rekening, relatie }) => rekening === '1600' && about.relaties.includes(relatie ?? ''),
    );
    expect(sum(owed)).toBeGreaterThan(0);
  });

  it('tells of a crossing account as its lines say', () => {
    const label = labelOf(first, 'tussenrekening');
    const left = linesOf(first).filter(({ rekening }) => label.about.rekeningen.includes(rekening));
    expect(label.kind).toBe('plant');
    expect(sum(left)).not.toBe(0);
  });

  it('tells of a rise as the costs of the last months say', () => {
    const { about, periode_max } = labelOf(first, 'kosten_gestegen');
    const lines = linesOf(first).filter(({ rekening }) => about.rekeningen.includes(rekening));
    const of = (periode: number) =>
      sum(
        lines.filter(({ entry }) => Number(entry.datum.slice(0, 7).replace('-', '')) === periode),
      );
    const before = (of(periode_max - 1) + of(periode_max - 2) + of(periode_max - 3)) / 3;
    expect(of(periode_max)).toBeGreaterThan(before * 1.25);
    expect(of(periode_max) - before).toBeGreaterThan(25_000);
  });
});
