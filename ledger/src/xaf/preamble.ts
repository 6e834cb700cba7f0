import type { AuditHeader, AuditVersion, FiscalYear } from '../types.ts';
import { Calendar } from './calendar.ts';
import { versionOf } from './dialect.ts';
import { NO_FIELDS, type Fields } from './fields.ts';
import { auditHeader, dayOf, yearOf } from './header.ts';
import type { PeriodRow } from './period-table.ts';
import type { WarningList } from './warnings.ts';

/** What a file says of itself: header, company and periods, in whatever order they come. */
export class Preamble {
  version: AuditVersion = 'onbekend';
  private headerFields: Fields = NO_FIELDS;
  private companyFields: Fields = NO_FIELDS;
  private readonly rows: PeriodRow[] = [];
  private lateRows: PeriodRow[] = [];
  private knownYear: FiscalYear | null = null;
  private knownCalendar: Calendar | null = null;

  constructor(private readonly warnings: WarningList) {}

  /** Of a split file the first part counts. */
  addHeader(fields: Fields): void {
    if (this.headerFields === NO_FIELDS) this.headerFields = fields;
    const said = fields.get('auditfileversion');
    if (said !== undefined && this.version === 'onbekend') this.version = versionOf(said);
  }

  /** Fields of the company as far as they have been read; they may still grow. */
  addCompany(fields: Fields): void {
    if (this.companyFields === NO_FIELDS) this.companyFields = fields;
  }

  addPeriod(fields: Fields): void {
    const number = Number(fields.get('periodnumber') ?? '');
    const start = dayOf(fields.get('startdateperiod'));
    if (start === null || !Number.isInteger(number)) return;
    const row = { number, start, end: dayOf(fields.get('enddateperiod')) };
    const rows = this.knownCalendar ? this.lateRows : this.rows;
    if (rows.length < 1000) rows.push(row);
  }

  /** True when the header can be given out: what stands after the ledger is seldom needed. */
  get complete(): boolean {
    if (this.headerFields === NO_FIELDS) return false;
    return this.companyFields.has('companyname') || this.headerFields.has('companyname');
  }

  /** @throws AuditfileRefused when no header has been read or it holds no fiscal year */
  get year(): FiscalYear {
    this.knownYear ??= yearOf(this.headerFields, this.warnings);
    return this.knownYear;
  }

  /** Needs the periods, so it is asked for at the first entry. */
  get calendar(): Calendar {
    this.knownCalendar ??= new Calendar(this.year, this.rows, this.warnings);
    return this.knownCalendar;
  }

  /** @throws AuditfileRefused as {@link year} does */
  header(): AuditHeader {
    return auditHeader(this.version, this.headerFields, this.companyFields, this.year);
  }

  /** Warnings that need everything that has been read. */
  warnAtEnd(): void {
    const { currency } = this.header();
    if (currency !== 'EUR') this.warnings.add('valuta', currency);
    if (this.lateRows.length > 0) this.calendar.late([...this.rows, ...this.lateRows]);
  }
}
