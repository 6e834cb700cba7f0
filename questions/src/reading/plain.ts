import { asked, figure, groupsOfFigure, measured, type Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import {
  accountCalled,
  readAccounts,
  readNumbered,
  readRelation,
  searched,
  withoutNamed,
} from './named.ts';
import { readRanking } from './ranking.ts';
import { first, has, type Sense } from './sense.ts';
import {
  readAboutBooks,
  readCharged,
  readComponent,
  readDefinition,
  readOpen,
  readRecurring,
  readVat,
  type Reader,
} from './subjects.ts';

/** Words that lean on 'marge': which of its two readings is meant. */
const OTHER_FIGURES: Partial<Record<string, readonly Parameters<typeof figure>[0][]>> = {
  brutomarge_percentage: ['brutomarge', 'nettomarge'],
  resultaat: ['resultaat_voor_belasting'],
  personeelskosten: ['lonen'],
};
/** What is asked of an amount in percent is its part of the omzet. */
const IN_PERCENT: Partial<Record<string, Parameters<typeof figure>[0]>> = {
  brutomarge: 'brutomarge_percentage',
  ebitda: 'ebitda_marge',
  resultaat: 'nettomarge',
  nettoresultaat: 'nettomarge',
};
/** Words that people say for money that went out, of which costs are one reading. */
const SPENT = new Set('uitgaven uitgave uitgegeven besteed gespendeerd'.split(' '));

/** Bookings, of whatever is named beside them. */
const readLines: Reader = (sense) => {
  const { only } = sense.references;
  const isNarrowed = Object.keys(only).length > 0;
  const isAsked =
    has(sense, 'measure', 'boekingen') || has(sense, 'noun', 'boekingen') || isNarrowed;
  const isCode = only.kostenplaats !== undefined || only.btw_code !== undefined;
  if (!isAsked || (isCode && sense.figures.length > 0)) return undefined;
  return sense.figures.length > 0 ? undefined : asked({ subject: { kind: 'lines' } });
};

const readFigures: Reader = (sense) => {
  const { keys, without, of } = chosenFigures(sense);
  const [key, ...also] = keys;
  if (key === undefined) return isBudget(sense) ? asked(measured(figure('resultaat'))) : undefined;
  const account = keys.some((each) => isNowhere(sense, each)) ? accountCalled(sense) : undefined;
  if (account) return account;
  const percent = has(sense, 'link', 'procent') && of === undefined ? IN_PERCENT[key] : undefined;
  if (percent !== undefined && !has(sense, 'measure', 'verschil')) return asked(measured(figure(percent))); // prettier-ignore
  const subject = {
    ...figure(key),
    ...(without.length > 0 && { without: [...without] }),
    ...(also.length > 0 && { also }),
  };
  const isSpent = sense.tokens.some(({ text }) => SPENT.has(text)) && key === 'kosten';
  const others = isSpent ? ['kasstroom' as const] : (OTHER_FIGURES[key] ?? []);
  return asked(
    { subject, ...(of !== undefined && { of }) },
    others.map((other) => measured(figure(other))),
  );
};

/** 'Liggen we op schema' is about the result. */
const isBudget = (sense: Sense): boolean => first(sense, 'against') === 'begroting';

/** Whether the books have no account of a figure, so that its words may be of another. */
function isNowhere({ vocabulary }: Sense, key: Parameters<typeof figure>[0]): boolean {
  const groups = groupsOfFigure(key);
  return (
    groups.length > 0 && !vocabulary.world.accounts.some(({ groep }) => groups.includes(groep))
  );
}

/** The largest bookings, customers or costs; then what is named; then figures. */
const READERS: readonly Reader[] = [
  readDefinition,
  readNumbered,
  readRecurring,
  readRelation,
  readAboutBooks,
  readOpen,
  readCharged,
  readVat,
  readComponent,
];

/** What a question is about. */
export function draftOf(sense: Sense): Draft | undefined {
  for (const reader of READERS) {
    const draft = reader(sense);
    if (draft) return draft;
  }
  return ranked(sense) ?? unexplained(sense) ?? readLines(sense) ?? readFigures(sense);
}

function ranked(sense: Sense): Draft | undefined {
  const isLines = has(sense, 'measure', 'boekingen') || has(sense, 'noun', 'boekingen');
  const isOrdered = first(sense, 'order') !== undefined;
  if (isLines || sense.rest.length > 0) return undefined;
  return isOrdered || first(sense, 'noun') !== undefined ? readRanking(sense) : undefined;
}

/** Words that no phrase explains are a name, or something to search for. */
function unexplained(sense: Sense): Draft | undefined {
  if (sense.rest.length === 0) return undefined;
  const without = withoutNamed(sense);
  if (without) return without;
  const account = readAccounts(sense);
  if (account) return account;
  const [key] = chosenFigures(sense).keys;
  const isTied = sense.rest.some(({ tie }) => tie !== undefined);
  if (!isTied && (key === undefined || sense.rest.every(({ token }) => isOrdinary(token.text)))) {
    return first(sense, 'order') === undefined && first(sense, 'noun') === undefined
      ? undefined
      : readRanking(sense);
  }
  return key === undefined ? undefined : searched(sense, key);
}

/** Verbs, participles and adverbs by their form: a word that is none of them is likely a name. */
const ORDINARY =
  /^(?:ge|be|ver|ont|her|aan|af|op|uit|in|toe|door|mee)[a-z]{3,}(?:d|t|en)$|(?:lijk|lijke|ig|ige|weg|wijs|end|ende|baar|tjes|eerd|eren|eert|isch|ische)$/;
const isOrdinary = (text: string): boolean => ORDINARY.test(text) || /^[a-z]{1,2}$/.test(text);
