import { withoutIntroduction } from './introduction.ts';
import { correctedTokens } from '../lexicon/corrected.ts';
import { yearsApart } from '../periods/dates.ts';
import { SPELLING } from '../lexicon/lexicon.ts';
import { withNamesJoined } from '../names/accounts.ts';
import { withoutOwnName } from '../names/own-name.ts';
import { tokensOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isOfReturns } from '../wording/periods.ts';
import { saidOf } from '../wording/said.ts';
import type { Before, Reading } from '../world.ts';
import { dated } from './dated.ts';
import { isStock } from './draft.ts';
import { endsOfTold } from './ends-of-told.ts';
import { askedBack, choicesOf, outsideAll, settled } from './drafted.ts';
import { keptFrom } from './kept-from.ts';
import { leansBack } from './narrowed.ts';
import { inEuros } from './in-euros.ts';
import { judged } from './judged.ts';
import { withUnits } from './implied.ts';
import { withoutTakenBack } from './not-this.ts';
import { accountedFor } from './accounted-for.ts';
import { withExcepted } from './denied.ts';
import { withoutQuote } from './quoted.ts';
import { otherEndOfTime } from './other-end-of-time.ts';
import { spentOf } from './spent-in-turn.ts';
import { furtherRows } from './further-rows.ts';
import { howMany } from './how-many.ts';
import { pointedAt } from './pointed.ts';
import { payingSaid } from './paying-said.ts';
import { POINTING } from './pointing.ts';
import { priceThen } from './booked-of-recurring.ts';
import { clauseLeftOut } from './clause-left-out.ts';
import { centresBeside, saidBriefly } from './said-briefly.ts';
import { isHalf, saidShorter } from './said-shorter.ts';
import { summedInClause } from './summed-in-clause.ts';
import { withoutFound, withRow } from './row-pointed.ts';
import { senseOf, type Sense } from './sense.ts';
import { amountExplained } from './amount-explained.ts';
import { chosenBy, isOfAll, isPlaced, movedTo, pickedFrom, timedOf } from './offered.ts';
import { otherWhole } from './calendar-years.ts';
import { ofOwnPeriod } from './own-period.ts';
import { betweenRows } from './two-rows.ts';
import { afterMoment } from './after-moment.ts';
import { afterOperation } from './after-operation.ts';
import { offersTold, withoutHelp, withoutRepeat, withoutUnread } from './unread.ts';
import { askedTwice } from './asked-twice.ts';
import { atItsCore, withoutFrame } from './turn-frames.ts';
import { reworded } from './turn-reworded.ts';
import { namesSubject, unsaid } from './unsaid.ts';
import { byItself } from './by-itself.ts';
import { readingOf } from './sense-read.ts';
import { whoIsLate, whoOfAge } from './who-is-late.ts';
import { readBeside } from './told.ts';
import { withoutWhenWanted } from './wanted-when.ts';
import { wordingsOf } from './wordings.ts';

const WHICH = 'Wat wil je zien?';
/** Longest text that is read. */
const LONGEST = 8_000;

/** What a question asks by the calendar of a vocabulary. */
export function readBy(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const reading = readInTurn(text, vocabulary, asked);
  const alone = (before: Before) => readAfter(text, vocabulary, before);
  const read = (core: string) => readInTurn(core, vocabulary, asked);
  return byItself(text, reading, vocabulary, asked, alone) ?? atItsCore(text, reading, asked, read);
}

function readInTurn(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const made = amountExplained(text, vocabulary, asked, (heading) =>
    readAfter(heading, vocabulary, {}),
  );
  if (made) return made;
  const picked = pickedFrom(text, asked.offered ?? [], vocabulary);
  if (picked) return settled(picked, [], vocabulary);
  const before = withoutRepeat(withoutUnread(withoutHelp(asked), vocabulary));
  const reading = readAfter(text, vocabulary, before);
  if (before.offered === undefined || reading.kind !== 'vraag') return reading;
  // 'Mutaties dit jaar' after a name that nothing has: not all that is booked.
  if (isOfAll(reading.question) && before.offered.length === 0)
    return askedBack(
      'Van welke rekening of relatie wil je de boekingen zien?',
      [reading.question],
      vocabulary,
    );
  const sense = senseIn(text, vocabulary);
  const isTimed = sense.scanned.marks.some(({ piece }) => piece !== undefined);
  const chosen =
    isTimed || !namesSubject(sense) ? undefined : chosenBy(text, reading.question, before.offered);
  if (chosen) return { kind: 'vraag', question: chosen, others: [] };
  // 'En hoeveel was dat dit jaar voor ze' says more than a period.
  const isPeriod =
    isTimed && sense.tokens.length <= 4 && !sense.tokens.some((token) => POINTING.has(token.text));
  const moved = isPeriod ? movedTo(reading.question, before.offered) : [];
  if (moved.length === 1 && moved[0]) return settled(moved[0], [], vocabulary);
  if (moved.length > 0)
    return { kind: 'terugvraag', text: WHICH, choices: choicesOf(moved, vocabulary) };
  const alone = readAfter(text, vocabulary, before.period ? { period: before.period } : {});
  if (JSON.stringify(alone) === JSON.stringify(reading) && !leansBack(sense)) return reading;
  if (offersTold(before) && alone.kind !== 'vraag') return reading;
  // 'En de kosten' behind what was asked back of one period, whatever is chosen, is of that.
  const isNext = sense.tokens[0]?.text === 'en' && !isStock(reading.question, vocabulary);
  if (
    isNext &&
    alone.kind === 'vraag' &&
    isPlaced(reading.question, alone.question, before.offered)
  )
    return reading;
  // 'Tov q3 2024' after 'waarvan wil je dat weten': each that was offered, of that period.
  const timed =
    isPeriod && alone.kind !== 'vraag'
      ? timedOf(before.offered, (question) => readAfter(text, vocabulary, { question }))
      : [];
  const [only, ...more] = timed;
  if (only && more.length === 0 && before.offered.length > 1) return settled(only, [], vocabulary);
  if (only && more.length > 0) return askedBack(WHICH, timed, vocabulary);
  const understood = { label: saidOf(reading.question, vocabulary), question: reading.question };
  const others =
    alone.kind === 'vraag'
      ? [{ label: saidOf(alone.question, vocabulary), question: alone.question }]
      : [];
  return { kind: 'terugvraag', text: WHICH, choices: [understood, ...others] };
}

