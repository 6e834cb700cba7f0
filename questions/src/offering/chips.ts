import type { Question } from '@kengetal/contract';
import {
  capitalised,
  definition,
  isDefinitionKey,
  monthName,
  periodOfDay,
  type Span,
} from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { monthSpan, type Calendar } from '../periods/calendar.ts';
import { figure, isOfNobody, isStock, isUndivided } from '../reading/draft.ts';
import { isOfItself } from '../reading/no-figure-of.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { subjectWords } from '../wording/names.ts';
import { againstWords, isOfReturns, timeWords } from '../wording/periods.ts';
import { SPLIT_NAMES } from '../wording/words.ts';
import type { Chip, Choice } from '../world.ts';
import { endsBeside, periodsBeside } from './periods-beside.ts';

/** Figures that people step between, from the result down and along the balance sheet. */
const BESIDE: readonly (readonly FigureKey[])[] = [
  ['omzet', 'kosten', 'brutomarge', 'ebitda', 'resultaat'],
  [
    'personeelskosten',
    'huisvestingskosten',
    'autokosten',
    'kantoorkosten',
    'verkoopkosten',
    'kosten',
  ],
  [
    'bank_en_kas',
    'debiteuren',
    'crediteuren',
    'voorraden',
    'totaal_eigen_vermogen',
    'vreemd_vermogen',
  ],
  ['brutomarge_percentage', 'ebitda_marge', 'nettomarge', 'solvabiliteit', 'current_ratio'],
  ['kasstroom', 'kasstroom_operationeel', 'kasstroom_investeringen', 'kasstroom_financiering'],
];
/** Parts of a report that a budget stands beside. */
const BUDGETED = ['winst-en-verlies', 'kosten', 'kengetallen'];
const SIDES = ['verkocht', 'ingekocht', 'openstaand', 'betaald'] as const;

/** The parts of a question that a click can change, each with what it can become. */
export function chipsOf(question: Question, vocabulary: Vocabulary): Chip[] {
  const { kind } = question.subject;
  if (kind === 'definition' || kind === 'help') return [];
  // What there is has no other beside it; a trial balance has its months.
  if (kind === 'data') return question.period ? [periodChip(question, vocabulary)] : [];
  const isMeasured = ['figure', 'account', 'relation', 'vat', 'charged'].includes(kind);
  const isCompared = isMeasured || kind === 'component';
  return [
    subjectChip(question, vocabulary),
    ...(kind === 'recurring' ? [] : [periodChip(question, vocabulary)]),
    ...(isCompared ? againstChips(question, vocabulary) : []),
    ...(isMeasured ? [splitChip(question, vocabulary)] : []),
  ];
}

function subjectChip(question: Question, vocabulary: Vocabulary): Chip {
  const choices = subjectsBeside(question, vocabulary).map((subject): Choice => {
    const { of: _, measure, ...rest } = question;
    // All of the omzet is no share of anything.
    const isWhole = measure === 'aandeel' && subject.kind === 'figure' && subject.key === 'omzet';
    const asked = { ...rest, ...(measure !== undefined && !isWhole && { measure }), subject };
    return { label: subjectWords({ subject }, vocabulary), question: asked };
  });
  const others = choices.filter((choice) => !isOfItself(choice.question));
  return { part: 'cijfer', label: subjectWords(question, vocabulary), choices: others };
}

function subjectsBeside(
  { subject, split }: Question,
  vocabulary: Vocabulary,
): Question['subject'][] {
  switch (subject.kind) {
    case 'figure': {
      const family = BESIDE.find((keys) => keys.some((key) => key === subject.key));
      const keys = family ?? familyOf(subject.key);
      const isOther = (key: string) =>
        key !== subject.key && !(split === 'relatie' && isOfNobody(key));
      return keys.filter(isOther).map(figure);
    }
    case 'account': {
      const account = vocabulary.accounts.byNumber.get(subject.rekeningen[0]?.toLowerCase() ?? '');
      return account ? [figure(account.groep)] : [];
    }
    case 'relation':
      return SIDES.filter((side) => side !== subject.side).map((side) => ({ ...subject, side }));
    case 'open':
      return [
        { kind: 'open', groep: subject.groep === 'debiteuren' ? 'crediteuren' : 'debiteuren' },
      ];
    case 'vat':
      return subject.rubriek === undefined ? [{ kind: 'vat', rubriek: '5b' }] : [{ kind: 'vat' }];
    default:
      return [];
  }
}

/** Figures of the same kind: costs beside costs, balances beside balances. */
function familyOf(key: string): readonly FigureKey[] {
  const [result = [], , balance = []] = BESIDE;
  return isDefinitionKey(key) && definition(key).basis === 'stock' ? balance : result;
}

