import type { Question } from '@kengetal/contract';
import type { Vocabulary } from '../vocabulary.ts';
import { saidOf } from '../wording/said.ts';
import type { Before, Choice, Reading } from '../world.ts';
import { askedBoth } from './asked-both.ts';
import { isHeldAgainst } from './between.ts';
import { isStock, type Asked, type Draft } from './draft.ts';
import { finished } from './finish.ts';
import { AVERAGED, isOfYear, isSinceThen, sizeUnused, withoutPeriod } from './no-figure-of.ts';
import { heldInstead, outsideOf } from './outside.ts';
import { draftOf } from './plain.ts';
import { isAround } from './around-average.ts';
import { refusal, type Refused } from './refuse.ts';
import type { Time } from './said-time.ts';
import { isMarked } from './scan.ts';
import type { Sense } from './sense.ts';
import { timeOfOne } from './time.ts';
import { withTime } from './with-time.ts';

type NoAnswer = Extract<Reading, { kind: 'geen_antwoord' }>;

/** A draft with all that was said of it, or what it leaves open. */
export function ofDraft(sense: Sense, draft: Draft, said: Time, before: Before): Reading {
  const { vocabulary } = sense;
  const time = ofBoth(sense, draft, said);
  if (draft.kind === 'unknown') return noAnswer(refusal('onbekend', draft.text));
  if (time.isNowhere)
    return noAnswer(refusal('buiten_boeken', 'Die periode heeft het boekjaar niet.'));
  const whole = (asked: Asked) => withTime(sense, finished(sense, asked, time), time, before);
  const each = askedBoth(sense, draft, draftOf);
  if (each) return askedBack('Wat wil je eerst zien?', each.map(whole), vocabulary);
  if (draft.kind === 'ask') {
    return {
      kind: 'terugvraag',
      text: draft.text,
      choices: choicesOf(draft.asked.map(whole), vocabulary),
    };
  }
  const question = ofToday(sense, whole(draft.asked));
  if (
    question.subject.kind === 'sum' &&
    question.measure === 'aandeel' &&
    question.of === undefined
  ) {
    const wholes = (['omzet', 'kosten', 'activa'] as const).map((of) => ({ ...question, of }));
    return askedBack('Waarvan wil je weten welk deel dat is?', wholes, vocabulary);
  }
  // One side of a balance is no balance: 'welke debiteuren hebben een creditsaldo'.
  if (
    question.only?.zijde !== undefined &&
    question.measure === undefined &&
    isStock(question, vocabulary)
  ) {
    const { only: _, ...balance } = question;
    return askedBack(
      'Van één kant van een stand heb ik alleen de boekingen. Wat wil je zien?',
      [balance, { ...question, measure: 'boekingen' }],
      vocabulary,
    );
  }
  const report = reportBeside(question, vocabulary);
  if (report) return report;
  const unused = sizeUnused(sense, question);
  if (unused)
    return {
      kind: 'terugvraag',
      text: 'Waar geldt dat bedrag voor?',
      choices: choicesOf(unused, vocabulary),
    };
  if (isSinceThen(sense, question)) {
    const { measure: _, against: __, ...series } = question;
    return askedBack(
      'Tegen welke periode wil je het afzetten?',
      [{ ...series, split: 'jaar' }, withoutPeriod(question)],
      vocabulary,
    );
  }
  return averageAsked(sense, question) ?? settled(question, draft.others.map(whole), vocabulary);
}

/** A report by month beside another period or a budget is not told: one of the two is. */
function reportBeside(
  { split, against, ...report }: Question,
  vocabulary: Vocabulary,
): Reading | undefined {
  if (report.subject.kind !== 'component' || split === undefined || against === undefined)
    return undefined;
  return askedBack(
    'Een rapport zet ik per maand of kwartaal niet naast iets anders. Wat wil je zien?',
    [
      { ...report, split },
      { ...report, against },
    ],
    vocabulary,
  );
}

