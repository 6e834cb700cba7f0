import { type Mark } from './scan.ts';
import { has, type Sense } from './sense.ts';

/** Invoices, by whichever side they are of. */
export const INVOICE = /^(?:(?:verkoop|inkoop)?(?:factuur|facturen)|fact|notas?)$/;
/** Who owes or is owed. */
const WHO =
  /^(?:klant|klanten|afnemers?|opdrachtgevers?|toeleveranciers?|leverancier|leveranciers|debiteur|debiteuren|crediteur|crediteuren)$/;

/** 'Wie', 'welke klanten', 'zijn er klanten die'. */
export const asksWho = ({ tokens }: Sense, what?: 'klant'): boolean =>
  tokens.some(({ text }, place) => {
    // 'Welke klantfacturen' are invoices.
    if (what === 'klant' && (text === 'wie' || INVOICE.test(tokens[place + 2]?.text ?? '')))
      return false;
    const next = [tokens[place + 1]?.text ?? '', tokens[place + 2]?.text ?? ''];
    return (
      text === 'wie' ||
      (WHO.test(text) && next[0] === 'die') ||
      (/^welke?$/.test(text) && next.some((each) => WHO.test(each)))
    );
  });

const NAMES =
  /^(?:klanten|afnemers|opdrachtgevers|leveranciers|toeleveranciers|wanbetalers|betalers)$/;
const OF = /^(?:van|bij|aan|door|voor|op|per|met|onder|tussen|naar|tegen)$/;
const AMOUNT = /^(?:hoeveel|wat|bedrag|bedragen|totaal|saldo|som|geld|euro)$/;

/** 'Klanten over de vervaldatum', 'te late klanten': a list of them, and no amount of theirs. */
export function areListedParties({ tokens }: Sense): boolean {
  const texts = tokens.map(({ text }) => text);
  const at = texts.findIndex((text) => NAMES.test(text));
  const isOf = texts.slice(Math.max(0, at - 3), Math.max(0, at)).some((text) => OF.test(text));
  return at >= 0 && !isOf && !texts.some((text) => AMOUNT.test(text));
}

/** 'Wie staat bij ons in het krijt' is not about all debts. */
export const isDebtOf = ({ tokens }: Sense, { from, to }: Mark): boolean =>
  tokens[from]?.text === 'in' &&
  to - from === 3 &&
  tokens.some(({ text }) => text === 'wie' || WHO.test(text));

/** Whether customers are named, or what they are sent. */
export const hasCustomers = (sense: Sense) =>
  has(sense, 'noun', 'klanten') ||
  has(sense, 'figure', 'debiteuren') ||
  has(sense, 'noun', 'facturen');
/** Whether suppliers are named, or what they send. */
export const hasSuppliers = (sense: Sense) =>
  has(sense, 'noun', 'leveranciers') ||
  has(sense, 'figure', 'crediteuren') ||
  has(sense, 'noun', 'inkoopfacturen');
