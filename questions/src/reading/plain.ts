import { readNames, readYears } from './about-books.ts';
import { readAroundAverage } from './around-average.ts';
import { readBankCosts } from './bank-costs.ts';
import { bankMoved } from './bank-moved.ts';
import { withVat } from './charged-in-turn.ts';
import { readCombined } from './combined.ts';
import { asked, figure, groupsOfFigure, measured, type Asked, type Draft } from './draft.ts';
import {
  accountNamed,
  accountWithin,
  chosenFigures,
  IN_PERCENT,
  type ChosenFigures,
} from './figures.ts';
import { accountCalled, readAccounts, readNumbered } from './named.ts';
import { searched, textAfter } from './searched.ts';
import { readRelation } from './of-relation.ts';
import { isOrdinary } from './ordinary.ts';
import { readLedger } from './ledger-asked.ts';
import { readDays } from './owing.ts';
import { readInvested } from './invested.ts';
import { readPaidOff } from './paid-off.ts';
import { readPrivate } from './private.ts';
import { readRanking } from './ranking.ts';
import { readRecurring } from './recurring.ts';
import { readDefinition } from './explained.ts';
import { isWorth, readCreditor, readPayable, taxOwed, worthOrCosts } from './owed.ts';
import { readVat } from './vat.ts';
import { readBeforeCosts, readRunway } from './said-otherwise.ts';
import { first, has, isOfDocument, type Sense } from './sense.ts';
import { splitOfCosts } from './splits.ts';
import { readSupplier } from './supplier-of.ts';
import { tradeOf } from './trade.ts';
import { readAboutBooks, readCharged, readComponent, readOpen, type Reader } from './subjects.ts';

/** Words that lean on 'marge': which of its two readings is meant. */
const OTHER_FIGURES: Partial<Record<string, readonly Parameters<typeof figure>[0][]>> = {
  brutomarge_percentage: ['brutomarge', 'nettomarge'],
  resultaat: ['resultaat_voor_belasting'],
  personeelskosten: ['lonen'],
};
/** Words that people say for money that went out, of which costs are one reading. */
const SPENT = new Set('uitgaven uitgave uitgegeven besteed gespendeerd'.split(' '));
const OFF_THE_BANK: Asked = {
  ...measured(figure('bank_en_kas'), 'boekingen'),
  only: { zijde: 'credit' },
};

/** Bookings, of whatever is named beside them. */
const readLines: Reader = (sense) => {
  const { only } = sense.references;
  const isNarrowed = Object.keys(only).length > 0;
  const isAsked =
    has(sense, 'measure', 'boekingen') || has(sense, 'noun', 'boekingen') || isNarrowed;
  // 'Wat is er op 31 december geboekt'.
  const isOfDay =
    sense.tokens.some(({ text }) => /^(?:geboekt|geboekte|gebeurd)$/.test(text)) &&
    sense.scanned.marks.some(({ piece }) => piece?.day !== undefined);
  const isSized =
    Object.keys(sense.details.sizes).length > 0 &&
    sense.tokens.some(({ text }) => text === 'bedragen');
  const isCode = only.kostenplaats !== undefined || only.btw_code !== undefined;
  if (!(isAsked || isOfDay || isSized) || (isCode && sense.figures.length > 0)) return undefined;
  return sense.figures.length > 0 && !(isOfDocument(sense) && has(sense, 'measure', 'boekingen'))
    ? undefined
    : asked({ subject: { kind: 'lines' } });
};

