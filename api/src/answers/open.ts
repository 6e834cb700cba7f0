import {
  LIMITS,
  type Figure,
  type FilterItem,
  type OpenItem,
  type OpenItemsPage,
  type Question,
} from '@kengetal/contract';
import { dayAfter, monthDays } from '@kengetal/ledger';
import { lastDay } from '../books/columns/days.ts';
import { bookedFigure } from '../books/figures/booked.ts';
import { listOpenItems } from '../books/open-items/list.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { item } from './lines-of.ts';
import { Telling } from './telling.ts';

export type OpenSubject = Extract<Question['subject'], { kind: 'open' }>;
type Shown = Pick<OpenItem, 'relatie' | 'naam' | 'factuur' | 'cents' | 'dagen'>;

const WORDS = {
  debiteuren: { of: 'Openstaand bij klanten', who: 'Klant' },
  crediteuren: { of: 'Openstaand bij leveranciers', who: 'Leverancier' },
} as const;
/** Rows of a list whose length nobody asked: all that a table shows. */
const USUAL = LIMITS.askedRows.max;

/** What customers owe, or suppliers are owed, at the end of a month: by relation or by invoice. */
export async function tellOpen(
  asking: Asking,
  subject: OpenSubject,
  relatie = asking.question.only?.relatie,
): Promise<Answer> {
  const telling = new Telling();
  const { question } = asking;
  const now = await columnNow(asking);
  const periode = now.span.periode_max;
  const day = now.day ?? now.ahead?.day;
  const dag = day === undefined ? monthDays(periode).last : lastDay({ periode_max: periode, day });
  const isOld = subject.late === true || subject.older !== undefined;
  const isByInvoice =
    question.split !== 'relatie' &&
    (relatie !== undefined ||
      isOld ||
      question.order === 'oudste' ||
      question.order === 'nieuwste');
  const page = await pageOf(asking, subject, {
    ...{ periode, dag },
    per: isByInvoice || isOld ? 'factuur' : 'relatie',
  });
  if (!page) {
    return telling
      .say('De openstaande facturen worden nog uitgezocht. Vraag het zo nog eens.')
      .done(question);
  }
  if (isOld && page.basis === 'oudste_eerst') {
    const why = 'De betalingen noemen geen factuur, dus is niet te zeggen welke te laat zijn.';
    return telling.say(why).done(question);
  }
  const older = subject.older ?? 0;
  const counted = page.items
    .filter((one) => relatie === undefined || one.relatie === relatie)
    .filter(({ dagen }) => !isOld || (dagen ?? 0) > older);
  const aged: FilterItem[] = [
    ...(relatie === undefined ? [] : [item('tegenpartij', relatie)]),
    ...(isOld
      ? [{ column: 'peildatum', operator: 'lte', value: dayAfter(dag, -older - 1) } as const]
      : []),
  ];
  const whole = counted.reduce((sum, { cents }) => sum + cents, 0);
  const { of, who } = WORDS[subject.groep];
  const ofWhom = relatie === undefined ? '' : ` (${counted[0]?.naam ?? relatie})`;
  const name = `${of}${ofWhom}${isOld ? `, ${ageWords(subject, page)}` : ''}`;
  const figures = new OpenFigures(page, aged);
  // Of a list that is cut short, all of it together is no answer.
  const said = (figure: Figure) =>
    question.limit === undefined ? telling.answer(figure) : telling.beside(figure);
  telling.say(`${name}, ${now.stand.naam.toLowerCase()}: ${said(figures.whole(whole, name))}.`);
  if (page.basis === 'oudste_eerst') {
    telling.say('De betalingen noemen geen factuur; de oudste zijn als eerste betaald gerekend.');
  }
  const rows = isByInvoice ? counted : byRelation(counted);
  const shown = ordered(rows, question).slice(0, question.limit ?? USUAL);
  if (shown.length === 0) return telling.done(question);
  telling.table(
    [who, ...(isByInvoice ? ['Factuur'] : []), 'Open', 'Dagen oud'],
    shown.map((row) => [
      row.naam,
      ...(isByInvoice ? [row.factuur ?? ''] : []),
      figures.row(row, isByInvoice),
      row.dagen === null ? '' : String(row.dagen),
    ]),
  );
  return telling.done(question);
}

const pageOf = (
  { read: { sql, projectId } }: Asking,
  { groep }: OpenSubject,
  at: { readonly periode: number; readonly dag: string; readonly per: 'factuur' | 'relatie' },
): Promise<OpenItemsPage | undefined> =>
  listOpenItems(sql, { project_id: projectId, groep, ...at }, { offset: 0, limit: null });

function ageWords({ older }: OpenSubject, { basis }: OpenItemsPage): string {
  if (older === undefined) return 'over de vervaldag';
  const since = basis === 'vervaldatum' ? 'over de vervaldag' : 'na de factuurdatum';
  return `meer dan ${older} dagen ${since}`;
}

/** Invoices of a relation as one row, as old as the oldest of them. */
function byRelation(items: readonly Shown[]): Shown[] {
  const rows = new Map<string, Shown>();
  for (const one of items) {
    const before = rows.get(one.relatie);
    rows.set(one.relatie, {
      ...one,
      cents: one.cents + (before?.cents ?? 0),
      dagen: Math.max(one.dagen ?? 0, before?.dagen ?? 0),
    });
  }
  return [...rows.values()].sort((one, other) => other.cents - one.cents);
}

function ordered(rows: readonly Shown[], { order }: Question): readonly Shown[] {
  if (order === 'laagste') return [...rows].reverse();
  const factor = { oudste: -1, nieuwste: 1, hoogste: 0 }[order ?? 'hoogste'];
  if (factor === 0) return rows;
  return [...rows].sort((one, other) => factor * ((one.dagen ?? 0) - (other.dagen ?? 0)));
}

/** Figures of the lines of open invoices. */
class OpenFigures {
  readonly #page: OpenItemsPage;
  readonly #filters: readonly FilterItem[];

  constructor(page: OpenItemsPage, aged: readonly FilterItem[]) {
    this.#page = page;
    this.#filters = [...page.selection.filters, ...aged];
  }

  whole(cents: number, label: string): Figure {
    return this.#figure(cents, label, []);
  }

  row({ relatie, naam, factuur, cents }: Shown, isInvoice: boolean): Figure {
    const invoice = isInvoice && factuur !== null ? [item('post', factuur)] : [];
    return this.#figure(cents, naam, [item('tegenpartij', relatie), ...invoice]);
  }

  #figure(cents: number, label: string, more: readonly FilterItem[]): Figure {
    const { sign, selection } = this.#page;
    const explanation = 'Regels van facturen die dan openstaan, met hun betalingen tot dan.';
    return bookedFigure(sign * cents, selection, {
      sign,
      filters: [...this.#filters, ...more],
      about: { label, explanation },
    });
  }
}
