import type { Question } from '@kengetal/contract';
import { halfRead } from './half-read.ts';
import { withoutAsides } from './aside.ts';
import { withoutBeside } from './beside.ts';
import { withoutIntroduction } from './introduction.ts';
import { correctedTokens, SPELLING } from '../lexicon/lexicon.ts';
import { nameWords } from '../names/name-index.ts';
import { withoutOwnName } from '../names/own-name.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { unaccounted } from './accounted.ts';
import { wordsOf } from '../wording/words.ts';
import type { Before, Choice, Reading } from '../world.ts';
import { draftOf } from './plain.ts';
import { figure, measured, type Asked, type Draft } from './draft.ts';
import {
  AVERAGED,
  isOfYear,
  isSinceThen,
  ofNoParty,
  PARTS,
  sizeUnused,
  withoutPeriod,
} from './no-figure-of.ts';
import { finished, isRatio } from './finish.ts';
import { withTime } from './with-time.ts';
import { followUp } from './follow-up.ts';
import { withUnits } from './implied.ts';
import { outsideOf } from './outside.ts';
import { pointedAt } from './pointed.ts';
import { refusal, refusedBy, type Refused } from './refuse.ts';
import { senseOf, type Sense } from './sense.ts';
import { nextOf } from './shift.ts';
import type { Time } from './said-time.ts';
import { timeOf } from './time.ts';
import { verbOf } from './verb-like.ts';
import { yearOfBefore } from './inherited.ts';

type NoAnswer = Extract<Reading, { kind: 'geen_antwoord' }>;

/** Longest text that is read; what comes after no question needs. */
const LONGEST = 8_000;

/**
 * What a Dutch question asks, by the rules of decision 0090; the same text asks the same of the same
 * books. Never throws.
 */
export function readQuestion(text: string, vocabulary: Vocabulary, before: Before = {}): Reading {
  const reading = readAfter(text, vocabulary, before);
  if (before.isUnsure !== true || reading.kind !== 'vraag') return reading;
  const alone = readAfter(text, vocabulary, before.period ? { period: before.period } : {});
  if (JSON.stringify(alone) === JSON.stringify(reading)) return reading;
  const understood = { label: wordsOf(reading.question, vocabulary), question: reading.question };
  const others = alone.kind === 'vraag' ? [{ label: wordsOf(alone.question, vocabulary), question: alone.question }] : []; // prettier-ignore
  return { kind: 'terugvraag', text: 'Wat wil je zien?', choices: [understood, ...others] };
}

/** As a whole, or without the sentences that only say why it is asked. */
function readAfter(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const senseIn = (part: string) => senseOf(correctedTokens(part, vocabulary.isName), vocabulary);
  const said = withoutIntroduction(text.slice(0, LONGEST));
  const whole = readSaid(said, vocabulary, asked);
  if (!isHalf(whole)) return whole;
  const asking = withoutBeside(said, senseIn);
  const reading = asking === undefined ? undefined : readSaid(asking, vocabulary, asked);
  if (reading?.kind === 'vraag') return reading;
  if (whole.kind === 'terugvraag') {
    for (const each of withoutAsides(said, senseIn)) {
      const found = readSaid(each, vocabulary, asked);
      if (found.kind === 'vraag') return found;
    }
  }
  const verb = whole.kind === 'terugvraag' ? verbOf(senseIn(said)) : undefined;
  const rest = verb === undefined ? whole : readSaid(said.replace(new RegExp(`\\b${verb}\\b`, 'i'), ' '), vocabulary, asked); // prettier-ignore
  return rest.kind === 'vraag' ? rest : whole;
}

/** What other sentences may be to blame for; instructions and other companies never are beside it. */
const isHalf = (reading: Reading): boolean =>
  reading.kind === 'terugvraag' ||
  (reading.kind === 'geen_antwoord' &&
    /^(?:advies|toekomst|wijzigen|wereld)$/.test(reading.reason));

function readSaid(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const { plain, quote } = withoutQuote(text);
  const before = pointedAt(tokensOf(plain), asked);
  const { world, relations, accounts, isName } = vocabulary;
  const all = correctedTokens(plain, (word) => isName(word) || isOwn(word, world.name));
  const own = withoutOwnName(all, world.name, (word) => relations.index.has(word) || accounts.index.find(word, 'part').length > 0 || SPELLING.isKnown(word)); // prettier-ignore
  const tokens = withUnits([...own], before, vocabulary);
  const isVat = before.question?.subject.kind === 'vat';
  const sense = senseOf(tokens, vocabulary, { quote, isVat });
  const reading = readingOf(sense, before, quote);
  return reading.kind === 'vraag' ? accountedFor(reading, sense, before) : reading;
}

