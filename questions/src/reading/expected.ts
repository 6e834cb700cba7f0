import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const IN =
  / (?:binnen|binnenkom[a-z]*|ontvangst(?:en)?|ontvangen|krijg|krijgen|inkomsten|bijgeschreven) /;
const OUT =
  / (?:betalen|betaald|betalingen|kwijt|uitgeven|uitgaven|kosten|afgeschreven|eraf|eruit|van de (?:bank)?rekening|rekeningen) /;
const MONEY =
  / (?:geld|bank|bankrekening|saldo|prognose|prognoses|liquiditeitsprognoses?|kasstroomprognose|cashflowprognose|cashflow|kasstroom) /;

/** 'Hoeveel gaan de kosten stijgen' asks of no money that is known. */
const MOVES = / (?:stijgen|dalen|groeien|toenemen|afnemen|krimpen) /;

/** Figures that such a question may name without asking for another one: money, and what goes out or comes in. */
const OF_MONEY: ReadonlySet<FigureKey> = new Set([
  'bank_en_kas',
  'kosten',
  'liquide_middelen',
] as const);

const RECURRING: Question = { subject: { kind: 'recurring' } };
const SOLD: Question = { subject: { kind: 'recurring', side: 'omzet' } };
const owed = (groep: 'debiteuren' | 'crediteuren'): Question => ({
  subject: { kind: 'open', groep },
});

const KNOWN = 'Dat is nog niet geboekt; wel weet ik wat er verwacht wordt en wat openstaat.';

/**
 * 'Wat moet ik volgende maand betalen', 'wat komt er binnenkort binnen', 'liquiditeitsprognose': money
 * that is to come is not booked, but what is open and what comes back is an expectation of it.
 */
export function expected({
  tokens,
  figures,
  rest,
  relation,
  references,
  scanned,
}: Sense): AskedBack | undefined {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const isIncome = / inkomsten /.test(text);
  // VAT that is to come is in no invoice.
  const isVat = meant(scanned.marks, 'subject').some(({ value }) => value.startsWith('vat'));
  const isOther =
    isVat ||
    relation !== undefined ||
    references.places.size > 0 ||
    figures.some(
      ({ key }) => !OF_MONEY.has(key) && !/kasstroom/.test(key) && !(isIncome && key === 'omzet'),
    ) ||
    rest.some(
      ({ token }) => !/prognose|^binnenk|^verwacht|^\d+$|^(?:weken|dagen)$/.test(token.text),
    );
  if (isOther || MOVES.test(text)) return undefined;
  if (MONEY.test(text))
    return ask(
      `${KNOWN} De verwachting van bank en kas staat per week op het dashboard. Wat wil je zien?`,
      [owed('debiteuren'), owed('crediteuren'), RECURRING],
    );
  const questions = IN.test(text)
    ? [owed('debiteuren'), SOLD]
    : OUT.test(text)
      ? [RECURRING, owed('crediteuren')]
      : undefined;
  return questions && { kind: 'ask', text: `${KNOWN} Wat wil je zien?`, questions };
}
