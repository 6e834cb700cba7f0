import type { FilterItem, OpenItem, OpenItemsPage, Question } from '@kengetal/contract';
import { dayAfter } from '@kengetal/ledger';
import type { Asking } from './asking.ts';
import { item } from './lines-of.ts';

export type OpenSubject = Extract<Question['subject'], { kind: 'open' }>;

export const WORDS = {
  debiteuren: { of: 'Openstaand bij klanten', who: 'Klant' },
  crediteuren: { of: 'Openstaand bij leveranciers', who: 'Leverancier' },
} as const;

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
  const { late, older } = subject;
  const factuur = only?.factuur;
  const isOld = late === true || older !== undefined;
  const days = older ?? 0;
  const before: FilterItem = { column: 'peildatum', operator: 'lte', value: dayAfter(dag, -days - 1) }; // prettier-ignore
  const chosen = [
    ...(relatie === undefined ? [] : [(await sources.relationOf(read, relatie)).naam]),
    ...(factuur === undefined ? [] : [`factuur ${factuur}`]),
  ];
  const ofWhom = chosen.length === 0 ? '' : ` (${chosen.join(', ')})`;
  return {
    counted: page.items.filter(
      (one) =>
        (relatie === undefined || one.relatie === relatie) &&
        (factuur === undefined || one.factuur === factuur) &&
        (!isOld || (one.dagen ?? 0) > days),
    ),
    filters: [
      ...(relatie === undefined ? [] : [item('tegenpartij', relatie)]),
      ...(factuur === undefined ? [] : [item('post', factuur)]),
      ...(isOld ? [before] : []),
    ],
    name: `${WORDS[subject.groep].of}${ofWhom}${isOld ? `, ${ageWords(subject, page)}` : ''}`,
  };
}

function ageWords({ older }: OpenSubject, { basis }: OpenItemsPage): string {
  if (older === undefined) return 'over de vervaldag';
  const since = basis === 'vervaldatum' ? 'over de vervaldag' : 'na de factuurdatum';
  return `meer dan ${older} dagen ${since}`;
}