const isOwn = (word: string, name: string | undefined): boolean => nameWords(name ?? '').includes(word); // prettier-ignore

/** A reading that leaves words out is asked back, with what was understood as a click. */
function accountedFor(
  reading: Extract<Reading, { kind: 'vraag' }>,
  sense: Sense,
  before: Before,
): Reading {
  // prettier-ignore
  const words = [...new Set(unaccounted(sense, reading.question, before.question))];
  if (words.length === 0) return reading;
  const understood = { label: wordsOf(reading.question, sense.vocabulary), question: reading.question }; // prettier-ignore
  const choices = [understood, ...reading.others];
  const said = words.map((word) => `‘${word}’`).join(' en ');
  return { kind: 'terugvraag', text: `Ik weet niet wat je met ${said} bedoelt. Wat wil je zien?`, choices }; // prettier-ignore
}

function readingOf(sense: Sense, before: Before, quote: string | undefined): Reading {
  const { tokens, vocabulary } = sense;
  const isVat = before.question?.subject.kind === 'vat';
  const time = timeOf(sense.scanned, vocabulary.calendar, yearOfBefore(before, vocabulary));
  const next = nextOf(sense, before);
  if (next) return settled(next, [], vocabulary);
  const refused = refusedBy(sense);
  if (refused?.reason === 'toekomst') return notYet(refused, sense, time, before);
  if (refused) return noAnswer(refused, relatedTo(sense, time, before));
  if (time.isWeek) return { kind: 'terugvraag', text: 'Ik reken per maand. Welke maand bedoel je?', choices: [] }; // prettier-ignore
  if (time.isScattered) return { kind: 'terugvraag', text: 'Ik zet twee periodes naast elkaar, of een reeks zonder gaten. Welke wil je zien?', choices: [] }; // prettier-ignore
  if (time.isWithout) return { kind: 'terugvraag', text: 'Maanden kan ik niet uit een periode weglaten. Welke periode wil je zien?', choices: [] }; // prettier-ignore
  const half = halfRead(sense);
  if (half !== undefined) return { kind: 'terugvraag', text: half, choices: [] };
  const draft = draftOf(sense);
  const changed = followUp(sense, draft, time, before);
  if (changed?.kind === 'ask') return askedBack(changed.text, changed.questions, vocabulary);
  if (changed) return settled(changed.question, [], vocabulary);
  if (!draft) {
    const alone = senseOf(tokens, vocabulary, { quote, isVat, isAlone: true });
    const named = alone.relation && draftOf(alone);
    return named ? ofDraft(alone, named, time, before) : withoutSubject(sense, time, before);
  }
  return ofDraft(sense, draft, time, before);
}

/** Words between quotes are searched in descriptions as they are. */
function withoutQuote(text: string): { plain: string; quote?: string } {
  const found = /(?:^|\s)["“”„‘'«]([^"“”„‘’'»]{2,80})["“”’'»](?=\W|$)/.exec(text);
  const quote = found?.[1]?.trim();
  if (!found || quote === undefined || quote === '') return { plain: text };
  return {
    plain: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    quote,
  };
}

