import { INVOICE, hasSuppliers } from './parties-said.ts';
import { first, has, type Sense } from './sense.ts';
import { tradeOf } from './trade.ts';
import { lineOf, says } from './turn-words.ts';

/** Whether the invoices are those that were received. */
export const areReceived = (sense: Sense): boolean =>
  hasSuppliers(sense) ||
  (!has(sense, 'noun', 'klanten') && tradeOf(sense) === 'ingekocht') ||
  sense.figures.some(
    ({ key }) => key === 'kosten' || key === 'kostprijs_omzet' || key === 'inkoopwaarde',
  );

/** Whether invoices are asked, and no figure. */
export const asksInvoices = (sense: Sense): boolean =>
  (areBills(sense) ||
    has(sense, 'noun', 'facturen') ||
    has(sense, 'noun', 'inkoopfacturen') ||
    isOneOf(sense)) &&
  sense.figures.every(({ key }) => key === 'omzet' || key === 'kosten');

const BILLS = /^(?:[a-z]*facturen|rekeningen|notas|bonnen)$/;

/** 'Hoeveel rekeningen van de garage'. */
export const areBills = (sense: Sense): boolean =>
  sense.relation !== undefined && says(sense, BILLS);

/** 'De grootste factuur van dit jaar', or of somebody; 'de factuur van KPN' by itself is what was bought. */
const isOneOf = (sense: Sense): boolean =>
  (sense.relation === undefined || first(sense, 'order') !== undefined) &&
  sense.rest.length === 0 &&
  sense.tokens.some(({ text }, at) => INVOICE.test(text) && sense.tokens[at + 1]?.text === 'van');

/** Whether the invoices are told one by one. */
export const areListed = (sense: Sense): boolean =>
  has(sense, 'measure', 'boekingen') ||
  first(sense, 'order') !== undefined ||
  startsWithWhich(sense) ||
  Object.keys(sense.details.sizes).length > 0;

const startsWithWhich = ({ tokens }: Sense): boolean =>
  tokens.slice(0, 4).some(({ text }) => ['welke', 'toon', 'laat', 'geef', 'lijst'].includes(text));

/** 'De gemiddelde factuur', and no average of facturen by month. */
const AVERAGE =
  / (?:gem|gemiddelde?|doorsnee) (?:bedrag per )?(?:verkoop|inkoop)?(?:factuur|factuurbedrag|nota) | (?:factuur|nota) gemiddeld /;

/** Whether an amount for each invoice is asked. */
export const isAverageInvoice = (sense: Sense): boolean => AVERAGE.test(lineOf(sense));
