import type { QuestionSubject } from '@kengetal/contract';
import { asked, figure, measured, type Draft } from './draft.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';

/** A part of the grammar: what it reads a question as, or nothing where it is not about that. */
export type Reader = (sense: Sense) => Draft | undefined;

/** Which subjects that are no figure are said. */
export const subjectIds = ({ scanned }: Sense) =>
  meant(scanned.marks, 'subject').map(({ value }) => value);

/** What the books hold, what is wrong with them, and what can be asked. */
export const readAboutBooks: Reader = (sense) => {
  const ids = subjectIds(sense);
  const check = ids.find((id) => id.startsWith('check:')) ?? allBooked(sense);
  const isSaldo = sense.figures.length === 0 || sense.figures.every(({ key }) => key === 'bank_en_kas' || key === 'kosten' || key === 'omzet'); // prettier-ignore
  if (check !== undefined && isSaldo && sense.references.accounts.length === 0) {
    return asked({ subject: { kind: 'check', of: checkOf(check) } });
  }
  const isBare = sense.figures.length === 0 && sense.relation === undefined;
  if (!isBare) return undefined;
  if (ids.includes('data')) return asked({ subject: { kind: 'data' } });
  const others = ids.filter((id) => id !== 'help');
  return ids.includes('help') && others.length === 0
    ? asked({ subject: { kind: 'help' } })
    : undefined;
};

/** 'Zijn alle maanden van 2024 geboekt'. */
const allBooked = ({ tokens }: Sense): string | undefined => {
  const at = tokens.findIndex(({ text }) => /^(?:alle|iedere|elke)$/.test(text));
  const isMonths = at >= 0 && /^(?:maand|maanden|periodes|perioden|kwartalen)$/.test(tokens[at + 1]?.text ?? ''); // prettier-ignore
  const isBooked = tokens.some(({ text }) => /^(?:geboekt|verwerkt|ingeboekt|bijgewerkt|compleet)$/.test(text)); // prettier-ignore
  return isMonths && isBooked ? 'check:ontbreekt' : undefined;
};

function checkOf(id: string): Extract<QuestionSubject, { kind: 'check' }>['of'] {
  switch (id) {
    case 'check:opening':
      return 'opening';
    case 'check:btw_code':
      return 'btw_code';
    case 'check:niet_ingedeeld':
      return 'niet_ingedeeld';
    case 'check:vraagposten':
      return 'vraagposten';
    default:
      return 'ontbreekt';
  }
}

/** What is owed without an invoice. */
const OWED: ReadonlySet<string> = new Set('belastingschulden salarisschulden langlopende_schulden bankschulden btw_positie voorzieningen vreemd_vermogen kortlopende_schulden'.split(' ')); // prettier-ignore

/** Open invoices, of customers unless suppliers are named. */
export const readOpen: Reader = (sense) => {
  const ids = subjectIds(sense).filter((id) => id.startsWith('open:'));
  const isOther = subjectIds(sense).some((id) => id.startsWith('vat')) || sense.figures.some(({ key }) => OWED.has(key)); // prettier-ignore
  if (isOther) return undefined;
  const late = has(sense, 'link', 'telaat');
  const isOld = sense.details.older !== undefined;
  const isLate = late && (hasCustomers(sense) || hasSuppliers(sense) || sense.figures.length === 0);
  const isOpenNow = (isOld || hasCustomers(sense) || hasSuppliers(sense)) && isStandingOpen(sense);
  const isOpen = ids.length > 0 || isLate || isOpenNow || (isOld && (hasCustomers(sense) || hasSuppliers(sense))); // prettier-ignore
  if (!isOpen || sense.references.accounts.length > 0) return undefined;
  const isOwed = ids.includes('open:crediteuren') || (hasSuppliers(sense) && !hasCustomers(sense));
  const groep = isOwed ? 'crediteuren' : 'debiteuren';
  const { older } = sense.details;
  return asked({
    subject: {
      ...{ kind: 'open', groep },
      ...(late && { late }),
      ...(older !== undefined && { older }),
    },
  });
};

/** 'Welke facturen staan het langst open', 'staat er langer dan 90 dagen open'. */
function isStandingOpen({ tokens }: Sense): boolean {
  const stand = tokens.findIndex(({ text }) => /^(?:staat|staan|stond|stonden)$/.test(text));
  return stand >= 0 && tokens.some(({ text }, at) => at > stand && text === 'open');
}

