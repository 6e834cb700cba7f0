import type { FilterItem, Question } from '@kengetal/contract';
import { GROUP_KEYS } from '@kengetal/ledger';
import { euros, eurosExactly } from '../books/figures/words.ts';
import { DomainError } from '../domain-error.ts';
import { accountsMeasured } from './account.ts';
import { apart } from './apart.ts';
import { chargedMeasured } from './charged.ts';
import type { Asking } from './asking.ts';
import { figureOfLines, item, linesOfGroups } from './lines-of.ts';
import type { Measured } from './measured.ts';
import { relationMeasured } from './relation.ts';
import { sumMeasured } from './sum.ts';
import { vatMeasured } from './vat.ts';
import { lessMeasured } from './without.ts';

type Narrowing = NonNullable<Question['only']>;

/**
 * What is asked as amounts beside each other, each narrowed as the question does; bookings are one
 * list. None for what is no amount.
 */
export async function amountsOf(asking: Asking): Promise<readonly Measured[]> {
  const { read, question } = asking;
  const { subject, measure } = question;
  const isList = subject.kind === 'account' && (measure === 'boekingen' || measure === 'aantal');
  const subjects = isList ? [subject] : apart(read.books, question);
  const amounts = await Promise.all(
    subjects.map(async (each) =>
      measuredOf({ ...asking, question: { ...question, subject: each } }),
    ),
  );
  return amounts.flatMap((each) => each ?? []);
}

/** What is asked as something to measure, narrowed where the question does; undefined for what is no amount. */
export async function measuredOf(asking: Asking): Promise<Measured | undefined> {
  const measured = await subjectOf(asking);
  const { only } = asking.question;
  if (!measured || !only) return measured;
  const { relatie } = only;
  const who =
    relatie === undefined ? undefined : await asking.sources.relationOf(asking.read, relatie);
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
        isNet: true,
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
  const filters = [...measured.lines.filters, ...filtersOf(only)];
  const lines = { ...measured.lines, sign, filters, isNarrowed: true } as const;
  const name = [measured.name, ...wordsOf(only)].join(', ');
  const { isResult: _, isNet, ...rest } = measured;
  // Of one side lines of all kinds add up.
  if (isNet && only.zijde === undefined) return { ...measured, name, lines };
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

/** What compares the size of a line, with the words of it; what is more than an amount is a cent more. */
const SIZES = {
  vanaf_cents: { operator: 'gte', more: 0, word: 'vanaf' },
  tot_cents: { operator: 'lte', more: 0, word: 'hooguit' },
  boven_cents: { operator: 'gte', more: 1, word: 'boven' },
  onder_cents: { operator: 'lte', more: -1, word: 'onder' },
} as const;
const SIZE_KEYS = Object.keys(SIZES) as (keyof typeof SIZES)[];

function filtersOf(only: Narrowing): FilterItem[] {
  const { omschrijving } = only;
  const ofCodes = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((key) => {
    const value = only[key];
    return value === undefined ? [] : [item(COLUMNS[key], value)];
  });
  const ofSizes = SIZE_KEYS.flatMap((key): FilterItem[] => {
    const { operator, more } = SIZES[key];
    const cents = only[key];
    return cents === undefined ? [] : [{ column: 'omvang', operator, value: cents + more }];
  });
  return [
    ...ofCodes,
    ...(omschrijving === undefined
      ? []
      : [{ column: 'omschrijving', operator: 'contains', value: omschrijving } as const]),
    ...ofSizes,
  ];
}

function wordsOf(only: Narrowing): string[] {
  const codes = (Object.keys(NAMED) as (keyof Narrowing)[]).flatMap((key) =>
    only[key] === undefined ? [] : [`${NAMED[key] ?? ''} ${String(only[key])}`],
  );
  const { omschrijving, vanaf_cents: from, tot_cents: to } = only;
  const sizes = SIZE_KEYS.flatMap((key) => {
    const cents = only[key];
    return cents === undefined ? [] : [`${SIZES[key].word} ${said(cents)}`];
  });
  return [
    ...(omschrijving === undefined ? [] : [`met ‘${omschrijving}’`]),
    ...codes,
    ...(from !== undefined && from === to ? [`van precies ${said(from)}`] : sizes),
  ];
}

const said = (cents: number): string => (cents % 100 === 0 ? euros(cents) : eurosExactly(cents));
