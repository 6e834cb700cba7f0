import { allBooked, bookedForQuestions, checkOf } from './checks.ts';
import { asked, figure, measured, type Asked, type Draft } from './draft.ts';
import { isLate, isOfEither, isOwedUs, isOwing, owedTo, type Owed } from './owing.ts';
import { meant, type Mark } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { tradeOf } from './trade.ts';
import { rowSizes } from './sizes.ts';

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
  if (ids.includes('data') && !isOfOne && LAST.test(sense.tokens.map(({ text }) => text).join(' ')))
    return asked({ subject: { kind: 'lines' }, order: 'nieuwste', limit: 1 }, [
      { subject: { kind: 'data' } },
    ]);
  if (ids.includes('data') && !isOfOne) return asked({ subject: { kind: 'data' } });
  const others = ids.filter((id) => id !== 'help');
  return ids.includes('help') && others.length === 0
    ? asked({ subject: { kind: 'help' } })
    : undefined;
};

/** The day of it, and not only its month. */
const LAST =
  /^(?:wanneer|op welke (?:dag|datum)) (?:is|was|werd) (?:de|mijn|onze) (?:aller)?laatste (?:boeking|mutatie|transactie)\b/;

/** What is owed without an invoice. */
const OWED: ReadonlySet<string> = new Set(
  'belastingen belastingschulden salarisschulden langlopende_schulden bankschulden btw_positie voorzieningen vreemd_vermogen kortlopende_schulden'.split(
    ' ',
  ),
);

