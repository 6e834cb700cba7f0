import { fiscalYear, isDay } from '../periods.ts';
import type { AuditHeader, AuditVersion, FiscalYear } from '../types.ts';
import { versionOf } from './dialect.ts';
import { AuditfileRefused } from './refusal.ts';
import type { WarningList } from './warnings.ts';

type Fields = ReadonlyMap<string, string>;

/** A day, without the time or UTC offset that some programs write after it; null when invalid. */
export function dayOf(text: string | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return isDay(day) ? day : null;
}

/** Header from the header element and, from 3.0 on, the company element. */
export function auditHeader(
  hint: AuditVersion,
  header: Fields,
  company: Fields,
  warnings: WarningList,
): AuditHeader {
  const either = (...names: string[]) => {
    for (const name of names) {
      const text = company.get(name) ?? header.get(name);
      if (text !== undefined) return text;
    }
    return null;
  };
  const declared = header.get('auditfileversion');
  const year = yearOf(header, warnings);
  const currency = either('curcode', 'currencycode') ?? 'EUR';
  if (currency !== 'EUR') warnings.add('valuta', currency);
  const producer = [
    either('softwaredesc', 'productid') ?? '',
    either('softwareversion', 'productversion') ?? '',
  ];
  return {
    version: hint === 'onbekend' && declared !== undefined ? versionOf(declared) : hint,
    producer: producer.join(' ').trim(),
    company: {
      name: either('companyname') ?? '',
      ident: either('companyident', 'commercenr', 'companyid'),
      tax_id: either('taxregident', 'taxregistrationnr'),
    },
    fiscal_year: year,
    currency,
    created: dayOf(header.get('datecreated')),
  };
}

function yearOf(header: Fields, warnings: WarningList): FiscalYear {
  const named = /\b(?:19|20)\d{2}\b/.exec(header.get('fiscalyear') ?? '')?.[0];
  const start = dayOf(header.get('startdate'));
  const end = dayOf(header.get('enddate'));
  if (start !== null && end !== null && start <= end) {
    const year = fiscalYear(start, end);
    if (named !== undefined && !year.label.split('/').includes(named)) {
      warnings.add('boekjaar_wijkt_af', named);
    }
    return year;
  }
  if (named !== undefined) return fiscalYear(`${named}-01-01`, `${named}-12-31`);
  throw new AuditfileRefused(
    'boekjaar_onbekend',
    'In dit bestand staat geen boekjaar. Is het een vervolgbestand (-2, -3), lees het dan samen met het eerste deel in.',
  );
}
