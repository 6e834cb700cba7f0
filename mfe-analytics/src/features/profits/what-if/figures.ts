import type { DerivedFigure, Figure, FigureTerm, GridRow } from '@kengetal/contract';
import { recompute } from '@kengetal/ui';
import type { Change } from './changes.ts';
import { wordsOf } from './input.ts';

/** A row of the tree as it is booked and as it would be. */
export interface ChangedRow {
  row: GridRow;
  /** True for what no account of the tree has: an amount on a heading or group as a whole. */
  isExtra: boolean;
  booked: Figure;
  changed: Figure;
}

export const NOT_BOOKED = 'Wat als: niet geboekt.';
const EXTRA = 'Wat als, niet verdeeld';
const HUNDREDTHS = 100;
const WHOLE = 10_000;

/** A percentage of what is booked, rounded to the cent, halves away from zero. */
export function partOf(booked: Figure, row: GridRow, { value }: Change, label: string): Figure {
  // Five of a hundred reads better than five hundred of ten thousand.
  const isWhole = value % HUNDREDTHS === 0;
  const [factor, divisor] = isWhole ? [value / HUNDREDTHS, HUNDREDTHS] : [value, WHOLE];
  const term: FigureTerm = {
    label: `${row.label}, geboekt`,
    factor,
    part: 'teller',
    figure: booked,
  };
  return { ...derived([term], divisor), about: { label, explanation: NOT_BOOKED } };
}

/** An amount that the user typed. */
export function amountTerm(change: Change): FigureTerm {
  return {
    label: `Wat als ${wordsOf(change)}`,
    factor: 1,
    part: 'teller',
    figure: { kind: 'forecast', cents: change.value, basis: `${NOT_BOOKED} Zelf ingevuld.` },
  };
}

/** An amount on a heading or group that is not divided over its accounts. */
export function extraRow(of: GridRow, change: Change): ChangedRow {
  const label = `${EXTRA} (${of.label})`;
  const about = { label, explanation: NOT_BOOKED };
  return {
    row: {
      ...of,
      key: `wat_als_${of.key}`,
      label: EXTRA,
      parent: of.key,
      level: of.level + 1,
      filters: [],
      values: of.values.map(() => 0),
    },
    isExtra: true,
    booked: noneBooked(of),
    changed: { ...derived([amountTerm(change)]), about },
  };
}

/** Nothing is booked on a row that only what-if has. */
export function noneBooked({ label }: GridRow): Figure {
  const basis = `Hierop is niets geboekt: het is een bedrag dat je zelf bij ${label} invulde.`;
  return { kind: 'forecast', cents: 0, basis };
}

/** A figure in cents of its operands; these are all there. */
export function derived(terms: FigureTerm[], divisor?: number): DerivedFigure {
  const figure: DerivedFigure = {
    kind: 'derived',
    unit: 'cents',
    value: 0,
    ...(divisor !== undefined && { divisor }),
    terms,
  };
  return { ...figure, value: recompute(figure) ?? 0 };
}