/** An average is of months, quarters, years, customers or invoices. */
function averageAsked(sense: Sense, question: Question): Reading | undefined {
  const { vocabulary } = sense;
  const isTwelfth = sense.tokens.some(
    ({ text }, at) => text === 'twaalfde' && !isMarked(sense.scanned.marks, at),
  );
  if (isTwelfth && !isOfYear(question, vocabulary)) {
    const { measure: _, ...whole } = question;
    return askedBack(
      'Een gemiddelde geef ik over de maanden die geboekt zijn. Wat wil je zien?',
      [question, whole],
      vocabulary,
    );
  }
  const isByInvoice = question.split === 'factuur' && question.subject.kind === 'charged';
  if (
    question.measure === 'gemiddelde' &&
    !isByInvoice &&
    !AVERAGED.has(question.split) &&
    !isAround(sense)
  ) {
    const { measure: _, ...series } = question;
    const { split: __, ...average } = question;
    const parts = question.split === 'factuur' ? [] : [series];
    return askedBack(
      'Een gemiddelde geef ik per maand. Wat wil je zien?',
      [average, ...parts],
      vocabulary,
    );
  }
  return undefined;
}

/** 'Omzet vandaag' is of that day; a balance is the last that is known. */
function ofToday({ scanned, tokens, vocabulary }: Sense, question: Question): Question {
  const [time, ...others] = scanned.marks.filter(({ piece }) => piece !== undefined);
  const isToday = time && time.to - time.from === 1 && tokens[time.from]?.text === 'vandaag';
  const { period, ...rest } = question;
  return isToday && others.length === 0 && period && !isStock(question, vocabulary)
    ? { ...rest, day: vocabulary.world.today }
    : question;
}

/** 'Hoeveel meer omzet dan kosten in 2024': behind 'dan' the period is of both of them. */
function ofBoth(sense: Sense, draft: Draft, time: Time): Time {
  const { then, period } = time;
  const isSum = draft.kind === 'asked' && draft.asked.subject.kind === 'sum';
  return isSum && then && !period && !isHeldAgainst(then.from, sense) ? timeOfOne(then) : time;
}

/** A question that leads, unless the books do not hold its months. */
export function settled(
  question: Question,
  others: readonly Question[],
  vocabulary: Vocabulary,
): Reading {
  const outside = outsideOf(question, vocabulary);
  if (outside) return { ...noAnswer(outside, outside.nearest), asked: question };
  const instead = heldInstead(question, vocabulary);
  const all = instead ? [...others, instead] : others;
  return { kind: 'vraag', question, others: choicesOf(all, vocabulary) };
}

/** What is asked back only of months that the books do not hold has no answer, whatever of it was meant. */
export function outsideAll(reading: Reading, vocabulary: Vocabulary): Reading {
  if (reading.kind !== 'terugvraag') return reading;
  const [first, ...others] = reading.choices.map(({ question }) => question);
  const [outside, ...more] = reading.choices.map(({ question }) => outsideOf(question, vocabulary));
  if (!first || !outside || more.includes(undefined)) return reading;
  const isOfOne = others.every(
    ({ subject }) => JSON.stringify(subject) === JSON.stringify(first.subject),
  );
  return isOfOne ? { ...noAnswer(outside, outside.nearest), asked: first } : noAnswer(outside);
}

export const askedBack = (
  text: string,
  questions: readonly Question[],
  vocabulary: Vocabulary,
): Reading => ({ kind: 'terugvraag', text, choices: choicesOf(questions, vocabulary) });

export function noAnswer({ reason, text }: Refused, related?: Question): NoAnswer {
  return { kind: 'geen_antwoord', reason, text, ...(related && { related }) };
}

export function choicesOf(questions: readonly Question[], vocabulary: Vocabulary): Choice[] {
  return questions.map((question) => ({ label: saidOf(question, vocabulary), question }));
}
