import type { QuestionSubject } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import type { KnownRelation } from '../world.ts';
import { isOwing } from './owing.ts';
import { isMoneyIn } from './paid-by-all.ts';
import { has, type Sense } from './sense.ts';
import { isStandingOpen } from './subjects.ts';
import { tradeOf } from './trade.ts';

export type Side = Extract<QuestionSubject, { kind: 'relation' }>['side'];

/** 'Deb 10003 saldo': of somebody that is what is open. */
const isOfBalance = ({ tokens }: Sense): boolean => tokens.some(({ text }) => text === 'saldo');

/** 'Hoeveel heeft Jansen bij ons besteed' is what was sold to it. */
const isSpentWithUs = ({ tokens }: Sense): boolean =>
  / bij (?:ons|mij|me) (?:\w+ )?(?:besteed|besteedden?|besteedde|uitgegeven|gespendeerd) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** 'Wat heeft Jansen besteed': a customer does that, and we do not. */
const isSpending = ({ tokens, relation }: Sense): boolean =>
  tokens.some(({ text }) => /^(?:besteed|besteedt|besteedden?|besteedde|besteden)$/.test(text)) &&
  !tokens.some(
    ({ text }, at) =>
      /^(?:ik|we|wij)$/.test(text) ||
      (relation?.places.has(at) === true &&
        /^(?:aan|bij|met|door)$/.test(tokens[at - 1]?.text ?? '')),
  );

/** What is asked of a relation: the words beside it decide, else whether it buys or sells. */
export function sideOf(
  sense: Sense,
  { soort, booked = [] }: KnownRelation,
  key: FigureKey | undefined,
): Side {
  // What is booked of somebody tells more than what a file calls it.
  const traded = booked.filter((each) => each === 'verkocht' || each === 'ingekocht');
  const isOnly = (side: 'verkocht' | 'ingekocht') =>
    traded.length === 1
      ? traded[0] === side
      : side === 'verkocht'
        ? soort === 'klant'
        : soort === 'leverancier' || soort === 'overig';
  const isOpen =
    key === 'debiteuren' ||
    key === 'crediteuren' ||
    key === 'vorderingen' ||
    key === 'vreemd_vermogen' ||
    sense.scanned.marks.some(({ meanings }) =>
      meanings.some(({ value }) => String(value).startsWith('open:')),
    ) ||
    isOwing(sense) ||
    isStandingOpen(sense) ||
    has(sense, 'split', 'ouderdom') ||
    isOfBalance(sense);
  if (isOpen || has(sense, 'side', 'openstaand')) return 'openstaand';
  // 'Wat factureerde KPN ons'.
  if (tradeOf(sense) === 'ingekocht') return 'ingekocht';
  if (key === 'omzet') return 'verkocht';
  if (key === 'kosten')
    return isSpentWithUs(sense) || (isSpending(sense) && isOnly('verkocht'))
      ? 'verkocht'
      : 'ingekocht';
  if (has(sense, 'side', 'betaald') || isMoneyIn(sense)) return 'betaald';
  if (has(sense, 'side', 'ingekocht')) return isOnly('verkocht') ? 'verkocht' : 'ingekocht';
  if (has(sense, 'side', 'verkocht')) return 'verkocht';
  return isOnly('ingekocht') ? 'ingekocht' : 'verkocht';
}
