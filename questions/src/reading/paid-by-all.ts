import { SETTLING } from '../lexicon/paying.ts';
import { figure, measured, type Asked, type Draft } from './draft.ts';
import type { Owed } from './owing.ts';
import { first, has, type Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

/** That money was paid or got, by verb or noun. */
const PAID = new RegExp(
  ` (?:betaal(?:t|d|de|den)?|betalen|ontv[ai]ng\\w*|voldaan|voldeed|voldeden|vereffend|gestort|stortte|stortten|bijgeschreven|(?:krijg|krijgen) (?:we|wij|ik) (?:.* )?van|geind|\\w*incasse\\w*|${SETTLING.replaceAll(' ', '|')}) | (?:kwam|kwamen|komt|komen) (?:.* )?binnen | binnen(?:kwam|kwamen|gekomen|gekregen) `,
);

/** 'Graag ontvang ik de stand van de debiteuren': an answer is to be got, and no money. */
const REQUESTED = / graag ontvang(?:en)? | ontvang(?:en)? (?:ik|wij|we) (?:\S+ )?graag /;

/** Whether money is said to have come in from somebody, or what was owed to be settled. */
export const isMoneyIn = (sense: Sense): boolean =>
  / (?:voldaan|voldeed|vereffend|gestort|stortte|ontving|ontvingen) | (?:kwam|kwamen|kreeg|kregen) (?:.* )?binnen | binnen(?:kwam|kwamen|gekomen|gekregen) /.test(
    lineOf(sense),
  );

/** Payments are told of one customer or supplier; of all together what was booked off their accounts, costs or money are meant. */
export function paidByAll(sense: Sense): Draft | undefined {
  const isSaid = (noun: RegExp) =>
    sense.figures.length > 0 &&
    sense.figures.every(({ mark }) => noun.test(sense.tokens[mark.from]?.text ?? ''));
  const [areDebtors, areCreditors] = [isSaid(/^debiteur/), isSaid(/^crediteur/)];
  const isPaid =
    has(sense, 'side', 'betaald') ||
    ((sense.figures.length === 0 || areDebtors || areCreditors) && PAID.test(lineOf(sense)));
  if (
    !isPaid ||
    REQUESTED.test(lineOf(sense)) ||
    sense.relation ||
    first(sense, 'order') !== undefined
  )
    return undefined;
  const isBought = has(sense, 'noun', 'leveranciers') || areCreditors;
  if (!isBought && !has(sense, 'noun', 'klanten') && !areDebtors) return undefined;
  const [key, groep] = isBought
    ? (['kosten', 'crediteuren'] as const)
    : (['omzet', 'debiteuren'] as const);
  return {
    kind: 'ask',
    text: 'Betalingen tel ik per klant of leverancier. Wat wil je zien?',
    asked: [
      bookedOff(groep),
      measured(figure(key)),
      { ...measured(figure(key)), split: 'relatie' },
      { subject: { kind: 'open', groep } },
    ],
  };
}

/** 'Hoeveel is er betaald en wat staat nog open': two amounts. */
export const isPaidAndOpen = (sense: Sense): boolean =>
  / (?:betaald|voldaan|ontvangen) (?:.* )?en (?:.* )?(?:wat|hoeveel|welke?) (?:.* )?(?:open|nog|openstaat) /.test(
    lineOf(sense),
  );

export const paidOrOpen = (groep: Owed): Draft => ({
  kind: 'ask',
  text: 'Wat wil je eerst zien?',
  asked: [bookedOff(groep), { subject: { kind: 'open', groep } }],
});

/** What was paid off the accounts of customers or suppliers. */
const bookedOff = (groep: Owed): Asked => ({
  subject: figure(groep),
  measure: 'boekingen',
  only: { zijde: groep === 'debiteuren' ? 'credit' : 'debet' },
});
