import type { Question } from '@kengetal/contract';
import { UNTOLD_WORDS } from '../lexicon/untold-words.ts';
import type { Sense } from './sense.ts';

/** Ordinary words, and the questions in which they say no more than the question does. */
interface WordSense {
  readonly words: RegExp;
  readonly isOf: (question: Question, subject: string) => boolean;
}

const of =
  (subjects: RegExp): WordSense['isOf'] =>
  (_, subject) =>
    subjects.test(subject);
const ofOthers =
  (subjects: RegExp): WordSense['isOf'] =>
  (_, subject) =>
    !subjects.test(subject);

/** Beside any other subject such a word asks what no reading tells: 'hoeveel omzet is er verrekend'. */
const WORD_SENSES: readonly WordSense[] = [
  {
    words: /^wacht(?:te|ten|en)?$/,
    isOf: of(/open|d[sp]o|debiteuren|crediteuren|vorderingen|schulden/),
  },
  {
    words:
      /^(?:terug(?:ge)?(?:vra?ag|vorder|krij?g|kre+g|ontv[ai]ng|betaa?l|boek)[a-z]*|afgetrokken)$/,
    isOf: ({ measure, only }, subject) =>
      /vat|btw|belasting|schulden|without/.test(subject) || (measure ?? only) !== undefined,
  },
  { words: /^(?:verloren|verloor)$/, isOf: of(/resultaat/) },
  {
    words: /^verdien(?:d|de|den|en|t)?$/,
    isOf: ofOthers(/(?<!personeels|loon)kosten|inkoop|ingekocht|crediteuren/),
  },
  {
    words: /^(?:tegen|mee)(?:ge)?(?:vallen|viel|vielen|valt)$/,
    isOf: ({ against, measure, order }) => (against ?? order ?? measure) !== undefined,
  },
  {
    words: /^verde(?:eld|len|elt|elde|elden)$/,
    isOf: ({ split, measure }, subject) =>
      split !== undefined || measure === 'aandeel' || /component/.test(subject),
  },
  { words: /^eerst$/, isOf: of(/"prijs"/) },
  { words: /^terug(?:ge)?(?:k[eo]+[mr])[a-z]*$/, isOf: of(/"recurring"/) },
  // 'Is er nog iemand die moet betalen'.
  { words: /^iemand$/, isOf: of(/"open|debiteuren|crediteuren/) },
  {
    words: /^(?:vroeger|voorheen|voordien|destijds)$/,
    isOf: ({ period, against }, subject) =>
      (period ?? against) !== undefined || /"prijs"/.test(subject),
  },
  {
    words: /^extra$/,
    isOf: ({ against, measure, period }) =>
      (against ?? period) !== undefined || measure === 'verschil',
  },
  {
    words: /^(?:vaak|regelmatig|regelmaat|frequentie|dikwijls)$/,
    isOf: ({ measure }, subject) => /recurring/.test(subject) || measure === 'aantal',
  },
  {
    words: /^(?:contract|tarief|premie|voorschot|bijdrage|termijn)(?:en|s)?$/,
    isOf: ({ split }, subject) =>
      split === 'btw_code' ||
      !/^(?!.*recurring).*"key":"(?:omzet|resultaat|bank_en_kas|kosten)"/.test(subject),
  },
  {
    words: /^bestel(?:d|de|den|t)$/,
    isOf: ({ split, subject }) => split === 'relatie' || subject.kind === 'relation',
  },
  {
    words: /^(?:anderen|overigen)$/,
    isOf: ({ skip, against, measure, limit }) =>
      (skip ?? against) !== undefined || measure === 'samen' || limit === undefined,
  },
  {
    // 'De dag met de meeste omzet'.
    words: /^dag$/,
    isOf: ({ order, day, subject: { kind } }) =>
      order === undefined || day !== undefined || !/^(?:figure|account)$/.test(kind),
  },
  { words: /^wijk(?:en|t)$/, isOf: ({ against }) => against !== undefined },
  { words: /^(?:rijd(?:en|t)?|re(?:ed|den)|gereden)$/, isOf: of(/"kind":"account"/) },
  { words: /^(?:spullen|spulletjes)$/, isOf: of(/"kind":"relation"/) },
  // 'Hoeveel klanten heb ik nodig'.
  { words: /^nodig$/, isOf: ({ measure }) => measure !== 'aantal' },
  { words: /^plaats$/, isOf: ({ limit }) => limit !== undefined },
  { words: /^kwijtraken$/, isOf: of(/without/) },
  {
    words: /^he(?:et|ten)$/,
    isOf: ({ order, limit, split }) => (order ?? limit ?? split) !== undefined,
  },
  { words: /^du(?:urt|ren)$/, isOf: of(/d[sp]o|runway/) },
  { words: /^(?:ge)?stop(?:t|te|ten)?$/, isOf: of(/vermogen|activa|schulden|bank_en_kas/) },
  { words: /^vervaldat(?:um|a|ums)$/, isOf: of(/open|recurring|lines|charged/) },
  { words: /^(?:uit)?geleend$/, isOf: of(/schulden|lening|vorderingen/) },
  { words: /^negatie(?:f|ve)$/, isOf: ({ rows }) => rows !== undefined },
  { words: /^bijgekomen$/, isOf: ({ against }) => against !== undefined },
  { words: /^ingediend$/, isOf: of(/vat/) },
  {
    words: /^(?:gewerkt|geklust)$/,
    isOf: ({ split, subject }) => split === 'relatie' || subject.kind === 'relation',
  },
];

/** Whether an ordinary word says of a question what its reading does not tell. */
export function isOfOtherSense(
  place: number,
  { tokens, scanned }: Sense,
  question: Question,
): boolean {
  const text = tokens[place]?.text ?? '';
  const sense = WORD_SENSES.find(({ words }) => words.test(text));
  const isTold =
    sense === undefined
      ? !UNTOLD_WORDS.has(text)
      : sense.isOf(question, JSON.stringify(question.subject));
  // 'Automatische betalingen'.
  const isOfPhrase = scanned.marks.some(
    ({ from, to, meanings }) =>
      from <= place &&
      place < to &&
      to - from > 1 &&
      meanings.some(({ role }) => role !== 'filler'),
  );
  if (isTold || (sense === undefined && isOfPhrase)) return false;
  // 'Het verlengde boekjaar', 'nee wacht'.
  const isOfTime = [place - 1, place + 1, place + 2].some((at) =>
    scanned.marks.some(({ from, to, piece }) => piece !== undefined && from <= at && at < to),
  );
  const isPause =
    (text === 'wacht' && (place === 0 || tokens[place - 1]?.text === 'nee')) ||
    (text === 'dag' && place === 0 && tokens[1]?.text !== 'met');
  const isDone = tokens.some((each) =>
    /^(?:heb|heeft|hebben|is|zijn|werd|werden)$/.test(each.text),
  );
  return !isPause && !(isOfTime && (text === 'verlengde' || (text === 'verlengd' && !isDone)));
}
