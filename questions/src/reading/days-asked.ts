import { asked, figure, measured, type Draft } from './draft.ts';
import { has, type Sense } from './sense.ts';
import { any, CUSTOMERS, isLate, SUPPLIERS, textsOf, US, WE } from './owing.ts';

const DAYS = /^(?:dagen|dag|lang|hoelang|snel|vlot|tijd)$/;
/** Said of payment alone. */
const TERM = /^(?:betaal|betalings|krediet)(?:termijn|termijnen|snelheid|duur|gedrag)$/;
const WAITS = /^(?:wachten|wacht|wachtten)$/;
const PAYS =
  /^(?:wachten|wacht|betalen|betaalt|betaald|betaalden|betaling|betalingen|openstaan|open)$/;

/** What comes in, said of us or of the company. */
const RECEIVES =
  /^(?:krijgt?|krijgen|kreeg|kregen|ontvangt?|ontvangen|ontving|ontvingen|heb|hebben|heeft|had|hadden|binnen[a-z]*|incasseert|incasseren)$/;
const COMPANY = /^(?:zaak|firma|onderneming|bedrijf|bureau|vennootschap|bv|organisatie)$/;

/** How many days customers take to pay, or we do: 'na hoeveel dagen betalen klanten gemiddeld'. */
export function readDays(sense: Sense): Draft | undefined {
  const texts = textsOf(sense);
  const isWhen = texts.includes('als') || texts.includes('wanneer');
  if ((has(sense, 'link', 'berekend') && !isWhen) || isLate(sense)) return undefined;
  const said = sense.figures.find(({ key }) => /^d[sp]o/.test(key))?.key;
  // 'DSO en DPO' are two.
  if (
    said !== undefined &&
    texts.includes('en') &&
    new Set(sense.figures.map(({ key }) => key)).size > 1
  )
    return undefined;
  // 'Na hoeveel dagen krijg ik mijn geld'.
  const isMoneyIn =
    any(texts, RECEIVES) && any(texts, /^(?:geld|centen)$/) && any(texts, /^(?:dagen|snel|vlot)$/);
  const isCompany = any(texts, COMPANY);
  const isAsked =
    (any(texts, TERM) || (any(texts, DAYS) && (any(texts, PAYS) || isMoneyIn))) &&
    any(texts, /^(?:hoeveel|hoe|hoelang|gemiddeld|gemiddelde|binnen|na|wat)$/) &&
    !has(sense, 'link', 'ouder') &&
    !any(texts, /^(?:rekening|facturen|wie|welke)$/) &&
    sense.relation === undefined;
  if (said === undefined && (!isAsked || sense.details.older !== undefined)) return undefined;
  const [isOfCustomers, isOfSuppliers] = [any(texts, CUSTOMERS), any(texts, SUPPLIERS)];
  const isBoth = isOfCustomers && isOfSuppliers && said === undefined;
  const isNobody =
    !isOfCustomers && !isOfSuppliers && !any(texts, WE) && !any(texts, US) && !isCompany;
  if (isBoth || (isNobody && said === undefined)) return undefined;
  // 'Na hoeveel dagen werd ik betaald', 'hoe lang wachten we op ons geld', against 'met betalen'.
  const isToUs =
    (any(texts, /^(?:word|worden|werd|werden)$/) && any(texts, /^betaald$/)) ||
    isMoneyIn ||
    (any(texts, WAITS) && !any(texts, /^(?:laat|laten|lieten|met)$/));
  const isOurs =
    isOfSuppliers ||
    (!isToUs && !isOfCustomers && !any(texts, US) && (any(texts, WE) || isCompany));
  const side =
    said === undefined ? (isOurs ? 'dpo' : 'dso') : said.startsWith('dso') ? 'dso' : 'dpo';
  const isExcl = has(sense, 'link', 'excl') || said?.endsWith('excl_btw') === true;
  return asked(measured(figure(isExcl ? `${side}_excl_btw` : side)));
}
