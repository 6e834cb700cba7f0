import { definition, isDefinitionKey } from '@kengetal/ledger';
import { figureWord, nameOf } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { nameKey, nameWords } from '../names/name-index.ts';
import { asked, figure, groupsOfFigure, measured, type Draft } from './draft.ts';
import { chosenFigures, IN_PERCENT, TOTALS, type ChosenFigures } from './figures.ts';
import { accountCalled, readAccounts, readNumbered, searched } from './named.ts';
import { readRelation } from './of-relation.ts';
import { withoutNamed } from './without.ts';
import { isOrdinary } from './ordinary.ts';
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
  if (isWorth(sense, key)) return { kind: 'ask', text: 'Bedoel je de waarde op de balans, of de kosten?', asked: [measured(figure('materiele_activa')), measured(figure(key))] }; // prettier-ignore
  if (of === key) return key === 'totaal_eigen_vermogen' ? asked(measured(figure('solvabiliteit'))) : asked(measured(figure(key))); // prettier-ignore
  const owed = key === 'belastingen' ? taxOwed(sense) : undefined;
  if (owed) return owed;
  const named = also.length === 0 && without.length === 0 ? accountNamed(sense, key) : undefined;
  if (named)
    return asked({ subject: { kind: 'account', rekeningen: [named] } }, [measured(figure(key))]);
  const percent = has(sense, 'link', 'procent') && of === undefined ? IN_PERCENT[key] : undefined;
  if (percent !== undefined && !has(sense, 'measure', 'verschil')) return asked(measured(figure(percent))); // prettier-ignore
  const parts = without.filter((each) => !(EXCLUDED[key] ?? []).includes(each));
  if (also.length > 0 && of === undefined && !areListed(sense, keys)) return whichOf(sense, keys);
  const subject = {
    ...figure(key),
    ...(parts.length > 0 && { without: parts }),
    ...(also.length > 0 && { also }),
  };
  const isSpent = sense.tokens.some(({ text }) => SPENT.has(text)) && key === 'kosten';
  const others = isSpent ? ['kasstroom' as const] : (OTHER_FIGURES[key] ?? []);
  return asked(
    { subject, ...(of !== undefined && { of }) },
    others.map((other) => measured(figure(other))),
  );
};

/** 'De waarde van ons wagenpark' is no cost. */
const isWorth = ({ tokens }: Sense, key: FigureKey): boolean =>
  isDefinitionKey(key) &&
  definition(key).basis === 'flow' &&
  tokens.some(({ text }) => /^(?:waarde|waard|boekwaarde|restwaarde)$/.test(text));

/** 'Te betalen vpb' stands on the balance sheet, on an account of its own where there is one. */
function taxOwed(sense: Sense): Draft | undefined {
  const isOwed = /\b(?:te betalen|nog af|afdragen|nog (?:te )?betalen|schuld|schuldig|te vorderen|af te dragen|openstaande?)\b/.test(sense.tokens.map(({ text }) => text).join(' ')); // prettier-ignore
  if (!isOwed) return undefined;
  const own = sense.vocabulary.world.accounts.filter(({ groep, naam }) => OWED.includes(groep) && /vennootschapsbelasting|\bvpb\b/i.test(naam)); // prettier-ignore
  const subject = { kind: 'account' as const, rekeningen: own.map(({ rekening }) => rekening) };
  const whole = measured(figure('belastingschulden'));
  return own.length > 0 ? asked({ subject }, [whole]) : { kind: 'ask', text: 'Bedoel je wat er op de balans staat, of de belasting over het resultaat?', asked: [whole, measured(figure('belastingen'))] }; // prettier-ignore
}

const OWED: readonly string[] = ['belastingschulden', 'belastingvorderingen'];

/** What a figure leaves out already. */
const EXCLUDED: Partial<Record<string, readonly string[]>> = {
  marge_op_omzet: ['overige_opbrengsten'],
};
/** Words between figures of which one is said to be of the other. */
const RELATING = new Set('van op per in bij uit door tegen tov tot gedeeld'.split(' '));

