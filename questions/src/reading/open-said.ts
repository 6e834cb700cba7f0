import { isLate } from './owing.ts';
import { INVOICE, isDebtOf } from './parties-said.ts';
import { first, has, type Sense } from './sense.ts';
import { says } from './turn-words.ts';

/** What is owed without an invoice. */
const OWED: ReadonlySet<string> = new Set(
  'belastingen belastingschulden salarisschulden langlopende_schulden bankschulden btw_positie voorzieningen vreemd_vermogen kortlopende_schulden'.split(
    ' ',
  ),
);

/** Whether something is asked that is owed or paid without an invoice. */
export const isOfOtherDebt = (sense: Sense, subjects: readonly string[]): boolean =>
  subjects.some((id) => id.startsWith('vat')) ||
  sense.figures.some(({ key, mark }) => OWED.has(key) && !isDebtOf(sense, mark)) ||
  sense.references.accounts.length > 0;

const OPEN: ReadonlySet<string> = new Set(['debiteuren', 'crediteuren', 'vorderingen']);

/** 'Openstaand naar ouderdom'; 'hoe oud is dat' is of what was asked before. */
export const isOpenByAge = (sense: Sense): boolean =>
  sense.figures.every(({ key }) => OPEN.has(key)) && isByAge(sense) && !says(sense, /^oud$/);

/** Whether it is divided by how long it is open. */
export const isByAge = (sense: Sense): boolean => has(sense, 'split', 'ouderdom');

/** Whether open invoices are late, or of some age. */
export const areAged = (sense: Sense): boolean =>
  isLate(sense) || sense.details.older !== undefined;

/** Whether a part of the whole is asked, and no amount. */
export const asksShare = (sense: Sense): boolean =>
  has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');

/** Whether open invoices are told one by one; what is late or ordered is told so as it is. */
export function isByInvoice(sense: Sense): boolean {
  if (!says(sense, INVOICE)) return false;
  const order = first(sense, 'order');
  const isRanked =
    order === 'hoogste' || order === 'laagste' || Object.keys(sense.details.sizes).length > 0;
  const isPlain = order === undefined && !areAged(sense) && !isByAge(sense);
  const isWhich = sense.tokens.some(
    ({ text }, at) => text === 'welke' && INVOICE.test(sense.tokens[at + 1]?.text ?? ''),
  );
  return isRanked || (isPlain && isWhich);
}