/** Open invoices, of customers unless the words say that we owe. */
export const readOpen: Reader = (sense) => {
  const isOther =
    subjectIds(sense).some((id) => id.startsWith('vat')) ||
    sense.figures.some(({ key, mark }) => OWED.has(key) && !isDebtOf(sense, mark));
  if (isOther || sense.references.accounts.length > 0) return undefined;
  const bothWays =
    / (?:krijg|krijgen|ontvangen) .*\ben .*\b(?:moet|moeten) .*\bbetalen | (?:moet|moeten) .*\bbetalen .*\ben .*\b(?:krijg|krijgen|ontvangen) /;
  if (!sense.relation && bothWays.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `))
    return {
      kind: 'ask',
      text: 'Wat wil je eerst zien?',
      asked: (['debiteuren', 'crediteuren'] as const).map((groep) => ({
        subject: { kind: 'open', groep },
      })),
    };
  const ids = subjectIds(sense).filter((id) => id.startsWith('open:'));
  const isOld = sense.details.older !== undefined;
  const isNamed = hasCustomers(sense) || hasSuppliers(sense);
  const isGeneral = sense.figures.every(({ key }) => GENERAL.has(key));
  const isAsked = isGeneral && isOwing(sense);
  // 'Hoe oud is dat' is of what was asked before.
  const isByAge =
    sense.figures.every(({ key }) => OPEN.has(key)) &&
    has(sense, 'split', 'ouderdom') &&
    !sense.tokens.some(({ text }) => text === 'oud');
  const isOpen =
    ids.length > 0 ||
    isAsked ||
    isByAge ||
    (isNamed && (isStandingOpen(sense) || isOld)) ||
    (isStandingOpen(sense) && (isOld || (isGeneral && asksWho(sense))));
  if (!isOpen) return undefined;
  const groep =
    ids.includes('open:crediteuren') && !isOwedUs(sense) ? 'crediteuren' : owedTo(sense);
  if (groep === undefined) return undefined;
  const open = openAsked(sense, groep);
  return ids.length === 0 && isBalance(sense)
    ? asked(measured(figure(groep)), [open])
    : asked(
        open,
        isOfEither(sense)
          ? [openAsked(sense, groep === 'debiteuren' ? 'crediteuren' : 'debiteuren')]
          : [],
      );
};

const OPEN: ReadonlySet<string> = new Set(['debiteuren', 'crediteuren', 'vorderingen']);
/** Figures that may stand beside what is owed without being what is asked. */
const GENERAL: ReadonlySet<string> = new Set(
  'debiteuren crediteuren bank_en_kas vreemd_vermogen kosten omzet vorderingen'.split(' '),
);

/** 'Wie staat bij ons in het krijt' is not about all debts. */
const isDebtOf = ({ tokens }: Sense, { from, to }: Mark): boolean =>
  tokens[from]?.text === 'in' &&
  to - from === 3 &&
  tokens.some(({ text }) => /^(?:wie|klant|klanten|leverancier|leveranciers)$/.test(text));

const INVOICE = /^(?:(?:verkoop|inkoop)?(?:factuur|facturen)|fact|notas?)$/;
const WHO =
  /^(?:klant|klanten|afnemers?|opdrachtgevers?|toeleveranciers?|leverancier|leveranciers|debiteur|debiteuren|crediteur|crediteuren)$/;

/** 'Wie', 'welke klanten', 'zijn er klanten die'. */
const asksWho = ({ tokens }: Sense, what?: 'klant'): boolean =>
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

/** 'Hoeveel moeten klanten nog betalen' is the balance of their accounts (decision 0090). */
function isBalance(sense: Sense): boolean {
  const isHowMuch = /^(?:hoeveel|wat|hvl)$/.test(sense.tokens[0]?.text ?? '');
  const isList =
    has(sense, 'noun', 'facturen') || has(sense, 'noun', 'inkoopfacturen') || asksWho(sense);
  const isSide =
    has(sense, 'noun', 'klanten') ||
    has(sense, 'noun', 'leveranciers') ||
    sense.figures.some(({ key }) => key === 'debiteuren' || key === 'crediteuren');
  const { older, limit } = sense.details;
  const isNarrow =
    isLate(sense) ||
    older !== undefined ||
    limit !== undefined ||
    first(sense, 'order') !== undefined;
  const isPart =
    has(sense, 'measure', 'aandeel') ||
    has(sense, 'link', 'procent') ||
    isCounted(sense, 'klanten') ||
    isCounted(sense, 'leveranciers');
  return isHowMuch && isSide && !isList && !isNarrow && !isPart;
}

/** What is asked of open invoices: those that are late or old, of one size, by invoice or by name. */
export function openAsked(sense: Sense, groep: Owed): Asked {
  const { older, until, sizes } = sense.details;
  const late = isLate(sense);
  const isByAge = has(sense, 'split', 'ouderdom');
  const isInvoice = sense.tokens.some(({ text }) => INVOICE.test(text));
  const isName = asksWho(sense);
  // What is late or ordered is told by invoice as it is.
  const isWhich =
    !late &&
    older === undefined &&
    !isByAge &&
    first(sense, 'order') === undefined &&
    sense.tokens.some(
      ({ text }, at) => text === 'welke' && INVOICE.test(sense.tokens[at + 1]?.text ?? ''),
    );
  const isWho = asksWho(sense, 'klant');
  const isAged = late || older !== undefined;
  const isRanked =
    ['hoogste', 'laagste'].includes(first(sense, 'order') ?? '') || Object.keys(sizes).length > 0;
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  const counted = isCounted(sense, 'klanten') || isCounted(sense, 'leveranciers');
  const rows = rowSizes(sizes);
  return {
    subject: {
      ...{ kind: 'open', groep },
      ...(late && { late }),
      ...(older !== undefined && { older }),
      ...(until !== undefined && { until }),
    },
    ...(((isAged && !isByAge && (isWho || (isName && !isInvoice)) && !isShare) ||
      counted ||
      isOldestParty(sense)) && {
      split: 'relatie' as const,
    }),
    ...(counted && { measure: 'aantal' as const }),
    ...(sense.tokens.some(({ text }) => CALLED.test(text)) && { order: 'oudste' as const }),
    ...(isInvoice && (isRanked || isWhich) && { split: 'factuur' as const }),
    ...(Object.keys(rows).length > 0 && { rows }),
  };
}

/** 'De drie langst openstaande klanten' are customers, and no invoices. */
function isOldestParty({ scanned, tokens }: Sense): boolean {
  const nouns = meant(scanned.marks, 'noun').filter(
    ({ mark, value }) =>
      (value === 'klanten' || value === 'leveranciers') &&
      !INVOICE.test(tokens[mark.to]?.text ?? ''),
  );
  const places = meant(scanned.marks, 'order').flatMap(({ mark, value }) =>
    value === 'oudste' ? [mark.to, mark.to + 1] : [],
  );
  return nouns.some(({ mark }) => places.includes(mark.from));
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

const hasCustomers = (sense: Sense) =>
  has(sense, 'noun', 'klanten') ||
  has(sense, 'figure', 'debiteuren') ||
  has(sense, 'noun', 'facturen');
const hasSuppliers = (sense: Sense) =>
  has(sense, 'noun', 'leveranciers') ||
  has(sense, 'figure', 'crediteuren') ||
  has(sense, 'noun', 'inkoopfacturen');

/** What was charged, VAT included; or the invoices themselves. */
export const readCharged: Reader = (sense) => {
  const isIncl = has(sense, 'link', 'incl');
  const isBought =
    hasSuppliers(sense) ||
    (!has(sense, 'noun', 'klanten') && tradeOf(sense) === 'ingekocht') ||
    sense.figures.some(
      ({ key }) => key === 'kosten' || key === 'kostprijs_omzet' || key === 'inkoopwaarde',
    );
  const groep = isBought ? ('crediteuren' as const) : ('debiteuren' as const);
  // 'Hoeveel rekeningen van de garage'.
  const isBills = sense.relation !== undefined && sense.tokens.some(({ text }) => BILLS.test(text));
  const isInvoices =
    (isBills ||
      has(sense, 'noun', 'facturen') ||
      has(sense, 'noun', 'inkoopfacturen') ||
      isOneOf(sense)) &&
    sense.figures.every(({ key }) => key === 'omzet' || key === 'kosten');
  if (!isIncl && !isInvoices) return undefined;
  if (isIncl && has(sense, 'link', 'excl'))
    return {
      kind: 'ask',
      text: 'Met of zonder btw?',
      asked: [
        { subject: { kind: 'charged', groep } },
        measured(figure(isBought ? 'kosten' : 'omzet')),
      ],
    };
  if (isIncl) {
    const whole = measured(figure(isBought ? 'kosten' : 'omzet'));
    return asked({ subject: { kind: 'charged', groep } }, [whole]);
  }
  if (AVERAGE.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `))
    return asked({ subject: { kind: 'charged', groep }, measure: 'gemiddelde', split: 'factuur' });
  const isList =
    has(sense, 'measure', 'boekingen') ||
    first(sense, 'order') !== undefined ||
    startsWithWhich(sense) ||
    Object.keys(sense.details.sizes).length > 0;
  const measure =
    isCounted(sense, 'facturen') ||
    isCounted(sense, 'inkoopfacturen') ||
    (isBills && isCounted(sense, 'posten'))
      ? 'aantal'
      : isList
        ? 'boekingen'
        : undefined;
  // 'Van wie kregen we facturen' asks for names, which amounts with VAT do not have.
  if (measure !== 'aantal' && asksWho(sense) && tradeOf(sense) !== undefined)
    return asked({ ...measured(figure(isBought ? 'kosten' : 'omzet')), split: 'relatie' });
  return asked(measured({ kind: 'charged', groep }, measure));
};

/** 'De gemiddelde factuur', and no average of facturen by month. */
const AVERAGE =
  / (?:gem|gemiddelde?|doorsnee) (?:bedrag per )?(?:verkoop|inkoop)?(?:factuur|factuurbedrag|nota) | (?:factuur|nota) gemiddeld /;

/** 'De grootste factuur van dit jaar', or of somebody; 'de factuur van KPN' by itself is what was bought. */
const isOneOf = (sense: Sense): boolean =>
  (sense.relation === undefined || first(sense, 'order') !== undefined) &&
  sense.rest.length === 0 &&
  sense.tokens.some(({ text }, at) => INVOICE.test(text) && sense.tokens[at + 1]?.text === 'van');

const BILLS = /^(?:[a-z]*facturen|rekeningen|notas|bonnen)$/;

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
  // 'Op hoeveel kwam de balans uit'.
  if (
    id === 'balans' &&
    / hoeveel (?:is|was|staat|stond|komt|kwam|bedraagt|bedroeg|telt|telde|sluit|sloot) /.test(
      ` ${sense.tokens.map(({ text }) => text).join(' ')} `,
    )
  )
    return asked(measured(figure('activa')));
  return asked({ subject: { kind: 'component', id } });
};
