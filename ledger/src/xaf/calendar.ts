import { fiscalMonths, monthsBetween, periodOfDay, reportingPeriod } from '../periods/months.ts';
import type { FiscalYear, LineKind } from '../types.ts';
import { periodTable, type PeriodRow, type PeriodTable } from './period-table.ts';
import type { WarningList } from './warnings.ts';

/** Where a line is reported, beside the number that the source gives it. */
export interface Placement {
  boekperiode: number;
  periode: number;
  soort: LineKind;
}

/** Gives entries their month: by period number and the file's own table, else by their day. */
export class Calendar {
  private readonly months: { first: number; last: number };
  private readonly table: PeriodTable | null;
  /** True for a year of less than twelve months of which the file lists no periods. */
  private readonly short: boolean;
  /** Texts whose month does not depend on the day of booking. */
  private readonly known = new Map<string, Placement>();

  constructor(
    readonly year: FiscalYear,
    rows: readonly PeriodRow[],
    private readonly warnings: WarningList,
  ) {
    this.months = fiscalMonths(year);
    this.short = rows.length === 0 && monthsBetween(this.months.first, this.months.last) < 11;
    const table = periodTable(rows, year);
    if (table === 'tegenstrijdig') warnings.add('periodetabel');
    this.table = table === 'tegenstrijdig' || table === 'maanden' ? null : table;
  }

  /** Placement of an opening entry, whatever its number and day. */
  opening(text: string): Placement {
    const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    return { boekperiode: number, periode: this.months.first, soort: 'opening' };
  }

  /**
   * @param text period number as the file has it, '' when absent
   * @param booked day of booking, null when unknown
   * @param where names the entry in a warning
   */
  place(text: string, booked: string | null, where: string): Placement {
    const known = this.known.get(text);
    if (known) return known;
    const number = /^\+?\d{1,3}$/.test(text) ? Number(text) : null;
    const placement = number === null ? this.monthNamed(text) : this.numbered(number);
    if (placement) {
      if (this.known.size < 1000) this.known.set(text, placement);
      return placement;
    }
    if (number === null) return this.byDay(booked, where);
    if (this.table) return this.byDayInPeriod(number, booked) ?? this.byDay(booked, where, number);
    return this.byMonthOfYear(number, booked);
  }

  /** Placement of a number that says enough by itself. */
  private numbered(number: number): Placement | null {
    const { table } = this;
    if (!table && this.short && number >= 1 && number <= 12) return null;
    if (!table || number === 0) {
      return { boekperiode: number, ...reportingPeriod(this.year, number) };
    }
    const span = table.periods.get(number);
    if (span) {
      if (span.first_month !== span.last_month) return null;
      return { boekperiode: number, periode: span.first_month, soort: 'mutatie' };
    }
    // One period for the whole year says nothing about entries that have other numbers.
    if (table.periods.size === 1 && !table.closing.has(number)) {
      return { boekperiode: number, ...reportingPeriod(this.year, number) };
    }
    if (number <= table.highest && !table.closing.has(number)) return null;
    return { boekperiode: number, periode: this.months.last, soort: 'afsluiting' };
  }

  /** A period of several months: the month of the day, when that is in the period. */
  private byDayInPeriod(number: number, booked: string | null): Placement | null {
    const span = this.table?.periods.get(number);
    if (!span) return null;
    const month = booked === null ? 0 : periodOfDay(booked);
    const inside =
      booked !== null && booked >= span.start && booked < span.before && month <= span.last_month;
    return { boekperiode: number, periode: inside ? month : span.first_month, soort: 'mutatie' };
  }

  /**
   * A short first year without a table may be numbered as the months of the calendar: so it is
   * when the day agrees.
   */
  private byMonthOfYear(number: number, booked: string | null): Placement {
    const { first, last } = this.months;
    const month = booked === null ? 0 : periodOfDay(booked);
    if (month >= first && month <= last && month % 100 === number) {
      return { boekperiode: number, periode: month, soort: 'mutatie' };
    }
    return { boekperiode: number, ...reportingPeriod(this.year, number) };
  }

  /** '2016-03', '2016/03' or '201603': a month of the fiscal year, else a year and a number. */
  private monthNamed(text: string): Placement | null {
    const match = /^((?:19|20)\d{2})(?:[-/. ](\d{1,2})|(\d{2}))$/.exec(text);
    const [, year = '', separated, joined] = match ?? [];
    if (!match) return null;
    const number = Number(separated ?? joined);
    const periode = Number(year) * 100 + number;
    const { first, last } = this.months;
    if (number >= 1 && number <= 12 && periode >= first && periode <= last) {
      return { boekperiode: number, periode, soort: 'mutatie' };
    }
    return this.year.label.split('/').includes(year) ? this.numbered(number) : null;
  }

  private byDay(booked: string | null, where: string, number?: number): Placement {
    const { first, last } = this.months;
    this.warnings.add(booked === null ? 'maand_onbekend' : 'periode_onbekend', where);
    const month = booked === null ? first : periodOfDay(booked);
    const periode = Math.min(Math.max(month, first), last);
    const boekperiode = number ?? monthsBetween(first, periode) + 1;
    return { boekperiode, periode, soort: 'mutatie' };
  }

  /** Tells when a table that came after the entries would have placed them elsewhere. */
  late(rows: readonly PeriodRow[]): void {
    const table = periodTable(rows, this.year);
    if (table !== 'tegenstrijdig' && table !== 'maanden') this.warnings.add('periodetabel_laat');
  }
}
