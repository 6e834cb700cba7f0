import type { Figure, OpenItem, OpenItemsPage } from '@kengetal/contract';
import { monthDays } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { lastDay } from '../books/columns/days.ts';
import { listOpenItems } from '../books/open-items/list.ts';
import type { Asking } from './asking.ts';
import type { Measured } from './measured.ts';
import { OpenFigures } from './open-figures.ts';
import { narrowedTo, type OpenSubject } from './open-narrowed.ts';

const NARROWER =
  'Wat openstaat houd ik per relatie en per factuur bij; smaller kan ik het niet tonen.';
const BUSY = 'De openstaande facturen worden nog uitgezocht. Vraag het zo nog eens.';
const UNTOLD = 'De betalingen noemen geen factuur, dus is niet te zeggen welke facturen dat zijn.';

/** What is asked of open invoices: whose, and how they are told apart. */
export interface OpenAsked {
  readonly subject: OpenSubject;
  readonly relatie: string | undefined;
  readonly per: 'factuur' | 'relatie';
  /** Whether it is of some age, which is not known where payments name no invoice. */
  readonly isOfAge: boolean;
}

/** The open invoices that are asked, at the end of a month. */
export interface OpenAt {
  readonly page: OpenItemsPage;
  readonly counted: readonly OpenItem[];
  readonly name: string;
  /** Day that ages are of, 'YYYY-MM-DD'. */
  readonly dag: string;
  readonly figures: OpenFigures;
  readonly whole: Figure;
}

/** Whether only invoices of some age, or of some months, are asked. */
export const isOld = ({ late, older, until, dated }: OpenSubject): boolean =>
  late === true || (older ?? until ?? dated) !== undefined;

/** What is open at the end of a column, or why that is not known. */
export async function openAt(
  asking: Asking,
  { subject, relatie, per, isOfAge }: OpenAsked,
  { span: { periode_max: periode }, day: own, ahead }: PeriodColumn,
): Promise<OpenAt | string> {
  const { relatie: _, factuur: __, ...others } = asking.question.only ?? {};
  if (Object.keys(others).length > 0) return NARROWER;
  const day = own ?? ahead?.day;
  const dag = day === undefined ? monthDays(periode).last : lastDay({ periode_max: periode, day });
  const { sql, projectId } = asking.read;
  const { groep } = subject;
  const page = await listOpenItems(
    sql,
    { project_id: projectId, groep, periode, dag, per },
    { offset: 0, limit: null },
  );
  if (!page) return BUSY;
  if (isOfAge && page.basis === 'oudste_eerst') return UNTOLD;
  const { counted, filters, name } = await narrowedTo(asking, subject, page, { relatie, dag });
  const figures = new OpenFigures(page, filters);
  // No filter of lines knows the day of an invoice.
  const whole = subject.dated
    ? figures.sum(counted, name, true)
    : figures.whole(sumOf(counted), name);
  return { page, counted, name, dag, figures, whole };
}

export const sumOf = (rows: readonly { readonly cents: number }[]): number =>
  rows.reduce((sum, { cents }) => sum + cents, 0);

/** What is open as something to measure at the end of any month. */
export const openMeasured = (asking: Asking, asked: OpenAsked, name: string): Measured => ({
  ...{ name, basis: 'stock', more: 'neutraal' },
  of: async (column) => {
    const balance = column.figure(asked.subject.groep);
    if (balance.kind === 'absent') return balance;
    const found = await openAt(asking, asked, column);
    return typeof found === 'string' ? { kind: 'absent', reason: found } : found.whole;
  },
});
