import type { BookedFigure, DerivedFigure, LineKind, Selection } from '@kengetal/contract';
import { monthName } from '@kengetal/ledger';
import { compareItems, type ItemsDifference } from '../../books/open-items/differences.ts';
import { euros } from '../../books/figures/words.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import type { QualityCheck } from './quality.ts';

const KEY = 'openstaande_posten';
const DETAIL =
  'De beginbalans is niet per relatie bekend, en wat hier is betaald hoort bij geen factuur uit de boekhouding.';

/** Whether the open items of each relation add up to what is booked on it. */
export async function openItemChecks(read: ReadBooks): Promise<QualityCheck[]> {
  const periode = read.books.calendar.booked?.periode_max;
  if (periode === undefined) return [];
  const compared = await read.reading(`open items compared ${periode}`, () =>
    compareItems(read, periode),
  );
  if (!compared || compared.relations === 0) return [];
  const { count, largest } = compared;
  if (count === 0) {
    return [
      {
        key: KEY,
        label: 'Openstaande posten gelijk aan het saldo van elke relatie',
        detail: `Van alle klanten en leveranciers, eind ${monthName(periode)}.`,
        state: 'goed',
      },
    ];
  }
  const others = count - largest.length;
  const named = largest.map((one): QualityCheck => {
    const { figure, cents } = differenceOf(one, periode);
    return {
      key: `${KEY}_${one.groep}_${one.relatie}`,
      label: `${one.naam}: openstaande posten verschillen ${euros(Math.abs(cents))} van het saldo`,
      detail: DETAIL,
      state: 'let_op',
      figure,
    };
  });
  if (others === 0) return named;
  const label = others === 1 ? 'Nog 1 relatie' : `Nog ${others} relaties`;
  return [
    ...named,
    {
      key: `${KEY}_andere`,
      label: `${label} met een kleiner verschil tussen openstaande posten en saldo`,
      detail: DETAIL,
      state: 'let_op',
    },
  ];
}

/** What was booked on a relation less its open items, opening into the lines of all three. */
function differenceOf(one: ItemsDifference, periode: number) {
  const { groep, relatie, begin, opening, booked, open } = one;
  const sign = groep === 'debiteuren' ? 1 : -1;
  const of = (cents: number, soorten: LineKind[], more: Partial<Selection>): BookedFigure => ({
    kind: 'booked',
    cents: cents === 0 ? 0 : sign * cents,
    sign,
    selection: {
      periode_min: begin,
      periode_max: periode,
      soorten,
      ...more,
      filters: [
        { column: 'groep', operator: 'eq', value: groep },
        { column: 'tegenpartij', operator: 'eq', value: relatie },
        ...(more.filters ?? []),
      ],
    },
  });
  const stands: DerivedFigure['terms'] = [
    {
      label: 'Beginbalans',
      factor: 1,
      part: 'teller',
      figure: of(opening, ['opening'], { periode_max: begin }),
    },
    {
      label: 'Geboekt sindsdien',
      factor: 1,
      part: 'teller',
      figure: of(booked, ['mutatie', 'afsluiting'], {}),
    },
    {
      label: 'Openstaande posten',
      factor: -1,
      part: 'teller',
      figure: of(open, ['opening', 'mutatie', 'afsluiting'], {
        filters: [{ column: 'openstaand', operator: 'eq', value: periode }],
      }),
    },
  ];
  const cents = sign * (opening + booked - open);
  const figure: DerivedFigure = {
    kind: 'derived',
    unit: 'cents',
    value: cents,
    terms: stands,
    about: {
      label: `Saldo van ${one.naam} zonder openstaande posten`,
      explanation: DETAIL,
    },
  };
  return { figure, cents };
}