function ofDraft(sense: Sense, draft: Draft, time: Time, before: Before): Reading {
  const { vocabulary } = sense;
  if (draft.kind === 'unknown') return noAnswer(refusal('onbekend', draft.text));
  if (time.isNowhere) return noAnswer(refusal('buiten_boeken', 'Die periode heeft het boekjaar niet.')); // prettier-ignore
  const whole = (asked: Asked) => withTime(sense, finished(sense, asked, time), time, before);
  if (draft.kind === 'ask') {
    return { kind: 'terugvraag', text: draft.text, choices: choicesOf(draft.asked.map(whole), vocabulary) }; // prettier-ignore
  }
  const question = whole(draft.asked);
  if (
    question.subject.kind === 'sum' &&
    question.measure === 'aandeel' &&
    question.of === undefined
  ) {
    const wholes = (['omzet', 'kosten', 'activa'] as const).map((of) => ({ ...question, of }));
    return askedBack('Waarvan wil je weten welk deel dat is?', wholes, vocabulary);
  }
  const unkept = ofNoParty(question);
  if (unkept) return askedBack('Winst en marge houd ik niet per klant of leverancier bij. Wat wil je zien?', unkept, vocabulary); // prettier-ignore
  if (
    question.subject.kind === 'figure' &&
    isRatio(question.subject) &&
    PARTS.has(question.split)
  ) {
    const { split: _, order: __, limit: ___, ...undivided } = question;
    return askedBack('Dat cijfer is niet te verdelen. Wat wil je zien?', [undivided], vocabulary);
  }
  const unused = sizeUnused(sense, question);
  if (unused) return { kind: 'terugvraag', text: 'Waar geldt dat bedrag voor?', choices: choicesOf(unused, vocabulary) }; // prettier-ignore
  if (isSinceThen(sense, question)) {
    const { measure: _, against: __, ...series } = question;
    return askedBack('Tegen welke periode wil je het afzetten?', [{ ...series, split: 'jaar' }, withoutPeriod(question)], vocabulary); // prettier-ignore
  }
  if (sense.tokens.some(({ text }) => text === 'twaalfde') && !isOfYear(question, vocabulary)) {
    const { measure: _, ...whole } = question;
    return askedBack('Een gemiddelde geef ik over de maanden die geboekt zijn. Wat wil je zien?', [question, whole], vocabulary); // prettier-ignore
  }
  if (question.measure === 'gemiddelde' && !AVERAGED.has(question.split)) {
    const { measure: _, ...series } = question;
    const { split: __, ...average } = question;
    const text = 'Een gemiddelde geef ik per maand. Wat wil je zien?';
    return { kind: 'terugvraag', text, choices: choicesOf([average, series], vocabulary) };
  }
  return settled(question, draft.others.map(whole), vocabulary);
}

/** A question that leads, unless the books do not hold its months. */
function settled(question: Question, others: readonly Question[], vocabulary: Vocabulary): Reading {
  const outside = outsideOf(question, vocabulary);
  if (outside) return { ...noAnswer(outside), asked: question };
  return { kind: 'vraag', question, others: choicesOf(others, vocabulary) };
}

/** Only words about a period, or nothing that is known. */
function withoutSubject(sense: Sense, time: Time, before: Before): Reading {
  const isEmpty = time.period === undefined && time.day === undefined;
  if (isEmpty || sense.rest.length > 1) return noAnswer(refusal('onbekend'));
  const keys = ['omzet', 'kosten', 'resultaat'] as const;
  const questions = keys.map((key) => withTime(sense, finished(sense, measured(figure(key)), time), time, before)); // prettier-ignore
  const text = 'Waarvan wil je dat weten?';
  return { kind: 'terugvraag', text, choices: choicesOf(questions, sense.vocabulary) };
}

/** What was asked of the future goes on in a conversation with a period that has been. */
function notYet(refused: Refused, sense: Sense, time: Time, before: Before): Reading {
  const related = relatedTo(sense, time, before);
  const draft = draftOf(sense);
  const isAsked = draft?.kind === 'asked' && !sense.scanned.refusals.has('onbekend');
  const asked = isAsked ? withTime(sense, finished(sense, draft.asked, time), time, before) : undefined; // prettier-ignore
  return { ...noAnswer(refused, related), ...(asked && { asked }) };
}

const askedBack = (text: string, questions: readonly Question[], vocabulary: Vocabulary): Reading => ({ kind: 'terugvraag', text, choices: choicesOf(questions, vocabulary) }); // prettier-ignore

function noAnswer({ reason, text }: Refused, related?: Question): NoAnswer {
  return { kind: 'geen_antwoord', reason, text, ...(related && { related }) };
}

/** What the books do have about what cannot be answered. */
function relatedTo(sense: Sense, time: Time, before: Before): Question | undefined {
  const draft = draftOf(sense);
  if (draft?.kind !== 'asked' || sense.scanned.refusals.has('onbekend')) return undefined;
  const related = withTime(sense, finished(sense, draft.asked, time), time, before);
  const { period: _, day: __, ...always } = related;
  return outsideOf(related, sense.vocabulary) ? always : related;
}

function choicesOf(questions: readonly Question[], vocabulary: Vocabulary): Choice[] {
  return questions.map((question) => ({ label: wordsOf(question, vocabulary), question }));
}