/** Figures beside each other, which are divided by time only. */
const isBeside = ({ subject }: Question): boolean =>
  subject.kind === 'figure' && subject.also !== undefined;

function periodChip(question: Question, vocabulary: Vocabulary): Chip {
  const { calendar } = vocabulary;
  const { last } = calendar;
  const year = calendar.spanOfYear(last);
  const usual = { periode_min: year.periode_min, periode_max: last };
  const { day, ...rest } = question;
  const shown = question.period ?? (day === undefined ? usual : monthSpan(periodOfDay(day)));
  const isMoment = isStock(question, vocabulary) && question.split === undefined;
  const spans: Span[] = isStock(question, vocabulary)
    ? endsBeside(shown, calendar).map((end) => momentAt(end, question, calendar))
    : periodsBeside(shown, calendar, isOfReturns(question));
  const nameOf = (period: Span): string =>
    capitalised(
      isMoment
        ? `eind ${monthName(period.periode_max)}`
        : (timeWords({ ...rest, period }, calendar)[0] ?? ''),
    );
  const label =
    day === undefined ? nameOf(shown) : capitalised(timeWords(question, calendar)[0] ?? '');
  const offered = spans.map((period): Choice => ({
    label: nameOf(period),
    question: { ...rest, period },
  }));
  const labels = [label, ...offered.map((each) => each.label)];
  return {
    part: 'periode',
    label,
    choices: offered.filter((each, at) => labels.indexOf(each.label) > at),
  };
}

/** The end of a month; of a fiscal year where it ends in it, with what closes that. */
function momentAt(end: number, { subject }: Question, calendar: Calendar): Span {
  const year = calendar.spanOfYear(end);
  return year.periode_max === end && subject.kind !== 'open' ? year : monthSpan(end);
}

/** None where there is nothing that it can be held against. */
function againstChips(question: Question, { calendar, world }: Vocabulary): Chip[] {
  const { against, measure, ...rest } = question;
  const isNeeded = measure === 'verschil' || measure === 'oorzaken';
  const kept = { ...rest, ...(measure !== undefined && !isNeeded && { measure }) };
  const { subject } = question;
  const isBudgeted = subject.kind !== 'component' || BUDGETED.includes(subject.id);
  const all = [
    'vorig_jaar',
    'vorige_periode',
    ...(world.hasBudget && isBudgeted ? ['begroting' as const] : []),
  ] as const;
  // Periods that stand beside each other are compared already.
  const isSide = isBeside(question) || subject.kind === 'component';
  const keys = isSide && question.split !== undefined ? [] : all;
  const choices: Choice[] = keys
    .filter((key) => key !== against)
    .map((key) => ({
      label: againstWords(key, calendar),
      question: { ...question, against: key },
    }));
  const none = against === undefined ? [] : [{ label: 'Zonder vergelijking', question: kept }];
  const label = against === undefined ? 'Zonder vergelijking' : againstWords(against, calendar);
  const offered = [...none, ...choices];
  return offered.length === 0 ? [] : [{ part: 'vergelijking', label, choices: offered }];
}

function splitChip(question: Question, vocabulary: Vocabulary): Chip {
  const { split, order: _, limit: __, skip: ___, rows: ____, ...whole } = question;
  const { measure: _measure, ...unmeasured } = whole;
  const rest = question.measure === 'samen' ? unmeasured : whole;
  const { measure, ...bare } = question;
  const divided = measure === 'gemiddelde' || measure === 'boekingen' ? bare : question;
  const isFlow = !isStock(question, vocabulary);
  const key = question.subject.kind === 'figure' ? question.subject.key : '';
  const isParted = isDefinitionKey(key) && !isBeside(question);
  const isSeries =
    !isBeside(question) || (question.against ?? measure ?? question.limit) === undefined;
  const keys = [
    ...(isSeries ? (['maand', 'kwartaal', 'jaar'] as const) : []),
    ...(isParted ? (['rekening'] as const) : []),
    ...(isParted && isFlow && !isOfNobody(key) ? (['relatie'] as const) : []),
  ];
  const choices = keys
    .filter((key) => key !== split && !isUndivided({ ...question, split: key }))
    .map((key): Choice => ({ label: SPLIT_NAMES[key], question: { ...divided, split: key } }));
  const none = split === undefined ? [] : [{ label: 'Niet verdeeld', question: rest }];
  const label = split === undefined ? 'Niet verdeeld' : SPLIT_NAMES[split];
  return { part: 'verdeling', label, choices: [...none, ...choices] };
}
