import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import type { Before } from '../world.ts';
import { accountOfOne } from './account-of-one.ts';
import { allOfTurns } from './all-of-turns.ts';
import { movedOfBank } from './bank-moved.ts';
import { aroundAverage } from './around-average.ts';
import { betterOf } from './better-of.ts';
import { centreOfList } from './centre-of-list.ts';
import { changed } from './changed.ts';
import { claimed, explainedToo, figureOf } from './claimed.ts';
import { countsOf } from './counts-of.ts';
import type { Asked, Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { finished } from './finish.ts';
import { goneOn } from './going-on.ts';
import { heldInSeries } from './held-series.ts';
import { pointsAtLastTwo } from './held-words.ts';
import { movedBoth } from './moved-both.ts';
import { alikeTo } from './named-in-turn.ts';
import { pointsAtRows } from './narrowed.ts';
import { narrowedBy } from './narrowing-turn.ts';
import { ofLines } from './of-lines.ts';
import { ofReturn } from './of-return.ts';
import { isOfThat } from './of-that.ts';
import { owedAlike } from './owed-alike.ts';
import { owedOf } from './owed-of.ts';
import { heldForParts } from './parts-of-change.ts';
import { LINES, pointsAtNobody, sided } from './pointed.ts';
import { isTwo, POINTING } from './pointing.ts';
import { pointsAt, pointsAtTime } from './points-at.ts';
import { replaced } from './replaced.ts';
import { rowOfList } from './row-of-list.ts';
import type { Time } from './said-time.ts';
import { first, has, type Sense } from './sense.ts';
import { partOfThen, partOfWhole, shareOfOpen } from './share-of.ts';
import { shifted } from './shift.ts';
import { sideBySide } from './side-by-side.ts';
import { byWhom, inTotal, LONGEST, ofOpen, turnedTo } from './still-open.ts';
import { owedToSupplier } from './supplier-of.ts';
import {
  addedUp,
  SINCE,
  grownSince,
  figureOfThose,
  changedSince,
  heldToEarlier,
  type AskedBack,
} from './together.ts';
import { isShort, says } from './turn-words.ts';
import { ask } from './turns-chosen.ts';
import { withoutDropped } from './turns-of-parties.ts';
import { withTime } from './with-time.ts';

/** Words that tie a question to the one before it. */
const TYING = new Set(
  'en of alleen enkel dan nu ook maar nee zonder toch zelfde hetzelfde dezelfde idem ditto'.split(
    ' ',
  ),
);
/** Those that do so anywhere: 'doe hetzelfde met de lonen'. */
const ALIKE_TO = new Set(['hetzelfde', 'datzelfde', 'idem']);

type FollowUp = { readonly kind: 'vraag'; readonly question: Question } | AskedBack;

/** A question that changes a part of the one before it; nothing where it stands by itself. */
export function followUp(
  sense: Sense,
  read: Draft | undefined,
  said: Time,
  asked: Before,
): FollowUp | undefined {
  const before = heldForParts(sense, said, asked);
  const time = isWhyNow(sense, before.question) ? {} : said;
  if (!before.question || sense.tokens.length === 0) return undefined;
  if (sense.relation === undefined && pointsAtNobody(sense.tokens, before.question)) {
    return { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] };
  }
  const draft = owedToSupplier(before.question, alikeTo(before.question, read, sense), sense);
  const isBare =
    draft === undefined ||
    isOfBefore(draft, sense) ||
    pointsAtLastTwo(sense) ||
    changedSince(sense, before.question);
  const row =
    explainedToo(sense, before.question) ??
    aroundAverage(sense, time, before.question) ??
    centreOfList(sense, time, before.question) ??
    rowOfList(sense, time, before.question);
  if (row) return { kind: 'vraag', question: row };
  const grown =
    grownSince(sense, draft, time, before) ??
    sideBySide(sense, draft, time, before) ??
    ofTurns(sense, time, before);
  if (grown) return 'kind' in grown ? grown : { kind: 'vraag', question: grown };
  const { both, isMoved } = movedBoth(sense, time, before);
  const held =
    figureOfThose(sense, before) ??
    (isBare && sense.rest.every(({ token }) => isTwo(token.text) || SINCE.test(token.text))
      ? (heldInSeries(sense, time, before.question) ??
        heldToEarlier(sense, isMoved ? {} : time, both) ??
        addedUp(sense, both))
      : undefined);
  const found = held ?? next(sense, draft, time, figureOf(before.question, before.earlier));
  const known = found && countsOf(found, before.question);
  return known && ('kind' in known ? known : { kind: 'vraag', question: known });
}

const WHY = /^(?:waarom|waardoor)$/;

/** 'Waarom nu zoveel minder' after two that were held together: no month. */
const isWhyNow = ({ tokens, scanned }: Sense, before: Question | undefined): boolean =>
  before?.against !== undefined &&
  tokens.some(({ text }) => text === 'nu') &&
  tokens.some(({ text }) => WHY.test(text)) &&
  scanned.marks.every(({ piece, from }) => piece === undefined || tokens[from]?.text === 'nu');

