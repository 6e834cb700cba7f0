import type { Question } from '@kengetal/contract';
import { UNITS } from '../periods/time-words.ts';
import type { Token } from '../text/tokens.ts';
import { isStock } from './draft.ts';
import { carriedTo, narrowingOf } from './narrowing.ts';
import { isOfItself } from './no-figure-of.ts';
import { areCosts } from './owed-sides.ts';
import { isNotToldApart } from './not-told-apart.ts';
import { partOfOther } from './part-of-that.ts';
import { namesRow } from './row-pointed.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { isShort, lineOf, says, saysPeriod } from './turn-words.ts';
import { turnedByWords } from './turned-by-words.ts';

const BACK =
  /^(?:dat|die|daarvan|hiervan|daar|deze|daarin|hierin|ervan|daarop|daaraan|daarbij|daarmee|ze|hun|hen|hem|ie|m)$/;
const ROWS = /^(?:boekingen|boekingsregels|regels|mutaties|facturen|notas|bonnen)$/;
const THE = /^(?:de|die|deze|losse|onderliggende|achterliggende|bijbehorende|afzonderlijke)$/;
/** 'Wat kwam daar aan sociale lasten bij': something beside it. */
const BESIDE = /^(?:bij|naast|tegenover|bovenop)$/;
const OF = /^(?:van|bij|aan|op|over|in|voor)$/;

/** 'Daarvan', 'ze', 'de losse boekingen': a turn that is of what was asked before. */
export const pointsBack = (tokens: readonly Token[]): boolean =>
  pointsAtRows(tokens) ||
  tokens.some(
    ({ text }, at) =>
      (BACK.test(text) &&
        !(text === 'daar' && BESIDE.test(tokens.at(-1)?.text ?? '')) &&
        UNITS.longestAt(tokens, at + 1) === undefined) ||
      (text === 'er' && OF.test(tokens.at(-1)?.text ?? '')),
  );

/** 'En van Van Loon', 'en per keer': a turn that says too little to be asked by itself. */
export const leansBack = ({ tokens, figures, scanned, references }: Sense): boolean => {
  const isOwn =
    figures.length > 0 ||
    references.accounts.length > 0 ||
    scanned.marks.some(({ meanings }) =>
      meanings.some(({ role }) => role === 'side' || (role === 'subject' && tokens.length > 3)),
    );
  return (
    pointsBack(tokens) ||
    (says({ tokens }, /^toen$/) && !saysPeriod({ scanned })) ||
    (!isOwn && isShort({ tokens }) && /^(?:en|per|of|dan)$/.test(tokens[0]?.text ?? ''))
  );
};

/** 'Hoeveel krijgen ze nog van ons' after what was bought in a year that is past: as it stands now. */
export function owedNow(sense: Sense, question: Question, before: Question): Question | undefined {
  const { subject, period, ...rest } = question;
  const isOwed =
    subject.kind === 'open' || (subject.kind === 'relation' && subject.side === 'openstaand');
  const isTimed =
    sense.scanned.marks.some(({ piece }) => piece !== undefined && piece.back?.count !== 0) ||
    says(sense, THEN);
  const isOfOne = subject.kind === 'relation' && IS_OPEN.test(lineOf(sense));
  const isOfNow = !isTimed && ((says(sense, /^nog$/) && says(sense, NOW)) || isOfOne);
  return isOwed && period && isOfNow && !isStock(before, sense.vocabulary)
    ? { ...rest, subject }
    : undefined;
}

const THEN = /^(?:toen|destijds|eind|einde|ultimo|moment)$/;
const NOW =
  /^(?:staan?|staat|moet|moeten|krijgt?|krijgen|heeft|hebben|is|zijn|open|openstaan|openstaand|openstaat|komt|ligt|liggen)$/;

/** 'Wat staat er bij hem open', by a verb that is of now. */
const IS_OPEN = / (?:sta|staat|staan) (?:\S+ )*?open /;

/** 'Laat de losse boekingen zien': those of what was asked. */
export const pointsAtRows = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => ROWS.test(text) && THE.test(tokens[at - 1]?.text ?? ''));

/**
 * What a turn that points back has lost of the question before it: the relation, account, words or
 * document that it was of. What it is of goes on with it where that can be, else it asks back: an
 * amount of everything is no answer to 'hoeveel is daar open'. The first rule that says something wins.
 */
