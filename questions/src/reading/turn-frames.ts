import type { Question } from '@kengetal/contract';
import { LEXICON } from '../lexicon/lexicon.ts';
import { UNITS } from '../periods/time-words.ts';
import { amountAt, countOf, ordinalOf } from '../text/numbers.ts';
import { tokenOf, tokensOf, type Token } from '../text/tokens.ts';
import type { Before, Reading } from '../world.ts';
import { bareNotion } from './bare-notions.ts';
import { isPeriodSplit } from './draft.ts';

/** Words around what a turn names that only ask to see it. */
const SHOWING =
  /^(?:en|of|dan|dus|nu|nou|maar|graag|eens|even|ook|nog|alleen|enkel|slechts|laat|toon|geef|doe|noem|neem|pak|zet|mag|kun|kan|wil|ik|je|me|mij|ons|zien|hebben|weten)$/;
/** The same where a turn asks for it: 'wie is de grootste', 'wat staat er bovenaan'. */
const ASKING = /^(?:welke?|wat|is|was|zijn|staat|stond|staan|stonden|er|daar|komt|kwam)$/;
const TOP = /^(?:grootste|hoogste|bovenste|beste|duurste|kleinste|laagste|onderste|eerste)$/;

/** What a turn begins with, and the word for it: 'oeps, ik bedoel 2023', 'beperk dat tot q2'. */
const BEGINNINGS: readonly (readonly [said: RegExp, as: string])[] = [
  [
    /^(?:(?:oeps|oei|ai|oh?|pardon|wacht|fout|foutje|excuus) )+(?:(?:nee|sorry) )*(?:(?:ik|we) (?:bedoel|bedoelde|bedoelden) )?/,
    'nee',
  ],
  [/^(?:en )?(?:(?:alle|alles|allemaal|iedereen) )?(?:behalve|uitgezonderd) /, 'zonder'],
  [
    /^(?:en )?(?:beperk|beperkt|hou|houd) (?:dat|het|die|je|ze) (?:eens |nu )?(?:tot|bij) /,
    'alleen',
  ],
  // 'Hetzelfde maar dan zonder afschrijvingen', 'hoe zit dat als je de huur niet meetelt'.
  [
    /^(?:(?:en|maar|doe|geef|dan|nu|graag|precies) )*(?:(?:het|dat|die|de)?zelfde|idem|ditto|(?:hoe|wat) (?:zit|is|was|wordt|werd|ziet|zou|ga|gaat|stond|staat)(?: (?:dat|het|die|er|uit|eruit|zijn|worden|dan|nu))*)(?: (?:maar|dan|nu|ook|eens|even))* (?=(?:zonder|exclusief|excl|min|minus|plus|als|wanneer|indien|behalve) )/,
    'en',
  ],
];

/** 'Als ik die twee naast elkaar leg': of both, as what is asked behind it says. */
const SUPPOSED =
  /^(?:en )?(?:als|wanneer|indien) (?:ik|je|jij|u|we|wij|men) (?:die|deze|de) (?:twee|2|beide|bedragen|cijfers|jaren)? ?(?:eens |nu )?(?:naast|tegen|tegenover) elkaar (?:leg|legt|leggen|zet|zetten|houd|houdt|houden) (?=.*(?:tussen|verschil|scheelt))/;

/** 'Als je die twee optelt': what they are together. */
const ADDED_UP =
  /^(?:en )?(?:als|wanneer|indien) (?:ik|je|jij|u|we|wij|men) ((?:die|deze|de) (?:twee|2|drie|3|vier|4|beide|alles)|alles) (?:dan |nu |eens |bij |elkaar |mekaar |samen )*(?:optel|optelt|optellen|samentelt|samentel|samenneemt|samenneem|neemt|neem|tel|telt)$/;

const LEADING =
  /^(?:en|dan|maar|graag|liever|nu|ook|eens|even|nog|doe|geef|toon|zet|dat|het|die|me|mij|je)$/;
const TRAILING =
  /^(?:graag|dan|maar|eens|even|ook|nog|aub|ajb|alsjeblieft|alstublieft|zien|neer|geweest)$/;

