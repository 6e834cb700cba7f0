import { allBooked, bookedForQuestions, checkOf } from './checks.ts';
import { isPaidAndOpen, paidOrOpen } from './paid-by-all.ts';
import { asked, figure, measured, type Asked, type Draft } from './draft.ts';
import {
  areBills,
  areListed,
  areReceived,
  asksInvoices,
  isAverageInvoice,
} from './invoices-asked.ts';
import {
  areAged,
  asksShare,
  isByAge,
  isByInvoice,
  isOfOtherDebt,
  isOpenByAge,
} from './open-said.ts';
import { isLate, isOfEither, isOwing, owedTo, type Owed } from './owing.ts';
import { turnedAround } from './owing-turned.ts';
import { isOnBalance } from './listed-accounts.ts';
import { areListedParties, asksWho, hasCustomers, hasSuppliers, INVOICE } from './parties-said.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { rowSizes } from './sizes.ts';
import { tradeOf } from './trade.ts';
import { lineOf, says } from './turn-words.ts';

/** A part of the grammar: what it reads a question as, or nothing where it is not about that. */
export type Reader = (sense: Sense) => Draft | undefined;

/** Which subjects that are no figure are said. */
export const subjectIds = ({ scanned }: Sense) =>
  meant(scanned.marks, 'subject').map(({ value }) => value);

/** What the books hold, what is wrong with them, and what can be asked. */
export const readAboutBooks: Reader = (sense) => {
  const ids = subjectIds(sense);
  const check = ids.find((id) => id.startsWith('check:')) ?? allBooked(sense);
  const isSaldo =
    sense.figures.length === 0 ||
    sense.figures.every(({ key }) => key === 'bank_en_kas' || key === 'kosten' || key === 'omzet');
  if (check !== undefined && isSaldo && sense.references.accounts.length === 0) {
    return (
      bookedForQuestions(sense, check) ?? asked({ subject: { kind: 'check', of: checkOf(check) } })
    );
  }
  const isBare = sense.figures.length === 0 && sense.relation === undefined;
  if (!isBare) return undefined;
  // 'De laatste boeking op de kas' is of that account.
  const isOfOne =
    sense.references.places.size > 0 ||
    sense.rest.some(({ token }) => sense.vocabulary.isName(token.text));
  if (ids.includes('data') && !isOfOne) return asked({ subject: { kind: 'data' } });
  const others = ids.filter((id) => id !== 'help');
  return ids.includes('help') && others.length === 0
    ? asked({ subject: { kind: 'help' } })
    : undefined;
};

/** Open invoices, of customers unless the words say that we owe. */
export const readOpen: Reader = (sense) => {
  const subjects = subjectIds(sense);
  if (isOfOtherDebt(sense, subjects)) return undefined;
  if (isPaidAndOpen(sense)) return paidOrOpen(owedTo(sense) ?? 'debiteuren');
  const ids = subjects.filter((id) => id.startsWith('open:'));
  if (ids.length === 0 && !isOpenSaid(sense)) return undefined;
  const turned = turnedAround(sense);
  if (turned) return turned;
  const groep = owedTo(sense, ids.includes('open:crediteuren') ? 'crediteuren' : undefined);
  if (groep === undefined) return undefined;
  const open = openAsked(sense, groep);
  if (ids.length === 0 && isBalance(sense)) return asked(measured(figure(groep)), [open]);
  const other = groep === 'debiteuren' ? 'crediteuren' : 'debiteuren';
  return asked(open, isOfEither(sense) ? [openAsked(sense, other)] : []);
};

/** Figures that may stand beside what is owed without being what is asked. */
const GENERAL: ReadonlySet<string> = new Set(
  'debiteuren crediteuren bank_en_kas vreemd_vermogen kosten omzet vorderingen'.split(' '),
);

/** Whether open invoices are asked without a word for them. */
function isOpenSaid(sense: Sense): boolean {
  const isGeneral = sense.figures.every(({ key }) => GENERAL.has(key));
  if ((isGeneral && isOwing(sense)) || isOpenByAge(sense)) return true;
  const isOld = sense.details.older !== undefined;
  const isStanding = isStandingOpen(sense);
  const isNamed = hasCustomers(sense) || hasSuppliers(sense);
  return (
    (isNamed && (isStanding || isOld)) || (isStanding && (isOld || (isGeneral && asksWho(sense))))
  );
}

/** 'Hoeveel moeten klanten nog betalen' is the balance of their accounts (decision 0090). */
function isBalance(sense: Sense): boolean {
  const isHowMuch = /^(?:hoeveel|wat|hvl)$/.test(sense.tokens[0]?.text ?? '');
  const isList =
    has(sense, 'noun', 'facturen') || has(sense, 'noun', 'inkoopfacturen') || asksWho(sense);
  const isSide =
    has(sense, 'noun', 'klanten') ||
    has(sense, 'noun', 'leveranciers') ||
    sense.figures.some(({ key }) => key === 'debiteuren' || key === 'crediteuren');
  const isNarrow =
    areAged(sense) || sense.details.limit !== undefined || first(sense, 'order') !== undefined;
  const isPart = asksShare(sense) || arePartiesCounted(sense);
  return isHowMuch && isSide && !isList && !isNarrow && !isPart;
}