export function narrowed(
  sense: Sense,
  question: Question,
  before: Question,
): Question | AskedBack | undefined {
  const turned = turnedByWords(sense, question, before) ?? partOfOther(sense, question, before);
  if (turned) return turned;
  if (isChangeOfOpen(question, before)) return undefined;
  if (isOfNoRow(sense, question, before))
    return { kind: 'ask', text: 'Van wie of wat wil je dat zien? Noem de naam.', questions: [] };
  const isBack = pointsBack(sense.tokens);
  if (isNotToldApart({ sense, question, before, isBack })) return ask(question);
  const isOwn =
    Object.values(narrowingOf(question)).some((each) => each !== undefined) ||
    sense.relation !== undefined;
  const isOfBefore = isBack || isOfBeforeUnsaid(sense, question, before);
  if (isOwn || UNTOLD.has(question.subject.kind) || !isOfBefore || isOfItself(question))
    return undefined;
  return ofBefore(sense, question, before);
}

/** 'Wat is het verschil' of all that is open at two moments is that of the balance. */
const isChangeOfOpen = ({ subject, measure, split, against }: Question, before: Question) =>
  measure === 'verschil' &&
  against !== undefined &&
  split === undefined &&
  subject.kind === 'figure' &&
  (before.split ?? before.only ?? before.limit ?? before.measure ?? before.rows) === undefined &&
  JSON.stringify(before.subject) === JSON.stringify({ kind: 'open', groep: subject.key });

/** 'En nummer vier' where no list is told. */
function isOfNoRow(sense: Sense, question: Question, before: Question): boolean {
  if (!namesRow(sense.tokens)) return false;
  const isOfOne =
    /^(?:relation|account)$/.test(before.subject.kind) &&
    question.subject.kind === before.subject.kind;
  const isList = before.split !== undefined || before.measure === 'boekingen';
  return (isOfOne && !isList && sense.relation === undefined) || question.measure === 'samen';
}

/** Whether a turn is of what was asked before without a word that points at it. */
function isOfBeforeUnsaid(sense: Sense, { subject }: Question, before: Question): boolean {
  // 'Hoeveel facturen', 'grootste factuur' by itself.
  const isOfInvoices = subject.kind === 'charged' && sense.tokens.length <= 3 && !saysPeriod(sense);
  const isOfTax = before.subject.kind === 'vat' && says(sense, /^er$/);
  const isOfRecurring = subject.kind === 'recurring' && isShort(sense) && !says(sense, ALL);
  return isOfInvoices || isOfTax || isOfRecurring;
}

/** A turn that is of what was asked before, of which it asks another thing. */
function ofBefore(
  sense: Sense,
  question: Question,
  before: Question,
): Question | AskedBack | undefined {
  const { subject } = question;
  if (subject.kind === 'check' && before.subject.kind === 'check')
    return says(sense, ROWS) ? ask(question) : undefined;
  if (before.subject.kind === 'vat' && !isOfVat(question)) return ask(question);
  const { only, ...narrowing } = narrowingOf(before);
  if (only !== undefined) return ask(question);
  if (narrowing.relatie === undefined && narrowing.rekeningen === undefined)
    return ofCosts(sense, question, before);
  return (
    carriedTo(sense, question, narrowing) ??
    (isCount(question) ? notCounted(question, before) : ask(question))
  );
}

const isCount = ({ subject, measure }: Question): boolean =>
  subject.kind === 'charged' && measure === 'aantal';

/** 'Hoeveel bonnen' of an account: an invoice may be on several. */
const notCounted = (question: Question, before: Question): AskedBack => ({
  kind: 'ask',
  text: 'Facturen tel ik niet per rekening. Wil je de boekingen zien?',
  questions: [{ ...before, measure: 'boekingen' }, question],
});

/** 'Laat de facturen zien' of costs: those that were received, and of one kind of them its bookings. */
function ofCosts(
  sense: Sense,
  question: Question,
  before: Question,
): Question | AskedBack | undefined {
  const { subject, period } = before;
  const isOf = question.subject.kind === 'charged' && areCosts(before, sense);
  if (!isOf || subject.kind !== 'figure') return undefined;
  if (subject.key === 'kosten')
    return { ...question, subject: { kind: 'charged', groep: 'crediteuren' } };
  return isCount(question)
    ? notCounted(question, before)
    : { subject, measure: 'boekingen', ...(period && { period }) };
}

const isOfVat = ({ subject }: Question): boolean =>
  /^(?:vat|account)$|^btw/.test(subject.kind === 'figure' ? subject.key : subject.kind);

const ask = (question: Question): AskedBack => ({
  kind: 'ask',
  text: 'Daarvan heb ik dat niet apart. Bedoel je alles samen?',
  questions: [question],
});

/** Words for all that comes back. */
const ALL = /^(?:vaste?|lasten|abonnementen?|terugkerende?|contracten|kosten|alles|allemaal)$/;

/** What tells no amount of anything. */
const UNTOLD: ReadonlySet<string> = new Set(['data', 'help', 'definition', 'sum']);
