import type { FilterItem, Question } from '@kengetal/contract';
import { GROUP_KEYS } from '@kengetal/ledger';
import { DomainError } from '../domain-error.ts';
import { accountsMeasured } from './account.ts';
import { chargedMeasured } from './charged.ts';
import type { Asking } from './asking.ts';
import { figureOfLines, item, linesOfGroups } from './lines-of.ts';
import type { Measured } from './measured.ts';
import { relationMeasured } from './relation.ts';
import { sumMeasured } from './sum.ts';
import { vatMeasured } from './vat.ts';
import { lessMeasured } from './without.ts';

type Narrowing = NonNullable<Question['only']>;

/** What is asked as something to measure, narrowed where the question does; undefined for what is no amount. */
export async function measuredOf(asking: Asking): Promise<Measured | undefined> {
  const measured = await subjectOf(asking);
  const { only } = asking.question;
  if (!measured || !only) return measured;
  const { relatie } = only;
  const who = relatie === undefined ? undefined : await asking.sources.relationOf(asking.read, relatie); // prettier-ignore
  const name = who ? `${measured.name} (${who.naam})` : measured.name;
  return narrowed(asking, { ...measured, name }, only);
}

async function subjectOf({ read, question, sources }: Asking): Promise<Measured | undefined> {
  const { subject } = question;
  const { books } = read;
  switch (subject.kind) {
    case 'figure':
    case 'account':
    case 'relation':
      return amountOf({ read, sources }, subject);
    case 'sum':
      return sumMeasured(subject.terms, (of) => amountOf({ read, sources }, of));
    case 'charged':
      return chargedMeasured(read, subject.groep);
    case 'vat':
      return vatMeasured(read, subject.rubriek);
    case 'lines':
      return {
        name: 'Boekingen',
        basis: 'flow',
        more: 'neutraal',
        lines: linesOfGroups(books, GROUP_KEYS, { basis: 'flow', sign: 1 }),
        of: () => ({ kind: 'absent', reason: 'Alle boekingen samen komen op nul uit.' }),
      };
    default:
      return undefined;
  }
}

type Amount = Extract<Question['subject'], { kind: 'sum' }>['terms'][number]['of'];

async function amountOf(
  { read, sources }: Pick<Asking, 'read' | 'sources'>,
  subject: Amount,
): Promise<Measured> {
  switch (subject.kind) {
    case 'figure':
      return lessMeasured(read, subject, sources);
    case 'account':
      return accountsMeasured(read.books, subject.rekeningen);
    case 'relation':
      return relationMeasured(read, subject, sources);
  }
}

/** The same amount of fewer lines. */
function narrowed({ read, sources }: Asking, measured: Measured, only: Narrowing): Measured {
  if (!measured.lines) {
    const detail = `${measured.name} is berekend uit andere cijfers en is niet verder te filteren.`;
    throw new DomainError('unprocessable', detail, []);
  }
  // One side of an account is told as it is asked: what was taken out, and not that it lowers a balance.
  const sign = only.zijde === undefined ? measured.lines.sign : only.zijde === 'debet' ? 1 : -1;
  const filters = [...measured.lines.filters, ...filtersOf(only, sign)];
  const lines = { ...measured.lines, sign, filters, isNarrowed: true } as const;
  const name = [measured.name, ...wordsOf(only, sign)].join(', ');
  const { isResult: _, ...rest } = measured;
  return {
    ...rest,
    name,
    lines,
    of: (column) => figureOfLines(read, sources.lines, column, lines, name),
  };
}

const COLUMNS = {
  boekstuk: 'boekstuk',
  factuur: 'factuur',
  dagboek: 'dagboek',
  btw_code: 'btw_code',
  kostenplaats: 'kostenplaats',
  relatie: 'tegenpartij',
  zijde: 'zijde',
} as const satisfies Partial<Record<keyof Narrowing, FilterItem['column']>>;

const NAMED: Partial<Record<keyof Narrowing, string>> = {
  boekstuk: 'boekstuk',
  factuur: 'factuur',
  dagboek: 'dagboek',
  btw_code: 'btw-code',
  kostenplaats: 'kostenplaats',
  zijde: 'alleen',
};

/** @param sign of lines that count: of those with the other one, the largest are the lowest */
function filtersOf(only: Narrowing, sign: 1 | -1): FilterItem[] {
  const { omschrijving, vanaf_cents: from, tot_cents: to } = only;
  // One amount is looked for on either side.
  const isExact = from !== undefined && from === to && only.zijde === undefined;
  const ofCodes = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((key) => {
    const value = only[key];
    return value === undefined ? [] : [item(COLUMNS[key], value)];
  });
  return [
    ...ofCodes,
    ...(omschrijving === undefined
      ? []
      : [{ column: 'omschrijving', operator: 'contains', value: omschrijving } as const]),
    ...(isExact
      ? [{ column: 'bedrag' as const, operator: 'in' as const, value: [from, -from] }]
      : []),
    ...(from === undefined || isExact ? [] : [sizeFilter('gte', from, sign)]),
    ...(to === undefined || isExact ? [] : [sizeFilter('lte', to, sign)]),
  ];
}

function sizeFilter(operator: 'gte' | 'lte', cents: number, sign: 1 | -1): FilterItem {
  const other = operator === 'gte' ? 'lte' : 'gte';
  return { column: 'bedrag', operator: sign === 1 ? operator : other, value: sign * cents };
}

/** @param sign of lines of which a size is said: all others are on the other side */
function wordsOf(only: Narrowing, sign: 1 | -1): string[] {
  const codes = (Object.keys(NAMED) as (keyof Narrowing)[]).flatMap((key) =>
    only[key] === undefined ? [] : [`${NAMED[key] ?? ''} ${String(only[key])}`],
  );
  const { omschrijving, zijde, vanaf_cents: from, tot_cents: to } = only;
  const isExact = from !== undefined && from === to && zijde === undefined;
  const side =
    zijde === undefined && from !== undefined ? `${sign === 1 ? 'debet' : 'credit'} ` : '';
  return [
    ...(omschrijving === undefined ? [] : [`met ‘${omschrijving}’`]),
    ...codes,
    ...(isExact ? ['van precies het gevraagde bedrag'] : []),
    ...(from === undefined || isExact ? [] : [`${side}vanaf het gevraagde bedrag`]),
    ...(to === undefined || isExact ? [] : ['hooguit het gevraagde bedrag']),
  ];
}
