import type { Fields } from './fields.ts';
import {
  addMonths,
  fiscalMonths,
  fiscalYear,
  isDay,
  monthDays,
  monthsBetween,
  periodOfDay,
} from '../periods/months.ts';
import type { AuditHeader, AuditVersion, FiscalYear } from '../types.ts';
import { AuditfileRefused } from './refusal.ts';
import type { WarningList } from './warnings.ts';

/**
 * A day, without the time or UTC offset that some programs write after it; null when invalid, and
 * in a year that no books are of: programs write 0001-01-01 or 9999-12-31 for no day at all.
 */
export function dayOf(text: string | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return isDay(day) && day >= FIRST_DAY && day <= LAST_DAY ? day : null;
}

const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2100-12-31';

/** Header from the header element and, from 3.0 on, the company element. */
export function auditHeader(
  version: AuditVersion,
  header: Fields,
  company: Fields,
  fiscal_year: FiscalYear,
): AuditHeader {
  const either = (...names: string[]) => {
    for (const name of names) {
      const text = company.get(name) ?? header.get(name);
      if (text !== undefined) return text;
    }
    return null;
  };
  const currency = either('curcode', 'currencycode')?.toUpperCase() ?? 'EUR';
  const producer = [
    either('softwaredesc', 'productid') ?? '',
    either('softwareversion', 'productversion') ?? '',
  ];
  return {
    version,
    producer: producer.join(' ').trim(),
    company: {
      name: either('companyname') ?? '',
      ident: either('companyident', 'commercenr', 'companyid'),
      tax_id: either('taxregident', 'taxregistrationnr'),
    },
    fiscal_year,
    currency: currency === '€' ? 'EUR' : currency,
    created: dayOf(header.get('datecreated')),
  };
}

/** More months than an extended fiscal year can have: the file holds several years. */
const TOO_MANY_MONTHS = 24;

/**
 * Fiscal year of the header: by its dates, else by its name.
 * @throws AuditfileRefused when there is none, or more than one
 */
export function yearOf(header: Fields, warnings: WarningList): FiscalYear {
  const named = /\b(?:19|20)\d{2}\b/.exec(header.get('fiscalyear') ?? '')?.[0];
  const start = dayOf(header.get('startdate'));
  const end = dayOf(header.get('enddate'));
  if (start !== null && end !== null && start <= end) {
    const year = fiscalYear(start, end);
    refuseSeveralYears(year);
    if (named !== undefined && !year.label.split('/').includes(named)) {
      warnings.add('boekjaar_wijkt_af', named);
    }
    return year;
  }
  // A reversed pair says nothing about the first day.
  const year = assumedYear(named, named !== undefined && end !== null ? null : start);
  warnings.add('boekjaar_afgeleid', `${year.start_date} tot en met ${year.end_date}`);
  return year;
}

function assumedYear(named: string | undefined, start: string | null): FiscalYear {
  if (named !== undefined && !(start?.startsWith(named) ?? false)) {
    return fiscalYear(`${named}-01-01`, `${named}-12-31`);
  }
  if (start !== null) return fiscalYear(start, monthDays(addMonths(periodOfDay(start), 11)).last);
  throw new AuditfileRefused(
    'boekjaar_onbekend',
    'In dit bestand staat vóór de boekingen geen boekjaar. Is het een vervolgbestand (-2, -3), lees het dan samen met het eerste deel in; exporteer het anders opnieuw.',
  );
}

function refuseSeveralYears(year: FiscalYear): void {
  const { first, last } = fiscalMonths(year);
  if (monthsBetween(first, last) + 1 < TOO_MANY_MONTHS) return;
  throw new AuditfileRefused(
    'boekjaar_onbekend',
    `Dit bestand loopt van ${year.start_date} tot en met ${year.end_date} en bevat dus meer dan één boekjaar. Exporteer elk boekjaar apart.`,
  );
}
