import { OFFICE_REASONS, type OfficeReason, type OfficeRow } from '@kengetal/contract';
import { addMonths, periodOfDay } from '@kengetal/ledger';

/** So many months may have ended without being booked. */
const MAY_LACK = 1;
/** Books with a lower score are of little quality. */
const GOOD_QUALITY = 70;

/** Why an administration asks for attention, the most pressing first. */
export function attentionOf(
  { books, source }: Pick<OfficeRow, 'books' | 'source'>,
  today: string,
): OfficeReason[] {
  const now = periodOfDay(today);
  const vat = books?.vat;
  const is: Readonly<Record<OfficeReason, boolean>> = {
    koppeling: source !== null && ['verlopen', 'fout', 'niet_gekoppeld'].includes(source.status),
    achter: books !== null && books.through < addMonths(now, -1 - MAY_LACK),
    btw: vat ? vat.cents > 0 && periodOfDay(vat.due) === now : false,
    kwaliteit: books !== null && books.quality < GOOD_QUALITY,
  };
  return OFFICE_REASONS.filter((reason) => is[reason]);
}

/** Those with the most pressing reason first, then those with more reasons, then by name. */
export function byAttention(one: OfficeRow, other: OfficeRow): number {
  return (
    pressing(one) - pressing(other) ||
    other.attention.length - one.attention.length ||
    one.project_name.localeCompare(other.project_name, 'nl')
  );
}

function pressing({ attention: [first] }: OfficeRow): number {
  return first === undefined ? OFFICE_REASONS.length : OFFICE_REASONS.indexOf(first);
}
