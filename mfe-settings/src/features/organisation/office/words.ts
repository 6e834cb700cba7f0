import type { OfficeOverview, OfficeReason, OfficeRow } from '@kengetal/contract';
import { formatDate } from '@kengetal/ui';
import { countsOf, type Choice } from './view.ts';

const NUMBERS = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the choices; 'Btw in november' by the day that the office is of. */
export function choiceName(choice: Choice, today: string): string {
  const month = formatDate(today, 'long').split(' ')[1] ?? '';
  const names: Readonly<Record<Choice, string>> = {
    alle: 'Alle',
    aandacht: 'Vraagt aandacht',
    koppeling: 'Koppeling',
    achter: 'Loopt achter',
    btw: `Btw in ${month}`,
    kwaliteit: 'Kwaliteit',
    verlies: 'Verlies',
  };
  return names[choice];
}

/** The rows with VAT that is due this month. */
export const dueRows = (rows: readonly OfficeRow[]): OfficeRow[] =>
  rows.filter(({ attention }) => attention.includes('btw'));

/** How many ask for attention and why; what they pay together stands behind it. */
export function headlineOf({ rows }: OfficeOverview): { text: string; paysTogether: boolean } {
  const counts = countsOf(rows);
  const count = (choice: Choice) => counts.get(choice) ?? 0;
  const asking = count('aandacht');
  if (asking === 0) {
    return { text: inOrder(rows), paysTogether: false };
  }
  const reasons = [
    reason(count('koppeling'), 'koppeling is verbroken', 'koppelingen zijn verbroken'),
    reason(count('achter'), 'loopt achter', 'lopen achter'),
    reason(count('kwaliteit'), 'heeft een lage kwaliteit', 'hebben een lage kwaliteit'),
    reason(count('btw'), `betaalt ${dueWords(rows)} btw`, `betalen ${dueWords(rows)} btw`),
  ].flatMap((words) => words ?? []);
  const last = reasons.pop() ?? '';
  const said = reasons.length > 0 ? `${reasons.join(', ')} en ${last}` : last;
  const verb = asking === 1 ? 'vraagt' : 'vragen';
  const text = `${capitalised(inWords(asking))} van de ${rows.length} ${verb} aandacht: ${said}`;
  return { text, paysTogether: count('btw') > 0 };
}

/** Of what is looked through nobody knows yet. */
function inOrder(rows: readonly OfficeRow[]): string {
  const unknown = rows.filter(({ is_making, books }) => is_making && !books).length;
  if (unknown === 0) return `Alle ${rows.length} administraties zijn in orde.`;
  const verb = unknown === 1 ? 'wordt' : 'worden';
  return `Tot nu toe is alles in orde; ${inWords(unknown)} van de ${rows.length} ${verb} nog doorgenomen.`;
}

function reason(count: number, one: string, more: string): string | null {
  return count === 0 ? null : `${inWords(count)} ${count === 1 ? one : more}`;
}

/** 'uiterlijk 30 november' where all are due on one day. */
function dueWords(rows: readonly OfficeRow[]): string {
  const days = new Set(dueRows(rows).flatMap(({ books }) => books?.vat?.due ?? []));
  const [day] = days;
  return day !== undefined && days.size === 1
    ? `uiterlijk ${formatDate(day, 'long').replace(/ \d{4}$/, '')}`
    : 'deze maand';
}

/** Why a row is in its group, read out with its name. */
export const REASONS: Readonly<Record<OfficeReason, string>> = {
  koppeling: 'de koppeling is verbroken',
  achter: 'loopt achter',
  btw: 'betaalt deze maand btw',
  kwaliteit: 'lage kwaliteit',
};
