import {
  gridFigure,
  gridPlace,
  type BookedFigure,
  type Figure,
  type GridBlock,
  type GridColumn,
  type GridRow,
} from '@kengetal/contract';
import { VAT_BOXES, type VatBox } from '@kengetal/ledger';
import type { VatAmounts, VatPlace } from '../../books/vat/vat.ts';
import { valueOf } from '../../books/figures/values.ts';
import { ownRow } from './layout.ts';
import { totalsKept } from './rows.ts';

const column = (key: string, label: string, role: GridColumn['role']): GridColumn => ({
  key,
  label,
  naam: label.toLowerCase(),
  role,
  lines: null,
});
const COLUMNS = [column('grondslag', 'Bedrag zonder btw', 'plain'), column('btw', 'Btw', 'total')];
const LAYOUT = { basis: 'flow', columns: COLUMNS } as const;

/** Boxes whose VAT is due, in the order of the return. */
const DUE = Object.keys(VAT_BOXES).filter((box): box is VatBox => box !== '5b');
const PAYABLE = '5c Te betalen of terug te vragen';
const NO_CODES =
  'De regels in deze boekhouding hebben geen btw-codes, dus de grondslag is niet bekend.';
const NO_BASE = 'Deze regel heeft in de aangifte geen grondslag.';

/** The boxes of the return, down to everything that was booked on the accounts of VAT. */
export function vatTable(amounts: VatAmounts): GridBlock {
  const vatOf = (place: VatPlace, label: string) => sumOf(label, amounts.vat.get(place) ?? []);
  const boxes = DUE.map((box) => ({ box, label: `${box} ${VAT_BOXES[box]}` }));
  const due = boxes.map(({ box, label }) => ({ box, label, figure: vatOf(box, label) }));
  const total = combined(
    '5a Verschuldigde btw',
    due.map(({ label, figure }) => ({ label, figure, factor: 1 })),
  );
  const deducted = vatOf('5b', '5b Voorbelasting');
  const payable = combined(PAYABLE, [
    { label: '5a Verschuldigde btw', figure: total, factor: 1 },
    { label: '5b Voorbelasting', figure: deducted, factor: -1 },
  ]);
  const unknown = vatOf('onbekend', 'Niet in een rubriek te plaatsen');
  const settled = vatOf('verrekening', 'Afgedragen en tegengeboekt');
  const all = combined('Geboekt op de btw-rekeningen in deze periode', [
    { label: PAYABLE, figure: payable, factor: 1 },
    { label: 'Niet in een rubriek te plaatsen', figure: unknown, factor: 1 },
    { label: 'Afgedragen en tegengeboekt', figure: settled, factor: 1 },
  ]);
  const shown = due.filter(({ box, figure }) => figure.kind !== 'absent' || amounts.base.has(box));
  return {
    kind: 'grid',
    key: 'btw',
    view: 'table',
    title: 'Btw per rubriek',
    caption: 'Bedragen in euro’s, een indicatie en geen aangifte',
    columns: COLUMNS,
    rows: totalsKept([
      ...shown.map(({ box, label, figure }) =>
        line(box, label, baseOf(amounts, box, label), figure),
      ),
      closing('5a', '5a Verschuldigde btw', total, 'subtotal', DUE.map(added)),
      line('5b', '5b Voorbelasting', absent(NO_BASE), deducted),
      closing('5c', PAYABLE, payable, 'result', [added('5a'), { row: '5b', factor: -1 }]),
      ...some(
        'onbekend',
        'Niet in een rubriek te plaatsen',
        unknown,
        baseOf(amounts, 'onbekend', 'Niet in een rubriek te plaatsen'),
      ),
      ...some('verrekening', 'Afgedragen en tegengeboekt', settled, absent(NO_BASE)),
      closing(
        'geboekt',
        'Geboekt op de btw-rekeningen in deze periode',
        all,
        'end',
        ['5c', 'onbekend', 'verrekening'].map(added),
      ),
    ]),
  };
}

function baseOf(amounts: VatAmounts, place: VatPlace, label: string): Figure {
  if (!amounts.hasCodes) return absent(NO_CODES);
  return sumOf(`${label}, bedrag zonder btw`, amounts.base.get(place) ?? []);
}

/** The only part, or all parts together. */
function sumOf(label: string, parts: readonly BookedFigure[]): Figure {
  const [first] = parts;
  if (!first) return absent(`Op ${label.toLowerCase()} is in deze periode niets geboekt.`);
  if (parts.length === 1)
    return { ...first, about: { label, explanation: first.about?.explanation ?? '' } };
  return combined(
    label,
    parts.map((figure) => ({ label: figure.about?.label ?? label, figure, factor: 1 })),
  );
}

interface Part {
  readonly label: string;
  readonly figure: Figure;
  readonly factor: 1 | -1;
}

/** What is not there counts as nothing here: nothing was booked on it. */
/** What is to be paid, or claimed back: never a negative amount. */
export interface Payable {
  readonly key: string;
  readonly label: string;
  readonly figure: Figure;
}

/** Box 5c of the table under the name that fits its sign; undefined where there is none. */
export function payableOf({ columns, rows }: GridBlock): Payable | undefined {
  const row = rows.find(({ key }) => key === '5c');
  if (!row) return undefined;
  const figure = gridFigure(columns, row, gridPlace(columns, 'total'));
  if ((valueOf(figure) ?? 0) >= 0) return { key: '5c', label: 'Te betalen', figure };
  const label = 'Terug te vragen';
  return { key: '5c', label, figure: combined(label, [{ label: PAYABLE, figure, factor: -1 }]) };
}

function combined(label: string, parts: readonly Part[]): Figure {
  const terms = parts
    .filter(({ figure }) => figure.kind !== 'absent')
    .map(({ label: name, figure, factor }) => ({
      label: name,
      factor,
      part: 'teller' as const,
      figure,
    }));
  if (terms.length === 0) return absent('In deze periode is geen btw geboekt.');
  const value = terms.reduce((sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0), 0);
  const about = { label, explanation: 'Opgeteld uit de btw-rekeningen van de boekhouding.' };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

const absent = (reason: string): Figure => ({ kind: 'absent', reason });

type Term = NonNullable<GridRow['terms']>[number];

const added = (row: string): Term => ({ row, factor: 1 });

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