/**
 * A turn that nothing is known of, without the words at its ends that say nothing of what is asked:
 * 'liever per maand', 'zonder afschrijvingen graag'.
 */
export function atItsCore(
  text: string,
  reading: Reading,
  { question }: Before,
  read: (core: string) => Reading,
): Reading {
  const isUnknown =
    (reading.kind === 'geen_antwoord' && reading.reason === 'onbekend') ||
    (reading.kind === 'terugvraag' && reading.choices.length === 0);
  if (!isUnknown || !question) return reading;
  const words = text
    .toLowerCase()
    .split(/[\s?!]+/)
    .filter((word) => word !== '');
  const from = words.findIndex((word) => !LEADING.test(word));
  const to = words.findLastIndex((word) => !TRAILING.test(word)) + 1;
  const isLess = from >= 0 && to > from && (from > 0 || to < words.length);
  const again = isLess ? read(words.slice(from, to).join(' ')) : undefined;
  return again?.kind === 'vraag' ? again : reading;
}

/**
 * A turn without the frame that it is said in: 'laat de grootste eens zien' is 'en de grootste', and
 * 'oeps ik bedoel mei' is 'nee mei'. What is said in it is read by those who know what was told.
 */
export function withoutFrame(
  tokens: readonly Token[],
  { question, earlier }: Before,
): readonly Token[] {
  if (!question) return tokens;
  const line = tokens.map(({ text }) => text).join(' ');
  for (const [said, as] of BEGINNINGS) {
    const taken = said.exec(line)?.[0].trim().split(' ').length ?? 0;
    if (taken > 0 && taken < tokens.length) return [tokenOf(as), ...tokens.slice(taken)];
  }
  const supposed = SUPPOSED.exec(line)?.[0].trim().split(' ').length;
  if (supposed !== undefined)
    return withoutFrame([tokenOf('en'), ...tokens.slice(supposed)], { question, earlier });
  const added = ADDED_UP.exec(line)?.[1];
  if (added !== undefined) return tokensOf(`${added} samen`);
  return (
    sameSaid(tokens) ??
    sizeSaid(tokens, question) ??
    rowSaid(tokens, question) ??
    bareNotion(tokens, question, earlier) ??
    tokens
  );
}

const SAME = /^(?:de|het|dat|die)?zelfde$/;

/** 'Zelfde lijntje voor de huur', 'dezelfde som met de EBITDA': what was asked, whatever it is called. */
function sameSaid(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(({ text }) => SAME.test(text));
  const [noun, next] = tokens.slice(at + 1);
  const isFrame = at >= 0 && tokens.slice(0, at).every(({ text }) => SHOWING.test(text));
  const isOther = /^(?:voor|van|met|bij|over)$/.test(next?.text ?? '');
  if (!isFrame || !isOther || !noun || SAYS.test(noun.text)) return undefined;
  const isKnown = UNITS.longestAt(tokens, at + 1) ?? LEXICON.longestAt(tokens, at + 1);
  return isKnown ? undefined : [tokenOf('hetzelfde'), ...tokens.slice(at + 2)];
}
/** Words that say which of it is meant. */
const SAYS = /^(?:lijst|lijstje|rij|rijtje|tabel|overzicht|periode|tijd|datum|moment)$/;

/** What a turn calls the rows that were told, before it says how large they must be. */
const ROWS =
  /^(?:die|deze|degenen?|alles|facturen|nota|notas|boekingen|boekingsregels|regels|posten|bedragen|klanten|leveranciers|rekeningen|daarvan|hiervan|ervan|die|van|met|een|bedrag|zijn|waren|liggen|komen|uitkomen)$/;
const MORE: Readonly<Record<string, readonly string[]>> = {
  boven: ['boven'],
  onder: ['onder'],
  vanaf: ['vanaf'],
  minstens: ['minstens'],
  minimaal: ['minstens'],
  hoger: ['boven', 'dan'],
  groter: ['boven', 'dan'],
  meer: ['boven', 'dan'],
  lager: ['onder', 'dan'],
  kleiner: ['onder', 'dan'],
  minder: ['onder', 'dan'],
};

