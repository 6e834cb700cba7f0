import type { Figure, GridBlock, GridColumn, GridRow } from '@kengetal/contract';
import type { VatPlace } from '@kengetal/ledger';
import type { VatAmounts } from '../../books/vat/vat.ts';
import { ownRow } from './layout.ts';
import { totalsKept } from './rows.ts';
import {
  absent,
  DEDUCTED,
  OUTSIDE,
  PAYABLE,
  SETTLED,
  sumOf,
  TOTAL,
  UNKNOWN,
  UNTOLD,
  type VatSums,
} from '../../books/vat/sums.ts';

const column = (key: string, label: string, role: GridColumn['role']): GridColumn => ({
  key,
  label,
  naam: label.toLowerCase(),
  role,
  lines: null,
});
const COLUMNS = [column('grondslag', 'Bedrag zonder btw', 'plain'), column('btw', 'Btw', 'total')];
const LAYOUT = { basis: 'flow', columns: COLUMNS } as const;

const NO_CODES =
  'De regels in deze boekhouding hebben geen btw-codes, dus de grondslag is niet bekend.';
const NO_BASE = 'Deze regel heeft in de aangifte geen grondslag.';

/** The boxes of the return, down to everything that was booked on the accounts of VAT. */
export function vatTable(amounts: VatAmounts, sums: VatSums): GridBlock {
  const { due, untold, total, deducted, payable, unknown, settled, outside, all } = sums;
  const shown = due.filter(({ box, figure }) => figure.kind !== 'absent' || amounts.base.has(box));
  const base = (place: VatPlace, label: string) => baseOf(amounts, place, label);
  return {
    kind: 'grid',
    key: 'btw',
    view: 'table',
    title: 'Btw per rubriek',
    caption: 'Bedragen in euro’s, een indicatie en geen aangifte',
    columns: COLUMNS,
    rows: totalsKept([
      ...shown.map(({ box, label, figure }) => line(box, label, base(box, label), figure)),
      ...some('verschuldigd', UNTOLD, untold, base('verschuldigd', UNTOLD)),
      closing(
        '5a',
        TOTAL,
        total,
        'subtotal',
        [...due.map(({ box }) => box), 'verschuldigd'].map(added),
      ),
      line('5b', DEDUCTED, absent(NO_BASE), deducted),
      closing('5c', PAYABLE, payable, 'result', [added('5a'), taken('5b')]),
      ...some('onbekend', UNKNOWN, unknown, base('onbekend', UNKNOWN)),
      ...some('geen', OUTSIDE, outside, base('geen', OUTSIDE)),
      ...some('verrekening', SETTLED, settled, absent(NO_BASE)),
      closing('geboekt', 'Geboekt op de btw-rekeningen in deze periode', all, 'end', [
        added('5a'),
        taken('5b'),
        ...['onbekend', 'geen', 'verrekening'].map(added),
      ]),
    ]),
  };
}

function baseOf(amounts: VatAmounts, place: VatPlace, label: string): Figure {
  if (!amounts.hasCodes) return absent(NO_CODES);
  return sumOf(`${label}, bedrag zonder btw`, amounts.base.get(place) ?? []);
}

type Term = NonNullable<GridRow['terms']>[number];

const added = (row: string): Term => ({ row, factor: 1 });
const taken = (row: string): Term => ({ row, factor: -1 });

function line(key: string, label: string, base: Figure, vat: Figure): GridRow {
  return ownRow(LAYOUT, { key, label, level: 0 }, [base, vat]);
}

function closing(
  key: string,
  label: string,
  vat: Figure,
  emphasis: NonNullable<GridRow['emphasis']>,
  terms: Term[],
): GridRow {
  const head = { key, label, level: 0, kind: 'total' as const, emphasis, terms };
  return ownRow(LAYOUT, head, [absent(NO_BASE), vat]);
}

function some(key: string, label: string, vat: Figure, base: Figure): GridRow[] {
  return vat.kind === 'absent' && base.kind === 'absent' ? [] : [line(key, label, base, vat)];
}
