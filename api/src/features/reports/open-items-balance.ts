import {
  gridFigure,
  type DerivedFigure,
  type Figure,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';
import type { Books } from '../../books/books.ts';
import type { OwedGroup } from '../../books/open-items/open-items.ts';
import type { About } from '../../books/figures/booked.ts';
import { difference, valueOf } from '../../books/figures/values.ts';
import { ownRow, type RowHead } from './layout.ts';

/** What the open invoices of a group end in. */
export interface Balance {
  /** The balance of the ledger. */
  readonly figure: Figure;
  /** Closing bookings that it leaves out, and the invoices do not; undefined without any. */
  readonly closing?: Figure | undefined;
}

const NO_AGE = 'Wat niet aan een factuur te koppelen is, heeft geen ouderdom.';
const REST = 'Niet aan een factuur te koppelen';
const CLOSING = 'Afsluitboekingen, niet in dit saldo';
const BALANCE = 'Saldo volgens de balans';

/** A balance with the closing bookings of its last month, where it is not that of the year. */
export function balanceOf(
  books: Books,
  groep: OwedGroup,
  periode: number,
  figure: Figure,
): Balance {
  if (figure.kind !== 'booked' || figure.selection.soorten.includes('afsluiting'))
    return { figure };
  const closing = books.closing(groep, { periode_min: periode, periode_max: periode });
  return valueOf(closing) === 0 ? { figure } : { figure, closing };
}

/** The rows from the invoices to the balance, which have amounts in the last column alone. */
export function balanceRows(
  columns: readonly GridColumn[],
  total: GridRow,
  { figure, closing }: Balance,
): GridRow[] {
  const open = gridFigure(columns, total, columns.length - 1);
  const empty = columns.slice(1).map((): Figure => ({ kind: 'absent', reason: NO_AGE }));
  const row = (head: Omit<RowHead, 'level'>, of: Figure) =>
    ownRow({ basis: 'stock', columns }, { ...head, level: 0 }, [...empty, of]);
  const left = closing && leftOut(closing);
  const rest = restOf(
    { figure, closing },
    { label: total.label, figure: open },
    {
      label: REST,
      explanation:
        'Boekingen zonder relatie, en waar de beginbalans niet per relatie bekend is: die beginbalans en betalingen die bij geen factuur uit de boekhouding horen.',
    },
  );
  const terms = [total.key, 'rest', 'afsluiting'].slice(0, left ? 3 : 2);
  return [
    row({ key: 'rest', label: REST }, rest),
    ...(left ? [row({ key: 'afsluiting', label: CLOSING }, left)] : []),
    row(
      {
        key: 'saldo',
        label: BALANCE,
        kind: 'total',
        emphasis: 'end',
        terms: terms.map((key) => ({ row: key, factor: 1 as const })),
      },
      figure,
    ),
  ];
}

/** What of a balance is not in what is open. */
export function restOf(
  { figure, closing }: Balance,
  open: { readonly label: string; readonly figure: Figure },
  about: About,
): Figure {
  const closed = closing
    ? difference(
        { label: BALANCE, figure },
        { label: CLOSING, figure: leftOut(closing) },
        AFTER_CLOSING,
      )
    : figure;
  return difference(
    { label: closing ? AFTER_CLOSING.label : BALANCE, figure: closed },
    open,
    about,
  );
}

const AFTER_CLOSING = {
  label: 'Saldo na de afsluitboekingen',
  explanation: 'Het saldo van het boekjaar, waar de afsluitboekingen in meetellen.',
};

/** What is to be taken off the invoices again to come to a balance before closing. */
function leftOut(closing: Figure): DerivedFigure {
  const cents = valueOf(closing) ?? 0;
  const explanation =
    'De facturen tellen mee wat in de afsluitperiode is geboekt; het saldo van een maand of kwartaal telt dat niet mee.';
  const terms = [
    { label: 'Afsluitboekingen', factor: -1, part: 'teller' as const, figure: closing },
  ];
  return {
    kind: 'derived',
    unit: 'cents',
    value: cents === 0 ? 0 : -cents,
    terms,
    about: { label: CLOSING, explanation },
  };
}
