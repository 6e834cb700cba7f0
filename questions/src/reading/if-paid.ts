import type { Question } from '@kengetal/contract';
import type { Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

const IF = '(?:als|stel|stel dat|gesteld dat|wanneer|zodra|indien|mocht|mochten|nadat)';
/** What is asked begins there, where the condition stands first. */
const THEN = '(?:wat|hoeveel|hoe|welk|welke|dan|is|staat|stond|heb|hebben|hou|houd|houden)';
const CLAUSE = new RegExp(` ${IF} ((?:(?!${THEN} )\\S+ )+)`);
const MONEY = / (?:bank|bankrekening|rekening|kas|banksaldo|geld) /;
const PAYS = / (?:betaal\w*|betalen|voldaan|ontvangen|binnen|krijg|krijgen) /;
const NOT = / (?:niet|geen|niets|nooit) /;
const WE = / (?:we|wij|ik) /;
const CUSTOMERS =
  / (?:klanten|debiteuren|afnemers|opdrachtgevers|iedereen|ze|verkoopfacturen|verkoopnotas) /;
const SUPPLIERS =
  / (?:leveranciers|crediteuren|toeleveranciers|inkoopfacturen|rekeningen van leveranciers) /;
const BILLS = / (?:rekeningen|facturen|notas) /;
/** Words of a condition that say nothing more; a time is kept. */
const SAID =
  /^(?:als|stel|dat|gesteld|wanneer|zodra|indien|mochten?|nadat|en|al|alle|allemaal|alles|de|het|hun|haar|zijn|mijn|onze|ons|mij|me|die|we|wij|ik|zelf|daarna|daarbij|ook|nog|ze|iedereen|openstaande?|klanten|debiteuren|afnemers|opdrachtgevers|verkoopfacturen|verkoopnotas|leveranciers|crediteuren|toeleveranciers|inkoopfacturen|rekeningen|rekening|facturen|factuur|notas|van|door|aan|bij|zou|zouden|gaan|gaat|heeft|hebben|heb|had|hadden|worden|is|was|waren|betaal\w*|betalen|voldaan|ontvangen|binnen|krijg|krijgen|meteen|direct|netjes|keurig|in|keer|een|gewoon)$/;

/** What a condition adds to the money in the bank, and what it takes off. */
function moved(clause: string): string {
  const [isByUs, isOfBills] = [WE.test(clause), BILLS.test(clause)];
  const isIn = CUSTOMERS.test(clause) || (isOfBills && !isByUs && !SUPPLIERS.test(clause));
  const isOut = SUPPLIERS.test(clause) || (isOfBills && isByUs && !CUSTOMERS.test(clause));
  return `${isIn ? 'plus debiteuren ' : ''}${isOut ? 'min crediteuren ' : ''}`;
}

/**
 * 'Als alle klanten nu betalen, hoeveel staat er dan op de bank': the money there is with what would
 * come in, and without what would go out. Said of one of them it is left as it stands.
 */
export function ifPaid(text: string): string {
  const found = CLAUSE.exec(text);
  const clause = ` ${found?.[1] ?? ''}`;
  const rest = text.replace(CLAUSE, ' ');
  const isTurn = / en $/.test(rest);
  const more = found && PAYS.test(clause) && !NOT.test(clause) ? moved(clause) : '';
  // 'Wat komt er dan op de bank bij' is what comes, and not what is there.
  const isComing = / (?:komt|komen|kwam|bij|erbij) /.test(rest);
  if (more === '' || isComing || !(isTurn || MONEY.test(rest))) return text;
  const kept = clause
    .split(' ')
    .filter((word) => word !== '' && !SAID.test(word))
    .map((word) => `${word} `)
    .join('');
  return isTurn ? ` en ${more}${kept}` : ` hoeveel was bank en kas ${more}${kept}${timed(rest)}`;
}

/** The main clause without the words that ask for the money. */
const timed = (rest: string): string =>
  rest
    .split(' ')
    .filter((word) => word !== '' && !ASKED.test(word))
    .map((word) => `${word} `)
    .join('');
const ASKED =
  /^(?:wat|hoeveel|hoe|welk|welke|bedrag|dan|er|is|staat|staan|stond|zou|zouden|heb|hebben|hou|houd|houden|houdt|over|we|wij|ik|nog|op|in|de|het|onze|mijn|bank|bankrekening|rekening|kas|banksaldo|saldo|geld|zijn|hebben|dat|nu|en)$/;

const SUPPOSED = /^(?:als|stel|zodra|indien)$/;

/** 'Als Jansen betaalt, wat staat er dan op de bank': an amount as it is does not tell what would be. */
export function isIfPaid(place: number, sense: Sense, { subject }: Question): boolean {
  const { tokens } = sense;
  if (!SUPPOSED.test(tokens[place]?.text ?? '') || /sum|without/.test(JSON.stringify(subject)))
    return false;
  const clause = CLAUSE.exec(lineOf({ tokens: tokens.slice(place) }))?.[1];
  return (
    clause !== undefined &&
    !NOT.test(` ${clause}`) &&
    /(?<! te) (?:betaal[td]?|betalen) /.test(` ${clause}`)
  );
}