const readFigures: Reader = (sense) => {
  const { keys: said, without, of } = chosenFigures(sense);
  const isEach =
    said.length > 1 &&
    of === undefined &&
    has(sense, 'link', 'procent') &&
    !has(sense, 'measure', 'verschil');
  const keys = isEach ? said.map((each) => IN_PERCENT[each] ?? each) : said;
  // A loan is where 'schuld aan de bank' stands, where there is no credit.
  const [only, ...also] = keys;
  const isLoan =
    only === 'bankschulden' &&
    isNowhere(sense, only) &&
    sense.tokens.some(({ text }) => text === 'bank');
  const key = isLoan ? 'langlopende_schulden' : only;
  const split = key === undefined ? splitOfCosts(sense) : undefined;
  if (split) return asked({ ...measured(figure('kosten')), split });
  if (key === undefined && isGrowth(sense))
    return { ...asked(measured(figure('omzet'))), isBare: true };
  // 'Liggen we op schema' is about the result.
  if (key === undefined)
    return first(sense, 'against') === 'begroting'
      ? { ...asked(measured(figure('resultaat'))), isBare: true }
      : undefined;
  const owed = key === 'belastingen' ? taxOwed(sense) : undefined;
  if (owed) return owed;
  const account = keys.some((each) => isNowhere(sense, each)) ? accountCalled(sense) : undefined;
  if (account) return account;
  if (isWorth(sense, key)) return worthOrCosts(key, sense);
  if (of === key)
    return key === 'totaal_eigen_vermogen'
      ? asked(measured(figure('solvabiliteit')))
      : asked(measured(figure(key)));
  const named = also.length === 0 && without.length === 0 ? accountNamed(sense, key) : undefined;
  if (named)
    return asked(
      { subject: { kind: 'account', rekeningen: [named] }, ...(of !== undefined && { of }) },
      [measured(figure(key))],
    );
  const percent = has(sense, 'link', 'procent') && of === undefined ? IN_PERCENT[key] : undefined;
  if (percent !== undefined && !has(sense, 'measure', 'verschil'))
    return asked(measured(figure(percent)));
  const within =
    also.length === 1 && without.length === 0 && of === undefined
      ? accountWithin(sense)
      : undefined;
  if (within)
    return asked({ subject: { kind: 'account', rekeningen: [within] } }, [measured(figure(key))]);
  const parts = without.filter((each) => !(EXCLUDED[key] ?? []).includes(each));
  if (also.length > 0 && of === undefined && !areListed(sense, keys)) return whichOf(sense, keys);
  const subject = {
    ...figure(key),
    ...(parts.length > 0 && { without: parts }),
    ...(also.length > 0 && { also }),
  };
  const isSpent = sense.tokens.some(({ text }) => SPENT.has(text)) && key === 'kosten';
  const others = isSpent
    ? [OFF_THE_BANK]
    : (OTHER_FIGURES[key] ?? []).map((other) => measured(figure(other)));
  return asked({ subject, ...(of !== undefined && { of }) }, [
    ...others,
    ...withVat(sense, subject),
  ]);
};

/** What a figure leaves out already. */
const EXCLUDED: Partial<Record<string, readonly string[]>> = {
  marge_op_omzet: ['overige_opbrengsten'],
};
/** Words between figures that are asked beside each other. */
const JOINED = new Set(
  'de het een onze mijn ons ook of als plus naast met alsook alsmede evenals'.split(' '),
);

/** Whether figures stand next to each other, or with 'en' between them. */
function areListed(sense: Sense, keys: readonly string[]): boolean {
  const marks = sense.figures.filter(({ key }) => keys.includes(key)).map(({ mark }) => mark);
  return marks.slice(1).every((mark, index) => {
    const between = sense.tokens.slice(marks[index]?.to ?? 0, mark.from).map(({ text }) => text);
    const isRatio = between.length === 0 && sense.tokens[mark.from]?.isDashed === true;
    const isNext = sense.tokens
      .slice(marks[index]?.to ?? 0, mark.to)
      .some((token) => token.isNext === true);
    // 'Hoeveel is er op de lening afgelost' asks no balance beside what was paid.
    const [one, other] = [marks[index], mark].map(
      (at) => sense.figures.find((each) => each.mark === at)?.key ?? '',
    );
    const isMixed =
      /^kasstroom/.test(one ?? '') !== /^kasstroom/.test(other ?? '') ||
      (between.length === 0 && other === 'bank_en_kas');
    return (
      between.includes('en') ||
      isNext ||
      (!isMixed && !isRatio && between.every((text) => JOINED.has(text)))
    );
  });
}

/** 'Brutomarge op de omzet' in percent; else it is asked which of two figures is meant. */
function whichOf(sense: Sense, keys: ChosenFigures['keys']): Draft {
  const [key, whole] = keys;
  const percent = key !== undefined && whole === 'omzet' ? IN_PERCENT[key] : undefined;
  if (percent !== undefined) return asked(measured(figure(percent)));
  const text = 'Welk cijfer bedoel je?';
  return { kind: 'ask', text, asked: keys.map((each) => measured(figure(each))) };
}

/** 'Hoeveel procent zijn we gegroeid': a company grows by its omzet. */
const isGrowth = ({ tokens, rest }: Sense): boolean =>
  rest.length === 0 &&
  tokens.some(({ text }) =>
    /^(?:groei|gegroeid|groeide|groeiden|groeien|groeit|gekrompen|kromp|krimp)$/.test(text),
  );

