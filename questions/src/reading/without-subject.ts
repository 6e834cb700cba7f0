import type { Question } from '@kengetal/contract';
import { figureWord } from '../lexicon/lexicon.ts';
import { tokenOf } from '../text/tokens.ts';
import type { Before, Reading } from '../world.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { figure, groupsOfFigure, measured } from './draft.ts';
import { askedBack, choicesOf, noAnswer, settled } from './drafted.ts';
import { finished } from './finish.ts';
import { refusal } from './refuse.ts';
import type { Time } from './said-time.ts';
import { draftOf } from './plain.ts';
import { POINTING } from './pointing.ts';
import { senseOf, type Sense } from './sense.ts';
import { unaccounted } from './accounted.ts';
import { withTime } from './with-time.ts';

const KEYS = ['omzet', 'kosten', 'resultaat'] as const;
/** What can be asked of a figure without naming it: 'per maand', 'waarom', 'top 5', 'zonder afschrijvingen'. */
const ROLES: ReadonlySet<string> = new Set(['split', 'measure', 'order', 'link', 'against']);
const MOST_WORDS = 5;

/** What a turn asks that goes on from nothing, of each figure that it can be asked of. */
function ofEach(sense: Sense, time: Time, before: Before): Question[] {
  const { tokens, scanned, rest, vocabulary } = sense;
  const isAsked =
    sense.details.limit !== undefined ||
    scanned.marks.some(({ meanings }) => meanings.some(({ role }) => ROLES.has(role)));
  const isPointing = tokens.some(({ text }) => POINTING.has(text));
  if (!isAsked || isPointing || rest.length > 0 || tokens.length > MOST_WORDS) return [];
  const said = tokens[0]?.text === 'en' ? tokens.slice(1) : tokens;
  return KEYS.flatMap((key) => {
    const of = senseOf([tokenOf(figureWord(key)), ...said], vocabulary);
    const draft = draftOf(of);
    if (draft?.kind !== 'asked') return [];
    const question = withTime(of, finished(of, draft.asked, time), time, before);
    const { subject } = question;
    if (subject.kind === 'figure' && subject.without?.some((out) => !isPartOf(out, key))) return [];
    const isMore = Object.keys(question).length + Object.keys(question.subject).length > 3;
    return !isMore || question.measure === 'aandeel' || unaccounted(of, question).length > 0
      ? []
      : [question];
  });
}

/** 'Omzet zonder resultaat' leaves out what is in no omzet. */
const isPartOf = (part: string, whole: FigureKey): boolean =>
  part !== whole &&
  groupsOfFigure(part as FigureKey).every((group) => groupsOfFigure(whole).includes(group));

const HOW = /^hoe (?:is|was|gaat|ging|loopt|liep) (?:het )?(?:dit|het|vorig|20\d\d|deze)/;

/** Only words about a period, or nothing that is known. */
export function withoutSubject(sense: Sense, time: Time, before: Before): Reading {
  const isEmpty = time.period === undefined && time.day === undefined;
  const parts = isEmpty && !before.question ? ofEach(sense, time, before) : [];
  if (parts.length > 0) return askedBack('Waarvan wil je dat weten?', parts, sense.vocabulary);
  if (isEmpty || sense.rest.length > 1) return noAnswer(refusal('onbekend'));
  const questions = KEYS.map((key) =>
    withTime(sense, finished(sense, measured(figure(key)), time), time, before),
  );
  // 'Hoe is dit jaar vergeleken met vorig jaar' is about the result.
  const [omzet, kosten, result] = questions;
  if (result && omzet && kosten && HOW.test(sense.tokens.map(({ text }) => text).join(' ')))
    return settled(result, [omzet, kosten], sense.vocabulary);
  const text = 'Waarvan wil je dat weten?';
  return { kind: 'terugvraag', text, choices: choicesOf(questions, sense.vocabulary) };
}
