import type { AuditVersion } from '../types.ts';
import type { Fields } from './fields.ts';

/** Names of the elements of a line that say what it was spent on, in lower case. */
export interface DimensionFields {
  readonly cost: string;
  readonly product: string;
  readonly project: string;
}

const BY_ID: DimensionFields = { cost: 'costid', product: 'prodid', project: 'projid' };
const BY_TEXT: DimensionFields = { cost: 'cost', product: 'product', project: 'project' };
const BY_DESCRIPTION: DimensionFields = {
  cost: 'costdesc',
  product: 'productdesc',
  project: 'projectdesc',
};

/** CLAIR2 and 4.0 write texts where the versions between them refer to a list. */
export function dimensionFields(version: AuditVersion): DimensionFields {
  if (version === '4.0') return BY_TEXT;
  return version === 'CLAIR2.00.00' ? BY_DESCRIPTION : BY_ID;
}

/** Some programs write zeros for a payment without an invoice. */
const NO_NUMBER = /^0+$/;

/**
 * Number of the invoice of a line. A docRef is no stand-in: it counts lines (Multivers) or names
 * the statement of the bank (AFAS). CLAIR2 has no other field than its documentID, which is often
 * the number of the entry again (EekBoek); then it is no invoice.
 */
export function invoiceOf(line: Fields, boekstuk: string): string | null {
  const invoice = line.get('invref');
  if (invoice !== undefined) return NO_NUMBER.test(invoice) ? null : invoice;
  const document = line.get('documentid');
  if (document === undefined || document === boekstuk || !line.has('custsupid')) return null;
  return NO_NUMBER.test(document) ? null : document;
}