/** Whether figures stand next to each other, or with 'en' between them. */
function areListed(sense: Sense, keys: readonly string[]): boolean {
  const marks = sense.figures.filter(({ key }) => keys.includes(key)).map(({ mark }) => mark);
  return marks.slice(1).every((mark, index) => {
    const between = sense.tokens.slice(marks[index]?.to ?? 0, mark.from).map(({ text }) => text);
    const isRatio = between.length === 0 && sense.tokens[mark.from]?.isDashed === true;
    return between.includes('en') || (!isRatio && !between.some((text) => RELATING.has(text)));
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

/**
 * The account that has these very words as its name, where they are no more than another word for
 * a figure: 'bruto lonen'. The name of a group is the group (decision 0090).
 */
function accountNamed(sense: Sense, key: FigureKey): string | undefined {
  const [found, ...others] = sense.figures.filter((each) => each.key === key);
  const isBooked = isDefinitionKey(key) && definition(key).basis === 'flow' && !TOTALS.has(key);
  if (!found || others.length > 0 || !isBooked) return undefined;
  const words = nameKey(sense.tokens.slice(found.mark.from, found.mark.to).map(({ text }) => text));
  const names = [nameOf(key), figureWord(key)].map((name) => nameKey(nameWords(name)));
  const [account, ...more] = sense.vocabulary.accounts.named.get(words) ?? [];
  const isPart = account && more.length === 0 && groupsOfFigure(key).includes(account.groep);
  return isPart && !names.includes(words) ? account.rekening : undefined;
}

/** 'Liggen we op schema' is about the result. */
const isBudget = (sense: Sense): boolean => first(sense, 'against') === 'begroting';

/** Whether the books have no account of a figure, so that its words may be of another. */
function isNowhere({ vocabulary }: Sense, key: Parameters<typeof figure>[0]): boolean {
  const groups = groupsOfFigure(key);
  return (
    groups.length > 0 && !vocabulary.world.accounts.some(({ groep }) => groups.includes(groep))
  );
}

const isDays = (texts: readonly string[]): boolean =>
  texts.includes('hoeveel') && texts[texts.indexOf('hoeveel') + 1] === 'dagen';

/** 'Hoeveel maanden kunnen we nog mee met onze kas'. */
function readRunway({ tokens, references }: Sense): Draft | undefined {
  const text = tokens.map((each) => each.text).join(' ');
  const isAsked = /\b(?:hoe ?lang|hoeveel (?:dagen|maanden|weken|tijd))\b.*\b(?:kunnen|kan|houden|hou|houd|redden|red|doen|zingen)\b.*\b(?:mee|vooruit|door|vol|uit|toe|het)\b/.test(text); // prettier-ignore
  const isPaying = /betal|klant|leverancier|factur|debiteur|crediteur/.test(text);
  return isAsked && !isPaying && references.accounts.length === 0 ? asked(measured(figure('runway'))) : undefined; // prettier-ignore
}

/** 'Na hoeveel dagen betalen wij leveranciers', 'de betaaltermijn van onze klanten'. */
function readPaymentTerm(sense: Sense): Draft | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const isStanding = isDays(texts) && texts.includes('open') && !texts.includes('welke');
  const isTerm = texts.some((text) => /^(?:betaaltermijn|betalingstermijn|betaaltermijnen|krediettermijn|betaalgedrag)$/.test(text)); // prettier-ignore
  const isLong = /\bhoe (?:lang|snel)\b/.test(texts.join(' '));
  const isPaid = texts.some((text) => /^(?:betaal|betaalt|betalen|betaald|betalingen)$/.test(text));
  if (sense.relation || sense.details.older !== undefined || (!isTerm && !isStanding && !((isDays(texts) || isLong) && isPaid))) return undefined; // prettier-ignore
  if (has(sense, 'noun', 'leveranciers') || has(sense, 'figure', 'crediteuren')) return asked(measured(figure('dpo'))); // prettier-ignore
  const isCustomers = has(sense, 'noun', 'klanten') || has(sense, 'figure', 'debiteuren');
  return isCustomers ? asked(measured(figure('dso'))) : undefined;
}

/** 'Welke winst hadden we voor afschrijvingen en rente': the result before what stands behind 'voor'. */
function readBeforeCosts(sense: Sense): Draft | undefined {
  if (isAfterTax(sense)) return asked(measured(figure('resultaat')));
  const { tokens, figures } = sense;
  const isLess = has(sense, 'link', 'zonder');
  const texts = tokens.map(({ text }) => text);
  const result = figures.find(({ key }) => key === 'resultaat');
  const isResult = result !== undefined && /winst|resultaat|verdien/.test(texts[result.mark.from] ?? ''); // prettier-ignore
  const at = texts.findIndex((text, place) => /^(?:voor|vr)$/.test(text) && isCost(texts, place + 1));
  if (!isResult || at < result.mark.to || isLess) return undefined;
  const behind = texts.slice(at + 1).filter((text) => BEFORE.test(text)).join(' ');
  if (/afschr/.test(behind)) return asked(measured(figure('ebitda')));
  return asked(measured(figure(/rente/.test(behind) ? 'bedrijfsresultaat' : 'resultaat_voor_belasting'))); // prettier-ignore
}

/** 'Nettowinst na vpb'. */
const isAfterTax = ({ tokens, figures }: Sense): boolean =>
  figures.some(({ key }) => key === 'resultaat') &&
  tokens.some(({ text }, at) => text === 'na' && /^(?:belastingen|belasting|vpb|vennootschapsbelasting)$/.test(tokens[at + 1]?.text ?? '')); // prettier-ignore

/** 'Rente', 'aftrek van belasting', 'de belasting'. */
const isCost = (texts: readonly string[], at: number): boolean => {
  const text = texts[at] ?? '';
  return BEFORE.test(text) || (/^(?:aftrek|van|de|onze)$/.test(text) && isCost(texts, at + 1));
};

const BEFORE = /^(?:rente|rentelasten|belasting|belastingen|vennootschapsbelasting|vpb|afschrijving|afschrijvingen|afschr)$/; // prettier-ignore

/** The largest bookings, customers or costs; then what is named; then figures. */
const READERS: readonly Reader[] = [
  readRunway,
  readPaymentTerm,
  readBeforeCosts,
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
  return (
    paidByAll(sense) ??
    ranked(sense) ??
    unexplained(sense) ??
    readLines(sense) ??
    readFigures(sense)
  );
}

const MOVED =
  /^(?:binnengekomen|binnenkwam|binnenkwamen|bijgeschreven|afgeschreven|uitgegaan|afging|afgegaan)$/;

/** Payments are told of one customer or supplier; of all together costs or money are meant. */
function paidByAll(sense: Sense): Draft | undefined {
  const isOfBank = has(sense, 'figure', 'bank_en_kas') && sense.tokens.some(({ text }) => MOVED.test(text)); // prettier-ignore
  const text = 'Betalingen tel ik per klant of leverancier. Wat wil je zien?';
  if (isOfBank) return { kind: 'ask', text: 'Bedoel je wat er bij of af ging, of wat er staat?', asked: [measured(figure('kasstroom')), measured(figure('bank_en_kas'))] }; // prettier-ignore
  if (!has(sense, 'side', 'betaald') || sense.relation || first(sense, 'order') !== undefined)
    return undefined;
  const isBought = has(sense, 'noun', 'leveranciers');
  if (!isBought && !has(sense, 'noun', 'klanten')) return undefined;
  const [key, groep] = isBought ? (['kosten', 'crediteuren'] as const) : (['omzet', 'debiteuren'] as const); // prettier-ignore
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
