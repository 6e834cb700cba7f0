import type { FigureKey } from '../lexicon/types.ts';
import { withVat } from './charged-in-turn.ts';
import { asked, figure, groupsOfFigure, measured, type Asked, type Draft } from './draft.ts';
import {
  accountNamed,
  accountWithin,
  chosenFigures,
  IN_PERCENT,
  type ChosenFigures,
} from './figures.ts';
import { accountCalled } from './named.ts';
import { isWorth, taxOwed, worthOrCosts } from './owed.ts';
import type { Mark } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { splitOfCosts } from './splits.ts';
import type { Reader } from './subjects.ts';

/** Figures that a question names, and the one that it is about. */
interface Named extends ChosenFigures {
  readonly key: FigureKey;
  /** What is named beside it. */
  readonly also: readonly FigureKey[];
}

/** What a question asks of the figures that it names. */
export const readFigures: Reader = (sense) => {
  const chosen = chosenFigures(sense);
  const keys = isEachInPercent(sense, chosen)
    ? chosen.keys.map((each) => IN_PERCENT[each] ?? each)
    : chosen.keys;
  const [only, ...also] = keys;
  if (only === undefined) return withoutFigure(sense);
  const key = isLoan(sense, only) ? 'langlopende_schulden' : only;
  const named = { ...chosen, keys, key, also };
  return (
    standsElsewhere(sense, named) ??
    ofItself(named) ??
    ofAccountNamed(sense, named) ??
    inPercent(sense, named) ??
    ofAccountWithin(sense, named) ??
    unlisted(sense, named) ??
    ofFigures(sense, named)
  );
};

const isEachInPercent = (sense: Sense, { keys, of }: ChosenFigures): boolean =>
  keys.length > 1 &&
  of === undefined &&
  has(sense, 'link', 'procent') &&
  !has(sense, 'measure', 'verschil');

/** A loan is where 'schuld aan de bank' stands, where there is no credit. */
const isLoan = (sense: Sense, key: FigureKey): boolean =>
  key === 'bankschulden' &&
  isNowhere(sense, key) &&
  sense.tokens.some(({ text }) => text === 'bank');

/** Whether the books have no account of a figure, so that its words may be of another. */
function isNowhere({ vocabulary }: Sense, key: Parameters<typeof figure>[0]): boolean {
  const groups = groupsOfFigure(key);
  return (
    groups.length > 0 && !vocabulary.world.accounts.some(({ groep }) => groups.includes(groep))
  );
}

/** Costs by what they are of, growth, or a plan: words that lean on a figure which they do not name. */
function withoutFigure(sense: Sense): Draft | undefined {
  const split = splitOfCosts(sense);
  if (split) return asked({ ...measured(figure('kosten')), split });
  if (isGrowth(sense)) return { ...asked(measured(figure('omzet'))), isBare: true };
  // 'Liggen we op schema' is about the result.
  return first(sense, 'against') === 'begroting'
    ? { ...asked(measured(figure('resultaat'))), isBare: true }
    : undefined;
}

/** 'Hoeveel procent zijn we gegroeid': a company grows by its omzet. */
const isGrowth = ({ tokens, rest }: Sense): boolean =>
  rest.length === 0 &&
  tokens.some(({ text }) =>
    /^(?:groei|gegroeid|groeide|groeiden|groeien|groeit|gekrompen|kromp|krimp)$/.test(text),
  );

/** What stands on the balance sheet, or on an account that is called so. */
function standsElsewhere(sense: Sense, { key, keys }: Named): Draft | undefined {
  const owed = key === 'belastingen' ? taxOwed(sense) : undefined;
  if (owed) return owed;
  const account = keys.some((each) => isNowhere(sense, each)) ? accountCalled(sense) : undefined;
  if (account) return account;
  return isWorth(sense, key) ? worthOrCosts(key, sense) : undefined;
}

/** A part of itself is all of it; 'eigen vermogen van het totale vermogen' is a ratio. */
function ofItself({ key, of }: Named): Draft | undefined {
  if (of !== key) return undefined;
  return asked(measured(figure(key === 'totaal_eigen_vermogen' ? 'solvabiliteit' : key)));
}

