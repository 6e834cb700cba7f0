import { type AuditHeader, type LedgerCompany, overlapping, yearLabel } from '@kengetal/ledger';
import type { SourceRow } from '../db/schema/index.ts';

/** True when a source is about some of the same days. */
export function overlaps(
  { startDate, endDate }: SourceRow,
  { fiscal_year }: Pick<AuditHeader, 'fiscal_year'>,
): boolean {
  return startDate <= fiscal_year.end_date && endDate >= fiscal_year.start_date;
}

/** Why files cannot be read together, or null when they are years of one administration. */
export function mixedUp(headers: readonly AuditHeader[]): string | null {
  for (const [index, one] of headers.entries()) {
    for (const other of headers.slice(index + 1)) {
      if (isOther(one.company, other.company)) {
        return `In deze upload zitten bestanden van verschillende administraties: ${one.company.name} en ${other.company.name}. Kies bij Project voor Automatisch; dan komt elk bij haar eigen project.`;
      }
      const twice = sameDays(one, other);
      if (twice !== null) return twice;
    }
  }
  return null;
}

/** True when neither identifiers nor names make it the same administration. */
export const isOther = (one: LedgerCompany, other: LedgerCompany): boolean =>
  !isSame(one, other) && one.name !== other.name;

/** Why two files of one administration cannot both be read; null when they can. */
export function sameDays(one: AuditHeader, other: AuditHeader): string | null {
  if (!overlapping(one.fiscal_year, [other.fiscal_year])) return null;
  const [label, also] = [one, other].map(({ fiscal_year }) => yearLabel(fiscal_year));
  return label === also
    ? `In deze upload zitten twee bestanden over boekjaar ${label}. Upload alleen het bestand dat je wilt gebruiken.`
    : `In deze upload zitten bestanden over boekjaar ${label} en boekjaar ${also}, die deels over dezelfde dagen gaan. Upload alleen het bestand dat je wilt gebruiken.`;
}

/** True when both name the same administration by their identifiers, and those are not blank. */
export function isSame(one: LedgerCompany, other: LedgerCompany): boolean {
  const [taxOne, taxOther] = [normal(one.tax_id), normal(other.tax_id)];
  const idents = [normal(one.ident), normal(other.ident)];
  if (taxOne !== '' && taxOther !== '') {
    // Companies of one fiscal unity share a number for VAT; Exact's API tells no other.
    return taxOne === taxOther && (idents[0] === idents[1] || idents.includes(''));
  }
  // A package numbers its administrations from 1, so a number alone says little.
  const ident = normal(one.ident);
  return ident !== '' && ident === normal(other.ident) && normal(one.name) === normal(other.name);
}

/** Without capitals, spaces and marks. */
export function normal(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
