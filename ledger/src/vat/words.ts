import { OWED, type VatCandidate } from './boxes.ts';

type Words = readonly (readonly [RegExp, readonly VatCandidate[]])[];

/** VAT at the general or the reduced rate may be mine, reversed to me, or deducted. */
export const AT_HIGH: readonly VatCandidate[] = ['1a', '1d', '2a', '4a', '4b', '5b'];
export const AT_LOW: readonly VatCandidate[] = ['1b', '1d', '2a', '4a', '4b', '5b'];
export const AT_OTHER: readonly VatCandidate[] = ['1c', '1d', '2a', '4a', '4b', '5b'];

/**
 * What the words of a code or an account point at; the first that fits counts. What is reversed to
 * me stands in its own box and, deducted, in 5b: which of them a line is, its account tells.
 */
const WORDS: Words = [
  // Who owes reversed VAT follows from the side: the buyer, so a sale has no VAT of its own.
  [
    /verko.*verle(?:gd|ggings)|verle(?:gd|ggings).*(?:verko|afnemer|klant)|belast bij (?:de )?(?:afnemer|klant)/i,
    ['1e'],
  ],
  // Paid at customs: no article 23, so nothing is reversed.
  [/douane/i, ['5b']],
  [/voorbelasting|vooraftrek|(?<!niet[ -]?)aftrekba|vorderen\b/i, ['5b']],
  [/(?:in|aan)ko.*verle(?:gd|ggings)/i, ['2a', '5b']],
  [/(?:in|aan)ko.*(?:binnen (?:de )?eu|intracomm|\bicv\b)/i, ['4b', '5b']],
  [/(?:in|aan)ko.*(?:buiten (?:de )?eu|invoer|import)/i, ['4a', '5b']],
  [/(?:in|aan)ko(?:op|pen)/i, ['5b']],
  [/priv[eé]/i, ['1d']],
  // The Union and import schemes have a return of their own (art. 28r and following Wet OB).
  [/\boss\b|[ée][ée]nloket|unieregeling|invoerregeling/i, ['geen']],
  [/installatie|afstandsverko|televerko/i, ['3c']],
  [/(?:verwerving|uit landen binnen|\bicv\b)(?!.*buiten)/i, ['4b', '5b']],
  [/(?:verwerving|levering(?:en)? |goederen ).*buiten de eu|uit landen buiten/i, ['4a', '5b']],
  [/invoer|import|artikel 23|art\.? ?23/i, ['4a', '5b']],
  [/export|uitvoer|buiten de eu|buiten eu|naar landen buiten/i, ['3a']],
  [/ic[ -]levering|naar landen binnen|(?:lever|verko).*(?:binnen (?:de )?eu|intracomm)/i, ['3b']],
  [/binnen (?:de )?eu|intracomm|\bicp\b/i, ['3b', '4b', '5b']],
  [/verle(?:gd|ggings)/i, ['1e', '2a', '5b']],
  [/hoog|algemeen tarief|\b21 ?%|\b19 ?%/i, AT_HIGH],
  [/laag|verlaagd|\b9 ?%|\b6 ?%/i, AT_LOW],
  [/overig/i, AT_OTHER],
  [/vrijgesteld|geen btw|onbelast|buiten (?:de )?(?:heffing|btw)|niet belast/i, ['geen']],
  [/\b0 ?%|nul/i, ['1e', 'geen']],
];

/** Candidates that a description of a VAT code names; undefined when it says nothing. */
export function boxesOfWords(words: string): readonly VatCandidate[] | undefined {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1];
}

/** Accounts that returns are settled on, not charged. */
const SETTLING =
  /afdracht|afgedragen|betaald|aangifte|vorig|saldo|verreken|tussenrek|rekening.?courant|\br[./]?c\b|suppletie|kleine.?ondernemer/i;
const OWES = /af te dragen|te betalen|verschuldigd|verko(?:op|pen)/i;

/** True for an account that is called one on which VAT is owed. */
export const isNamedOwing = (naam: string): boolean =>
  /te dragen/i.test(naam) || OWES.test(naam) || /verle(?:gd|ggings)|priv[eé]/i.test(naam);

/** Candidates that the name of an account of VAT points at; undefined when it says nothing. */
export function boxesOfAccountName(naam: string): readonly VatCandidate[] | undefined {
  // 'Af te dragen btw hoog' is charged on; 'Afdracht btw' is paid on.
  if (SETTLING.test(naam) && !/af te dragen/i.test(naam)) return ['verrekening'];
  const named = boxesOfWords(naam);
  if (!OWES.test(naam)) return named && [...named, 'verrekening'];
  const owed: VatCandidate[] = OWED.filter((box) => !named || named.includes(box));
  return [...(owed.length > 0 ? owed : OWED), 'verrekening'];
}
