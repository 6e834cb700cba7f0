import type { FilterItem, OpenItem, OpenItemsPage, Question } from '@kengetal/contract';
import { dayAfter, periodOfDay, spanName, type Span } from '@kengetal/ledger';
import type { Asking } from './asking.ts';
import { item } from './lines-of.ts';

export type OpenSubject = Extract<Question['subject'], { kind: 'open' }>;

export const WORDS = {
  debiteuren: { of: 'Openstaand bij klanten', who: 'Klant' },
  crediteuren: { of: 'Openstaand bij leveranciers', who: 'Leverancier' },
} as const;

/** Days within which an invoice is to be paid where no term was agreed (art. 6:119a and 6:119b BW). */
const TERM = 30;

/** Days since an invoice fell due: more than the one, and at most the other. */
export interface Aged {
  readonly over?: number | undefined;
  readonly until?: number | undefined;
}

/** Without due dates late is what the law calls so: open for longer than its own term. */
const agedOf = ({ late, older, until }: OpenSubject, { basis }: OpenItemsPage): Aged => ({
  over: older ?? (late === true ? (basis === 'vervaldatum' ? 0 : TERM) : undefined),
  until,
});

export const isAged = ({ over, until }: Aged, { dagen }: Pick<OpenItem, 'dagen'>): boolean =>
  (over === undefined || (dagen ?? 0) > over) && (until === undefined || (dagen ?? 0) <= until);

/** What chooses the lines of an age on a day. */
export function agedFilters({ over, until }: Aged, dag: string): FilterItem[] {
  const column = 'peildatum';
  return [
    ...(over === undefined
      ? []
      : [{ column, operator: 'lte', value: dayAfter(dag, -over - 1) } as const]),
    ...(until === undefined
      ? []
      : [{ column, operator: 'gte', value: dayAfter(dag, -until) } as const]),
  ];
}

/** What late is, where the books do not say when invoices fall due. */
export const lateWords = ({ late, older }: OpenSubject, { basis }: OpenItemsPage): string =>
  late === true && older === undefined && basis === 'factuurdatum'
    ? `De boekhouding heeft geen vervaldagen: geteld is wat langer dan ${TERM} dagen na de factuurdatum openstaat.`
    : '';

interface Narrowed {
  readonly counted: readonly OpenItem[];
  /** What chooses their lines. */
  readonly filters: readonly FilterItem[];
  readonly name: string;
}

/** The open invoices that are asked: of one relation, one of them, or those that are late or old. */
export async function narrowedTo(
  { read, sources, question: { only } }: Asking,
  subject: OpenSubject,
  page: OpenItemsPage,
  { relatie, dag }: { readonly relatie: string | undefined; readonly dag: string },
): Promise<Narrowed> {
  const factuur = only?.factuur;
  const aged = agedOf(subject, page);
  const age = ageWords(aged, subject, page);
  const dated = subject.dated ? `, facturen uit ${spanName(subject.dated)}` : '';
  const out = subject.without_relations ?? [];
  const without = await Promise.all(
    out.map(async (each) => (await sources.relationOf(read, each)).naam),
  );
  const chosen = [
    ...(relatie === undefined ? [] : [(await sources.relationOf(read, relatie)).naam]),
    ...(factuur === undefined ? [] : [`factuur ${factuur}`]),
    ...(out.length === 0 ? [] : [`zonder ${without.join(' en ')}`]),
  ];
  const ofWhom = chosen.length === 0 ? '' : ` (${chosen.join(', ')})`;
  return {
    counted: page.items.filter(
      (one) =>
        (relatie === undefined || one.relatie === relatie) &&
        (factuur === undefined || one.factuur === factuur) &&
        !out.includes(one.relatie) &&
        isDated(one, subject.dated) &&
        isAged(aged, one),
    ),
    filters: [
      ...(relatie === undefined ? [] : [item('tegenpartij', relatie)]),
      ...(factuur === undefined ? [] : [item('post', factuur)]),
      ...(out.length === 0
        ? []
        : [{ column: 'tegenpartij', operator: 'not_in', value: out } as const]),
      ...agedFilters(aged, dag),
    ],
    name: `${WORDS[subject.groep].of}${ofWhom}${age === '' ? '' : `, ${age}`}${dated}`,
  };
}

/** What stood open when the books began is of no month in them. */
const isDated = ({ datum, beginstand }: OpenItem, months: Span | undefined): boolean => {
  if (!months) return true;
  if (datum === null || beginstand) return false;
  const month = periodOfDay(datum);
  return months.periode_min <= month && month <= months.periode_max;
};

function ageWords({ over, until }: Aged, { older }: OpenSubject, { basis }: OpenItemsPage): string {
  const since = basis === 'vervaldatum' ? 'over de vervaldag' : 'na de factuurdatum';
  if (until !== undefined) return `${(over ?? -1) + 1} t/m ${until} dagen ${since}`;
  if (over === undefined) return '';
  return older === undefined && basis === 'vervaldatum' ? since : `meer dan ${over} dagen ${since}`;
}