const arePartiesCounted = (sense: Sense): boolean =>
  isCounted(sense, 'klanten') || isCounted(sense, 'leveranciers');

/** What is asked of open invoices: those that are late or old, of one size, by invoice or by name. */
export function openAsked(sense: Sense, groep: Owed): Asked {
  const { older, until, sizes } = sense.details;
  const rows = rowSizes(sizes);
  return {
    subject: {
      ...{ kind: 'open', groep },
      ...(isLate(sense) && { late: true }),
      ...(older !== undefined && { older }),
      ...(until !== undefined && { until }),
    },
    ...(isByParty(sense) && { split: 'relatie' as const }),
    ...(arePartiesCounted(sense) && { measure: 'aantal' as const }),
    ...(says(sense, CALLED) && { order: 'oudste' as const }),
    ...(isByInvoice(sense) && { split: 'factuur' as const }),
    ...(Object.keys(rows).length > 0 && { rows }),
  };
}

/** Whether who has something open is told by name. */
function isByParty(sense: Sense): boolean {
  const isName =
    asksWho(sense, 'klant') ||
    areListedParties(sense) ||
    (asksWho(sense) && (sense.tokens[0]?.text === 'wie' || !says(sense, INVOICE)));
  const isAgedOfName = areAged(sense) && !isByAge(sense) && isName && !asksShare(sense);
  return isAgedOfName || arePartiesCounted(sense);
}

/** Who is asked to pay: the oldest first. */
const CALLED = /^(?:aanmanen|nabellen|bellen|aanschrijven)$/;

/** 'Welke facturen staan het langst open', 'staat er langer dan 90 dagen open'. */
export function isStandingOpen({ tokens }: Sense): boolean {
  return (
    tokens.some(({ text }) => /^(?:staat|staan|stond|stonden)$/.test(text)) &&
    tokens.some(({ text }) => text === 'open')
  );
}

/** What was charged, VAT included; or the invoices themselves. */
export const readCharged: Reader = (sense) => {
  const isIncl = has(sense, 'link', 'incl');
  if (!isIncl && !asksInvoices(sense)) return undefined;
  const isBought = areReceived(sense);
  const subject = {
    kind: 'charged' as const,
    groep: isBought ? ('crediteuren' as const) : ('debiteuren' as const),
  };
  const whole = measured(figure(isBought ? 'kosten' : 'omzet'));
  if (isIncl && has(sense, 'link', 'excl'))
    return { kind: 'ask', text: 'Met of zonder btw?', asked: [{ subject }, whole] };
  if (isIncl) return asked({ subject }, [whole]);
  if (isAverageInvoice(sense)) return asked({ subject, measure: 'gemiddelde', split: 'factuur' });
  if (areInvoicesCounted(sense)) return asked(measured(subject, 'aantal'));
  // 'Van wie kregen we facturen' asks for names, which amounts with VAT do not have.
  if (asksWho(sense) && tradeOf(sense) !== undefined) return asked({ ...whole, split: 'relatie' });
  return asked(measured(subject, areListed(sense) ? 'boekingen' : undefined));
};

const areInvoicesCounted = (sense: Sense): boolean =>
  isCounted(sense, 'facturen') ||
  isCounted(sense, 'inkoopfacturen') ||
  (areBills(sense) && isCounted(sense, 'posten'));

/** Whether the number of things is asked: 'hoeveel klanten', 'aantal facturen'. */
export function isCounted(
  sense: Sense,
  noun: 'klanten' | 'leveranciers' | 'facturen' | 'inkoopfacturen' | 'relaties' | 'posten',
): boolean {
  const marks = meant(sense.scanned.marks, 'noun').filter(({ value }) => value === noun);
  const isAsked = (place: number) => {
    const text = sense.tokens[place]?.text ?? '';
    return ['hoeveel', 'aantal'].includes(text);
  };
  return marks.some(({ mark }) => {
    const before = [mark.from - 1, mark.from - 2, mark.from - 3];
    return before.some((place) => isAsked(place) && isNear(sense, place, mark.from));
  });
}

const isNear = ({ tokens }: Sense, from: number, to: number): boolean =>
  tokens
    .slice(from + 1, to)
    .every(({ text }) =>
      [
        'verschillende',
        'actieve',
        'nieuwe',
        'onze',
        'unieke',
        'aantal',
        'open',
        'verkoop',
      ].includes(text),
    );

/** A part of a report as a whole. */
export const readComponent: Reader = (sense) => {
  const ids = subjectIds(sense).filter((id) => id.startsWith('component:'));
  const id = ids[0]?.slice('component:'.length);
  const isOpen = has(sense, 'figure', 'debiteuren') && has(sense, 'figure', 'crediteuren');
  if (id === undefined || (sense.figures.length > 0 && !isOpen)) return undefined;
  if (sense.rest.some(({ tie }) => tie !== undefined)) return undefined;
  if (id === 'balans' && isOnBalance(sense)) return undefined;
  // 'Op hoeveel kwam de balans uit'.
  if (id === 'balans' && TOTAL.test(lineOf(sense))) return asked(measured(figure('activa')));
  return asked({ subject: { kind: 'component', id } });
};

const TOTAL = / hoeveel (?:is|was|staat|stond|komt|kwam|bedraagt|bedroeg|telt|telde|sluit|sloot) /;
