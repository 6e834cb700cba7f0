import type { Question } from '@kengetal/contract';
import { folded } from '../text/fold.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { asked, figure, measured, type Asked, type Draft } from './draft.ts';
import { has, type Sense } from './sense.ts';

const IN =
  / (?:binnengekomen|binnenkwam|binnenkwamen|bijgeschreven) | (?:komt|komen|kwam|kwamen) .*\bbinnen | geld erin | (?:ging|gingen|gaat|gaan|kwam|kwamen) .*\berin /;
const OUT =
  / (?:afgeschreven|afgegaan|afging|afgingen|uitgegaan) | (?:gaat|gaan|ging|gingen|gegaan) .*\b(?:af|eraf|eruit|uit) | geld eruit /;
/** 'Bijgekomen' may be what came in, or what there is more. */
const EITHER = / (?:gebeurd|bijgekomen|erbij|eraf) /;
const BOOKED = /^ (?:en )?(?:wat|hoeveel) (?:is|werd|zijn|werden|staat) .*\bgeboekt /;
const BANK =
  / (?:op|van|via) (?:de |het |onze |mijn )?(?:zakelijke )?(?:bank|bankrekening|rekening|betaalrekening) /;
/** Money that only goes from one pocket to another, and cash. */
const ASIDE = /kas|spaar|kruis|deposito/;

const LINES = /^(bank|kas)(?:mutaties?|transacties?|boekingen|boeking|afschrift|afschriften)$/;
const OF_CASH = /\b(?:kas|contant|kleine kas)/;

/** 'De laatste bankmutaties': the bookings on the accounts of the bank, whatever their journal is called. */
function bankLines({ tokens, vocabulary, relation, references }: Sense): Draft | undefined {
  const [, of] = tokens.flatMap(({ text }) => LINES.exec(text) ?? []);
  if (of === undefined || relation || references.places.size > 0) return undefined;
  const accounts = vocabulary.world.accounts.filter(
    ({ groep, naam }) => groep === 'bank_en_kas' && OF_CASH.test(folded(naam)) === (of === 'kas'),
  );
  const rekeningen = accounts.map(({ rekening }) => rekening);
  return rekeningen.length > 0
    ? asked({ subject: { kind: 'account', rekeningen }, measure: 'boekingen' })
    : undefined;
}

/**
 * What came into the bank or went out of it: the bookings of one side of its account, where there is
 * one. Else it is asked whether the change or the balance is meant.
 */
export function bankMoved(sense: Sense): Draft | undefined {
  const lines = bankLines(sense);
  if (lines) return lines;
  const text = ` ${sense.tokens.map((each) => each.text).join(' ')} `;
  const [isIn, isOut] = [IN.test(text), OUT.test(text)];
  const isOfBank = BANK.test(text);
  const isAll = !isOfBank && isIn !== isOut && isAlone(sense);
  const isBooked = isOfBank && BOOKED.test(text) && sense.references.places.size === 0;
  const isMoney =
    has(sense, 'figure', 'bank_en_kas') || (isOfBank && sense.figures.length === 0) || isAll;
  if (
    !isMoney ||
    !(
      isIn ||
      isOut ||
      isBooked ||
      EITHER.test(text) ||
      (sense.rest.length === 0 && / (?:gegaan|gehaald) /.test(text))
    ) ||
    / met .*erbij /.test(text)
  )
    return undefined;
  const rekeningen = moneyAccounts(sense.vocabulary);
  const [account, ...more] = rekeningen;
  // 'Wat is er in april op de bank geboekt': all of it, and no balance.
  if (isBooked) return asked({ subject: { kind: 'account', rekeningen }, measure: 'boekingen' });
  const both = (['kasstroom', 'bank_en_kas'] as const).map((key) => measured(figure(key)));
  if (isAll && account && more.length === 0)
    return asked(bookedOn([account], isIn), [measured(figure(isIn ? 'omzet' : 'kosten'))]);
  if (!isOfBank || isIn === isOut || !account || more.length > 0)
    return { kind: 'ask', text: 'Bedoel je wat er bij of af ging, of wat er staat?', asked: both };
  return asked(bookedOn([account], isIn), both);
}

/** 'Wat ging eruit in september' of the bank: the bookings of that side of what was told. */
export function movedOfBank(
  { tokens, vocabulary, figures, rest, relation }: Sense,
  { subject, measure }: Question,
): Asked | undefined {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const isIn = IN.test(text);
  if (isIn === OUT.test(text) || figures.length + rest.length > 0 || relation || measure)
    return undefined;
  const isAll = subject.kind === 'figure' && subject.key === 'bank_en_kas';
  const told = subject.kind === 'account' ? subject.rekeningen : [];
  const rekeningen = isAll ? moneyAccounts(vocabulary) : told;
  const { byNumber } = vocabulary.accounts;
  const isMoney = rekeningen.every(
    (each) => byNumber.get(each.toLowerCase())?.groep === 'bank_en_kas',
  );
  return isMoney && rekeningen.length > 0 ? bookedOn(rekeningen, isIn) : undefined;
}

/** The accounts of banks, and not of what is put aside or in a till. */
const moneyAccounts = ({ world }: Vocabulary): string[] =>
  world.accounts
    .filter(({ groep, naam }) => groep === 'bank_en_kas' && !ASIDE.test(folded(naam)))
    .map(({ rekening }) => rekening);

const bookedOn = (rekeningen: string[], isIn: boolean): Asked => ({
  subject: { kind: 'account', rekeningen },
  ...{ measure: 'boekingen', only: { zijde: isIn ? 'debet' : 'credit' } },
});

/** 'Hoeveel kwam er binnen in september': all of it, and of nobody. */
const isAlone = ({ tokens, figures, rest, relation, references, scanned }: Sense): boolean =>
  tokens.some(({ text }) => text === 'er') &&
  /^(?:hoeveel|wat|en)$/.test(tokens[0]?.text ?? '') &&
  figures.every(({ key }) => key === 'bank_en_kas') &&
  rest.length === 0 &&
  relation === undefined &&
  references.places.size === 0 &&
  scanned.marks.every(({ meanings }) =>
    meanings.every(({ role }) => role === 'filler' || role === 'figure' || role === 'split'),
  );