function ofAccountNamed(sense: Sense, { key, also, without, of }: Named): Draft | undefined {
  const named = also.length === 0 && without.length === 0 ? accountNamed(sense, key) : undefined;
  return named === undefined
    ? undefined
    : asked(
        { subject: { kind: 'account', rekeningen: [named] }, ...(of !== undefined && { of }) },
        [measured(figure(key))],
      );
}

function inPercent(sense: Sense, { key, of }: Named): Draft | undefined {
  const percent = has(sense, 'link', 'procent') && of === undefined ? IN_PERCENT[key] : undefined;
  return percent !== undefined && !has(sense, 'measure', 'verschil')
    ? asked(measured(figure(percent)))
    : undefined;
}

function ofAccountWithin(sense: Sense, { key, also, without, of }: Named): Draft | undefined {
  const isOfTwo = also.length === 1 && without.length === 0 && of === undefined;
  const within = isOfTwo ? accountWithin(sense) : undefined;
  return within === undefined
    ? undefined
    : asked({ subject: { kind: 'account', rekeningen: [within] } }, [measured(figure(key))]);
}

/** Several that are not asked beside each other. */
const unlisted = (sense: Sense, { keys, also, of }: Named): Draft | undefined =>
  also.length > 0 && of === undefined && !areListed(sense, keys) ? whichOf(sense, keys) : undefined;

/** 'Brutomarge op de omzet' in percent; else it is asked which of two figures is meant. */
function whichOf(sense: Sense, keys: ChosenFigures['keys']): Draft {
  const [key, whole] = keys;
  const percent = key !== undefined && whole === 'omzet' ? IN_PERCENT[key] : undefined;
  if (percent !== undefined) return asked(measured(figure(percent)));
  const text = 'Welk cijfer bedoel je?';
  return { kind: 'ask', text, asked: keys.map((each) => measured(figure(each))) };
}

/** What a figure leaves out already. */
const EXCLUDED: Partial<Record<string, readonly string[]>> = {
  marge_op_omzet: ['overige_opbrengsten'],
};

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

/** The figure, with what is left out of it and what is asked beside it. */
function ofFigures(sense: Sense, { key, also, without, of }: Named): Draft {
  const parts = without.filter((each) => !(EXCLUDED[key] ?? []).includes(each));
  const subject = {
    ...figure(key),
    ...(parts.length > 0 && { without: parts }),
    ...(also.length > 0 && { also: [...also] }),
  };
  const isSpent = sense.tokens.some(({ text }) => SPENT.has(text)) && key === 'kosten';
  const others = isSpent
    ? [OFF_THE_BANK]
    : (OTHER_FIGURES[key] ?? []).map((other) => measured(figure(other)));
  return asked({ subject, ...(of !== undefined && { of }) }, [
    ...others,
    ...withVat(sense, subject),
  ]);
}

/** Words between figures that are asked beside each other. */
const JOINED = new Set(
  'de het een onze mijn ons ook of als plus naast met alsook alsmede evenals'.split(' '),
);

/** Whether figures stand next to each other, or with 'en' between them. */
function areListed(sense: Sense, keys: readonly string[]): boolean {
  const marks = sense.figures.filter(({ key }) => keys.includes(key)).map(({ mark }) => mark);
  return marks.slice(1).every((mark, index) => areJoined(marks[index], mark, sense));
}

function areJoined(before: Mark | undefined, mark: Mark, sense: Sense): boolean {
  const from = before?.to ?? 0;
  const between = sense.tokens.slice(from, mark.from).map(({ text }) => text);
  const isNext = sense.tokens.slice(from, mark.to).some((token) => token.isNext === true);
  if (between.includes('en') || isNext) return true;
  const isRatio = between.length === 0 && sense.tokens[mark.from]?.isDashed === true;
  // 'Hoeveel is er op de lening afgelost' asks no balance beside what was paid.
  const [one, other] = [before, mark].map(
    (at) => sense.figures.find((each) => each.mark === at)?.key ?? '',
  );
  const isMixed =
    /^kasstroom/.test(one ?? '') !== /^kasstroom/.test(other ?? '') ||
    (between.length === 0 && other === 'bank_en_kas');
  return !isMixed && !isRatio && between.every((text) => JOINED.has(text));
}