function next(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  asked: Question,
): Question | AskedBack | undefined {
  const question = claimed(sense, asked);
  const on =
    ofReturn(sense, question) ??
    ofLines(sense, draft, question, time) ??
    narrowedBy(sense, time, question) ??
    owedAlike(sense, draft, time, question) ??
    accountOfOne(sense, draft, time, question) ??
    owedOf(sense, draft, time, question) ??
    goneOn(sense, draft, time, question);
  if (on) return on;
  const moved = movedOfBank(sense, question);
  if (moved) return withTime(sense, moved, time, { question });
  const whole =
    shareOfOpen(sense, draft, question) ?? byWhom(sense, question) ?? inTotal(sense, question);
  if (whole) return withTime(sense, whole, time, { question });
  const then = partOfThen(sense, time);
  if (then) return then;
  const { keys } = chosenFigures(sense);
  const part = partOfWhole(sense, question, keys);
  if (part) return shifted(withTime(sense, part, time, { question }), sense, time, question);
  if (pointsAt(sense.tokens, question))
    return changed(
      sense,
      sided(
        question,
        has(sense, 'side', 'betaald') ? ['betaald'] : keys,
        time.period !== undefined,
      ),
      time,
    );
  if (draft === undefined || ranksRows(draft, sense, question) || isOfBefore(draft, sense)) {
    return sense.rest.some(({ token }) => countOf(token.text) === undefined)
      ? undefined
      : changed(sense, question, time);
  }
  if (draft.kind !== 'asked') return undefined;
  const dropped = withoutDropped(draft, question);
  if (dropped)
    return ask(dropped, [withTime(sense, finished(sense, draft.asked, time), time, { question })]);
  const open = ofOpen(draft, question, sense);
  if (open) return withTime(sense, open, time, { question });
  const turned = turnedTo(draft, question, sense);
  if (turned) return shifted(withTime(sense, turned, time, { question }), sense, time, question);
  const isTied =
    (sense.tokens.some(({ text }, at) => (at === 0 ? TYING : ALIKE_TO).has(text)) &&
      sense.tokens.length <= LONGEST) ||
    (sense.tokens.at(-1)?.text === 'ook' && isShort(sense)) ||
    isNameAlone(sense, draft.asked, question) ||
    pointsAtTime(sense.tokens);
  // What went to the owner is no part of another amount.
  if (isTied && question.only?.zijde !== undefined && question.measure === 'boekingen')
    return ask('Wat wil je zien?', [
      withTime(sense, finished(sense, draft.asked, time), time, { question }),
    ]);
  return isTied ? replaced(sense, draft, question, time) : undefined;
}

const SAYING: ReadonlySet<string> = new Set([
  ...['figure', 'subject', 'side', 'measure', 'split', 'order', 'noun', 'against', 'link'],
]);

/** 'Smit Zorg', 'hoe zit dat met Smit Zorg' behind another: a name in the place of a name. */
const isNameAlone = (
  { scanned, rest }: Sense,
  { subject, only }: Asked,
  before: Question,
): boolean =>
  (subject.kind === 'account' ||
    (subject.kind === 'relation' && /^(?:verkocht|ingekocht)$/.test(subject.side))) &&
  (before.subject.kind === subject.kind || before.only?.relatie !== undefined) &&
  only === undefined &&
  rest.length === 0 &&
  scanned.marks.every(({ meanings }) => meanings.every(({ role }) => !SAYING.has(role)));

/** 'Welke boekingen zijn dat?' and 'wat was de beste maand?' ask nothing of their own. */
function isOfBefore(draft: Draft, sense: Sense): boolean {
  if (draft.kind !== 'asked') return false;
  if (draft.isBare === true || isOfThat(draft, sense)) return true;

  const isPointing = sense.tokens.some(({ text }) => POINTING.has(text));
  const isWide = Object.keys(sense.references.only).length === 0;
  return (
    draft.asked.subject.kind === 'lines' &&
    isWide &&
    (isPointing ||
      pointsAtRows(sense.tokens) ||
      sense.tokens.length <= 4 ||
      LINES.test(sense.tokens.map(({ text }) => text).join(' ')))
  );
}

/** 'Wie is de duurste' of a list of names: one of them. */
const ranksRows = (draft: Draft, sense: Sense, { split, subject }: Question): boolean =>
  split === 'relatie' &&
  subject.kind === 'figure' &&
  sense.figures.length === 0 &&
  sense.rest.length === 0 &&
  sense.tokens.length <= 5 &&
  draft.kind === 'asked' &&
  draft.asked.split === 'relatie' &&
  draft.asked.order !== undefined &&
  first(sense, 'noun') === undefined;

/** What a turn asks of those before it: one of them, the better, how they are to each other, or all. */
const ofTurns = (sense: Sense, time: Time, before: Before): Question | AskedBack | undefined =>
  betterOf(sense, time, before) ?? ratioOfTurns(sense, before) ?? allOfTurns(sense, time, before);

/** 'De verhouding tussen die twee' behind two amounts: which is a part of which is not said. */
const ratioOfTurns = (sense: Sense, { earlier }: Before): AskedBack | undefined =>
  earlier && isShort(sense) && says(sense, /^(?:verhouding|verhouden|verhielden)$/)
    ? ask('Welk van de twee wil je als percentage van het andere zien?')
    : undefined;