function readAfter(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const read = (less: string) => readWhole(less, vocabulary, asked);
  const sense = (part: string) => senseIn(part, vocabulary);
  const said = summedInClause(
    clauseLeftOut(withoutWhenWanted(text.slice(0, LONGEST), sense), sense),
    sense,
  );
  return readBeside(said, sense, read, vocabulary);
}

const senseIn = (part: string, vocabulary: Vocabulary): Sense =>
  senseOf(correctedTokens(part, vocabulary), vocabulary);

/** As a whole, or without the sentences and clauses that only say why it is asked. */
function readWhole(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const sense = (part: string) => senseIn(part, vocabulary);
  const said = yearsApart(withoutIntroduction(text, vocabulary, sense), vocabulary.calendar);
  const whole = readSaid(said, vocabulary, asked);
  if (!isHalf(whole))
    return ofOwnPeriod(whole, said, vocabulary, (last) => readSaid(last, vocabulary, asked));
  for (const less of saidShorter(said, whole, sense)) {
    const reading = readSaid(less, vocabulary, asked);
    if (reading.kind === 'vraag') return reading;
  }
  return outsideAll(whole, vocabulary);
}

/** In the words that are read for what is said, or in its own where those tell no answer. */
function readSaid(text: string, vocabulary: Vocabulary, asked: Before): Reading {
  const said = withoutQuote(text, vocabulary);
  const { own, otherwise } = wordingsOf(said.plain, vocabulary, asked);
  const reading = otherwise && readWords(otherwise, said, vocabulary, asked);
  return reading?.kind === 'vraag' ? reading : readWords(own, said, vocabulary, asked);
}

function readWords(
  all: readonly Token[],
  { plain, quote }: ReturnType<typeof withoutQuote>,
  vocabulary: Vocabulary,
  asked: Before,
): Reading {
  const { world, relations, accounts } = vocabulary;
  const own = withoutOwnName(
    payingSaid(withoutFrame(all, asked)),
    world.name,
    (word) =>
      relations.index.has(word) ||
      accounts.index.find(word, 'part').length > 0 ||
      SPELLING.isKnown(word),
  );
  const less = withoutFound(own, asked) ?? furtherRows(own, asked.question);
  if (less) return settled(less, [], vocabulary);
  const row =
    withRow(own, asked) ?? inEuros(own, asked) ?? endsOfTold(own, asked, vocabulary.calendar);
  const before = row?.before ?? pointedAt(tokensOf(plain), asked, vocabulary.calendar);
  const words = row
    ? [...row.tokens]
    : withNamesJoined(
        [...saidBriefly(centresBeside(own, vocabulary), before, vocabulary)],
        vocabulary,
      );
  const tokens = withExcepted(judged(withUnits(words, before, vocabulary), before));
  const isVat = before.question !== undefined && isOfReturns(before.question);
  const whole = senseOf(tokens, vocabulary, { quote, isVat });
  const taken = before.question ? withoutTakenBack(whole) : tokens;
  const left = taken === tokens ? reworded(whole, before) : taken;
  const sense = left === whole.tokens ? whole : senseOf(left, vocabulary, { quote, isVat });
  const done = afterOperation(sense, before) ?? otherWhole(sense, before);
  if (done) return done;
  const between =
    whoOfAge(sense, before.question) ??
    betweenRows(sense, asked) ??
    priceThen(sense, before) ??
    spentOf(sense, before) ??
    otherEndOfTime(sense, before);
  if (between) return settled(between, [], vocabulary);
  const reading = keptFrom(readingOf(sense, before, quote), sense, before);
  if (reading.kind !== 'vraag') return reading;
  const count = howMany(sense, reading.question, before.question);
  if (count && 'kind' in count) return askedBack(count.text, count.questions, vocabulary);
  const listed = count ?? whoIsLate(sense, reading.question) ?? reading.question;
  const told = dated(sense, listed, before.question);
  const moved = afterMoment(sense, { ...reading, question: told }, before);
  const { question } = moved;
  const twice = askedTwice(sense, question, (part) => readingOf(part, {}, undefined));
  if (twice) return askedBack(twice.text, twice.questions, vocabulary);
  const read = accountedFor(moved, sense, before);
  const back = read.kind === 'vraag' ? unsaid(sense, read.question, asked) : undefined;
  return back ? askedBack(back.text, back.questions, vocabulary) : read;
}