/** Whether the books have no account of a figure, so that its words may be of another. */
function isNowhere({ vocabulary }: Sense, key: Parameters<typeof figure>[0]): boolean {
  const groups = groupsOfFigure(key);
  return (
    groups.length > 0 && !vocabulary.world.accounts.some(({ groep }) => groups.includes(groep))
  );
}

/** The largest bookings, customers or costs; then what is named; then figures. */
const READERS: readonly Reader[] = [
  readAroundAverage,
  readYears,
  readNames,
  readLedger,
  readRunway,
  readDays,
  readBeforeCosts,
  readBankCosts,
  readDefinition,
  readPrivate,
  readPaidOff,
  readInvested,
  readPayable,
  readCreditor,
  readRecurring,
  readNumbered,
  readRelation,
  readSupplier,
  readAboutBooks,
  readOpen,
  readCharged,
  readVat,
  readComponent,
];

/** What a question is about. */
export function draftOf(sense: Sense): Draft | undefined {
  const combined = readCombined(sense, draftOf);
  if (combined) return combined;
  for (const reader of READERS) {
    const draft = reader(sense);
    if (draft) return draft;
  }
  return (
    bankMoved(sense) ??
    paidByAll(sense) ??
    ranked(sense) ??
    unexplained(sense) ??
    readLines(sense) ??
    readFigures(sense)
  );
}

/** Payments are told of one customer or supplier; of all together costs or money are meant. */
function paidByAll(sense: Sense): Draft | undefined {
  const text = 'Betalingen tel ik per klant of leverancier. Wat wil je zien?';
  if (!has(sense, 'side', 'betaald') || sense.relation || first(sense, 'order') !== undefined)
    return undefined;
  const isBought = has(sense, 'noun', 'leveranciers');
  if (!isBought && !has(sense, 'noun', 'klanten')) return undefined;
  const [key, groep] = isBought
    ? (['kosten', 'crediteuren'] as const)
    : (['omzet', 'debiteuren'] as const);
  const parts = { ...measured(figure(key)), split: 'relatie' as const };
  return {
    kind: 'ask',
    text,
    asked: [measured(figure(key)), parts, { subject: { kind: 'open', groep } }],
  };
}

function ranked(sense: Sense): Draft | undefined {
  const isLines = has(sense, 'measure', 'boekingen') || has(sense, 'noun', 'boekingen');
  const isOrdered = first(sense, 'order') !== undefined;
  if (isLines || sense.rest.length > 0) return undefined;
  const isWhen = sense.tokens.some(({ text }) => text === 'wanneer');
  const isWhom = sense.tokens.some(({ text }) => text === 'wie') && tradeOf(sense) !== undefined;
  return isOrdered || isWhen || isWhom || first(sense, 'noun') !== undefined
    ? readRanking(sense)
    : undefined;
}

/** Words that no phrase explains are a name, or something to search for. */
function unexplained(sense: Sense): Draft | undefined {
  if (sense.rest.length === 0 || isOfDocument(sense)) return undefined;
  const isBankAndCash =
    sense.rest.every(({ token }) => token.text === 'kas') &&
    sense.tokens.some(({ text }) => text === 'bank');
  if (isBankAndCash && has(sense, 'figure', 'bank_en_kas')) return undefined;
  const isOfAll = has(sense, 'measure', 'boekingen') && sense.figures.length === 0;
  const said = isOfAll ? textAfter(sense) : undefined;
  if (said !== undefined)
    return asked({ subject: { kind: 'lines' }, only: { omschrijving: said } });
  const account = readAccounts(sense);
  if (account) return account;
  const words = sense.rest.map(({ token }) => token.raw);
  if (
    isOfAll &&
    words.length < 3 &&
    Object.keys(sense.references.only).length === 0 &&
    !has(sense, 'noun', 'klanten') &&
    !has(sense, 'noun', 'leveranciers')
  )
    return asked({ subject: { kind: 'lines' }, only: { omschrijving: words.join(' ') } }, [
      { subject: { kind: 'lines' } },
    ]);
  const [key] = chosenFigures(sense).keys;
  const isTied = sense.rest.some(({ tie }) => tie !== undefined);
  if (!isTied && (key === undefined || sense.rest.every(({ token }) => isOrdinary(token.text)))) {
    return first(sense, 'order') === undefined && first(sense, 'noun') === undefined
      ? undefined
      : readRanking(sense);
  }
  return key === undefined ? undefined : searched(sense, key);
}
