import type { Figure } from '@kengetal/contract';
import {
  type BookedDefinition,
  definition,
  type DefinitionKey,
  type GroupKey,
  GROUPS,
  monthName,
  periodRange,
  type Span,
  spanName,
  uncapitalised,
} from '@kengetal/ledger';
import type { Books } from '../books.ts';
import { standOf, type PeriodColumn, type ColumnSpan } from './columns.ts';
import type { Budget } from '../store/data.ts';
import { kengetalFigure } from '../figures/kengetallen.ts';
import { operandsOf } from '../figures/operands.ts';

type Amounts = Pick<BookedDefinition, 'groups' | 'sign'>;

const NO_BALANCE = 'Een begroting gaat over opbrengsten en kosten, niet over de balans.';
/** Why a budget has no amount of fewer lines than an account has. */
export const NOT_BUDGETED =
  'Een begroting is per rekening en per maand, en kent geen relaties, btw of losse boekingen.';
const noBalance = (): Figure => ({ kind: 'absent', reason: NO_BALANCE });

/** What was budgeted for the months of a period; a month that runs counts whole. */
export function budgetColumn(books: Books, { naam, day, ...months }: ColumnSpan): PeriodColumn {
  const span = { periode_min: months.periode_min, periode_max: months.periode_max };
  const found = budgetsOf(books.budgets, span);
  const amount = (sumOf: () => number, { groups, sign }: Amounts, label: string): Figure => {
    const about = { label: `${label}, ${spanName(span)}`, explanation: 'Begroot bedrag.' };
    if (typeof found === 'string') return { kind: 'absent', reason: found, about };
    const isBalance = groups.some((group) => GROUPS[group].type === 'balans');
    if (isBalance) return { ...noBalance(), about };
    const sum = sumOf();
    const cents = sum === 0 ? 0 : sign * sum;
    return { kind: 'budget', cents, basis: basisOf(found, span), about };
  };
  const ofAccount = typeof found === 'string' ? () => 0 : sumsIn(found, span);
  let byGroup: ReadonlyMap<GroupKey, number> | undefined;
  const ofGroup = (group: GroupKey) => {
    byGroup ??= groupSums(books, ofAccount);
    return byGroup.get(group) ?? 0;
  };
  const figure = (key: DefinitionKey, label?: string) => {
    const defined = definition(key);
    const sumOf = () => defined.groups.reduce((sum, group) => sum + ofGroup(group), 0);
    return amount(sumOf, defined, label ?? defined.name);
  };
  const operands = operandsOf(books, span, figure);
  const withoutBalance = {
    balanceBack: noBalance,
    charged: noBalance,
    suppliers: noBalance,
    btw: noBalance,
  };
  return {
    // A budget knows no days.
    naam: `Begroting ${uncapitalised(naam)}${day === undefined ? '' : ' (hele maand)'}`,
    kort: 'begroting',
    isBudget: true,
    span,
    stand: standOf(span.periode_max),
    ...(typeof found === 'string' && { reason: found }),
    figure,
    account: (rekening, defined) => {
      const name = books.accounts.get(rekening)?.naam ?? '';
      return amount(() => ofAccount(rekening), defined, `${rekening} ${name}`.trim());
    },
    source: (basis) => {
      const said = { naam: spanName(span), lines: null };
      if (typeof found === 'string') return { ...said, reason: found };
      return basis === 'stock'
        ? { ...said, reason: NO_BALANCE }
        : { ...said, budget: basisOf(found, span) };
    },
    kengetal: (key) => kengetalFigure(key, { ...operands, ...withoutBalance }),
  };
}

/** The budgets that hold the months of a span, or why they do not. */
function budgetsOf(budgets: readonly Budget[], span: Span): readonly Budget[] | string {
  if (budgets.length === 0) return 'Er is nog geen begroting geladen.';
  const holds = (month: number) => (budget: Budget) => budget.months.includes(month);
  const months = periodRange(span.periode_min, span.periode_max);
  const missing = months.find((month) => !budgets.some(holds(month)));
  if (missing !== undefined) return `Voor ${monthName(missing)} is geen begroting geladen.`;
  return budgets.filter((budget) => months.some((month) => holds(month)(budget)));
}

/** The sum of an account over a span. */
function sumsIn(budgets: readonly Budget[], span: Span): (rekening: string) => number {
  const isAsked = (month: number) => month >= span.periode_min && month <= span.periode_max;
  const places = budgets.map(({ months, amounts }) => ({
    amounts,
    months: [...months.keys()].filter((place) => isAsked(months[place] ?? 0)),
  }));
  return (rekening) => {
    let sum = 0;
    for (const { amounts, months } of places) {
      const ofAccount = amounts.get(rekening);
      if (ofAccount) for (const place of months) sum += ofAccount[place] ?? 0;
    }
    return sum;
  };
}

/** What all accounts of each group add up to. */
function groupSums(books: Books, ofAccount: (rekening: string) => number): Map<GroupKey, number> {
  const sums = new Map<GroupKey, number>();
  for (const { rekening, groep } of books.accounts.values()) {
    sums.set(groep, (sums.get(groep) ?? 0) + ofAccount(rekening));
  }
  return sums;
}

function basisOf(budgets: readonly Budget[], span: Span): string {
  const files = budgets.map(({ boekjaar, filename }) => `begroting ${boekjaar} (${filename})`);
  return `Som van ${spanName(span)} uit ${files.join(' en ')}`;
}
