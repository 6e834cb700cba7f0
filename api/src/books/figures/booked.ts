import type { BookedFigure, FilterItem, GridWindow, Selection } from '@kengetal/contract';
import {
  type BookedDefinition,
  monthName,
  type Span,
  spanName,
  type Window,
} from '@kengetal/ledger';

/** What the amounts of a column are sums of. */
export interface Source {
  /** After the name of a figure: 'maart 2025', 'stand eind maart 2025'. */
  readonly naam: string;
  readonly lines: GridWindow | null;
  /** What the amounts of a budget come from. */
  readonly budget?: string;
  /** Why there are no amounts. */
  readonly reason?: string;
}

export type About = NonNullable<BookedFigure['about']>;

/** Which lines of a window count, and how their sum is shown. */
interface Choice {
  readonly sign: 1 | -1;
  /** Shared by all figures that have them: nobody may change them. */
  readonly filters: FilterItem[];
  readonly about: About;
}

/** The figure of a debit-positive sum over the chosen lines of a window. */
export function bookedFigure(
  sum: number,
  { periode_min, periode_max, soorten, boekjaar }: Window,
  { sign, filters, about }: Choice,
): BookedFigure {
  const selection = {
    periode_min,
    periode_max,
    soorten,
    filters: boekjaar === undefined ? filters : [ofYear(boekjaar), ...filters],
  };
  return { kind: 'booked', cents: sum === 0 ? 0 : sign * sum, sign, selection, about };
}

function ofYear(boekjaar: string): FilterItem {
  return { column: 'boekjaar', operator: 'eq', value: boekjaar };
}

/** The lines that a booked figure is of, before its filters. */
export function windowOf({ filters, ...window }: Selection): Window {
  const year = filters.find(({ column }) => column === 'boekjaar');
  return year ? { ...window, boekjaar: String(year.value) } : window;
}

export function filtersOfAccount(rekening: string): FilterItem[] {
  return [{ column: 'rekening', operator: 'eq', value: rekening }];
}

/** 'januari t/m maart 2025' for a flow, 'stand eind maart 2025' for a balance. */
export function momentName(basis: BookedDefinition['basis'], span: Span): string {
  return basis === 'stock' ? `stand eind ${monthName(span.periode_max)}` : spanName(span);
}