/** 'Alleen die boven de 1000', 'welke daarvan zijn hoger dan 5k': an amount, and no account of that number. */
function sizeSaid(
  tokens: readonly Token[],
  { split, measure, subject }: Question,
): readonly Token[] | undefined {
  const isRows =
    split !== undefined || measure === 'boekingen' || /^(?:open|lines)$/.test(subject.kind);
  const at = tokens.findIndex(({ text }) => text in MORE);
  const [word = '', next] = MORE[tokens[at]?.text ?? ''] ?? [];
  const isFrame = tokens
    .slice(0, Math.max(at, 0))
    .every(({ text }) => SHOWING.test(text) || ASKING.test(text) || ROWS.test(text));
  if (at < 0 || !isRows || !isFrame || (next !== undefined && tokens[at + 1]?.text !== next))
    return undefined;
  const behind = tokens
    .slice(at + (next === undefined ? 1 : 2))
    .filter(({ text }) => text !== 'de');
  const amount = amountAt(
    behind.map(({ text }) => text),
    0,
  );
  const isMore =
    amount &&
    behind
      .slice(amount.length)
      .some(({ text }) => !/^(?:euro|eur|zijn|liggen|graag|aub)$/.test(text));
  const isYear = amount?.isMoney === false && /^(?:19|20)\d\d$/.test(behind[0]?.text ?? '');
  if (!amount || isMore || isYear) return undefined;
  const sum = behind.slice(0, amount.length).filter(({ text }) => !/^(?:euro|eur)$/.test(text));
  return [tokenOf('alleen'), tokenOf(word), ...sum, tokenOf('euro')];
}

/** The rows of a list that a turn names, and nothing else. */
function rowSaid(tokens: readonly Token[], question: Question): readonly Token[] | undefined {
  const isList = question.split !== undefined || question.subject.kind === 'open';
  if (!isList) return undefined;
  const isWho = tokens.some(({ text }) => text === 'wie');
  if (isWho && question.split !== 'relatie' && question.subject.kind !== 'open') return undefined;
  const isFrame = ({ text }: Token) => SHOWING.test(text) || ASKING.test(text) || text === 'wie';
  const from = tokens.findIndex((token) => !isFrame(token));
  const to = tokens.findLastIndex((token) => !isFrame(token)) + 1;
  const core = tokens.slice(from, to).map(({ text }) => text);
  const isOne = question.limit === 1 && !isPeriodSplit(question.split);
  const row = isOne && isNext(core, tokens) ? 'en daarna' : rowOf(core);
  return row === undefined ? undefined : tokensOf(row);
}

/** 'Die daarna', 'wie komt er dan': the row behind the one that was told. */
const isNext = (core: readonly string[], tokens: readonly Token[]): boolean =>
  core.length === 0
    ? /\b(?:komt|kwam)\b.* dan$/.test(tokens.map(({ text }) => text).join(' '))
    : /^(?:(?:de|die|het|dat) )?(?:volgende|daaropvolgende|opvolgende|daarna|erna|daaronder|daarachter|volgt(?: (?:daarop|daarna|erop|erna))?)$/.test(
        core.join(' '),
      );

function rowOf(core: readonly string[]): string | undefined {
  const words = core.filter((text) => !/^(?:de|het|op|plek|plaats|die)$/.test(text));
  const [first = '', second, ...more] = words;
  if (more.length > 0) return undefined;
  if (first === 'bovenaan' && second === undefined) return 'en de bovenste';
  if (TOP.test(first) && second === undefined) return `en de ${first}`;
  const count = countOf(second) ?? 0;
  if (count > 1 && /^(?:eerste|bovenste|grootste|hoogste)$/.test(first)) return `top ${count}`;
  const isOn = core[0] === 'op' && countOf(first) !== undefined && second === undefined;
  if (isOn) return `en nummer ${first}`;
  if (/^(?:nummer|nr)$/.test(first)) {
    const place = countOf(second) ?? ordinalOf(second);
    return place === undefined ? undefined : `en nummer ${place}`;
  }
  return undefined;
}