const hasCustomers = (sense: Sense) =>
  has(sense, 'noun', 'klanten') || has(sense, 'figure', 'debiteuren') || has(sense, 'noun', 'facturen'); // prettier-ignore
const hasSuppliers = (sense: Sense) =>
  has(sense, 'noun', 'leveranciers') ||
  has(sense, 'figure', 'crediteuren') ||
  has(sense, 'noun', 'inkoopfacturen');

/** 'Software abonnement 2023' is an account, and no list of what comes back. */
function isNamedSubscription({ tokens, rest, scanned }: Sense): boolean {
  const at = tokens.findIndex(({ text }) => /^abonn?ementen?(?:skosten)?$/.test(text) || text === 'abonnement'); // prettier-ignore
  const isPeriod = scanned.marks.some(({ piece }) => piece !== undefined);
  return isPeriod && at > 0 && rest.some(({ place }) => place === at - 1);
}

/** What comes back: subscriptions, fixed costs. */
export const readRecurring: Reader = (sense) => {
  const ids = subjectIds(sense).filter((id) => id.startsWith('recurring'));
  const isDue = sense.scanned.refusals.has('toekomst') && has(sense, 'noun', 'betalingen');
  const texts = sense.tokens.map(({ text }) => text);
  const isNext = texts.includes('wanneer') && texts.includes('volgende');
  if ((ids.length === 0 && !isDue && !isNext) || isNamedSubscription(sense)) return undefined;
  const isRevenue =
    ids.includes('recurring:omzet') || sense.figures.some(({ key }) => key === 'omzet');
  const [word] = sense.rest;
  const [relation] = sense.relation?.items ?? [];
  const only = relation
    ? { relatie: relation.relatie }
    : sense.references.only.omschrijving !== undefined
      ? sense.references.only
      : word && { omschrijving: word.token.raw };
  const subject = { kind: 'recurring' as const, ...(isRevenue && { side: 'omzet' as const }) };
  return asked({ subject, ...(only && { only }) });
};

/** What was charged, VAT included; or the invoices themselves. */
export const readCharged: Reader = (sense) => {
  const isIncl = has(sense, 'link', 'incl');
  const isBought = hasSuppliers(sense) || sense.figures.some(({ key }) => key === 'kosten' || key === 'kostprijs_omzet' || key === 'inkoopwaarde'); // prettier-ignore
  const groep = isBought ? ('crediteuren' as const) : ('debiteuren' as const);
  const isInvoices =
    (has(sense, 'noun', 'facturen') || has(sense, 'noun', 'inkoopfacturen')) &&
    sense.figures.every(({ key }) => key === 'omzet' || key === 'kosten');
  if (!isIncl && !isInvoices) return undefined;
  if (isIncl && has(sense, 'link', 'excl')) return { kind: 'ask', text: 'Met of zonder btw?', asked: [{ subject: { kind: 'charged', groep } }, measured(figure(isBought ? 'kosten' : 'omzet'))] }; // prettier-ignore
  if (isIncl) {
    const whole = measured(figure(isBought ? 'kosten' : 'omzet'));
    return asked({ subject: { kind: 'charged', groep } }, [whole]);
  }
  const isList = has(sense, 'measure', 'boekingen') || first(sense, 'order') !== undefined || startsWithWhich(sense); // prettier-ignore
  const measure = isCounted(sense, 'facturen') || isCounted(sense, 'inkoopfacturen') ? 'aantal' : isList ? 'boekingen' : undefined; // prettier-ignore
  return asked(measured({ kind: 'charged', groep }, measure));
};

const startsWithWhich = ({ tokens }: Sense): boolean =>
  tokens.slice(0, 4).some(({ text }) => ['welke', 'toon', 'laat', 'geef', 'lijst'].includes(text));

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
    .every(({ text }) => ['verschillende', 'actieve', 'nieuwe', 'onze', 'unieke', 'aantal', 'open', 'verkoop'].includes(text)); // prettier-ignore

/** A part of a report as a whole. */
export const readComponent: Reader = (sense) => {
  const ids = subjectIds(sense).filter((id) => id.startsWith('component:'));
  const id = ids[0]?.slice('component:'.length);
  const isOpen = has(sense, 'figure', 'debiteuren') && has(sense, 'figure', 'crediteuren');
  if (id === undefined || (sense.figures.length > 0 && !isOpen)) return undefined;
  if (sense.rest.some(({ tie }) => tie !== undefined)) return undefined;
  return asked({ subject: { kind: 'component', id } });
};
