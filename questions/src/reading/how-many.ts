import type { Question } from '@kengetal/contract';
import { SAYS_OFTEN } from '../lexicon/degrees.ts';
import { askedByVerb } from './asked-number.ts';
import { isPeriodSplit } from './draft.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';
import { ask } from './turns-chosen.ts';

type Split = NonNullable<Question['split']>;

const HOW_MANY = '(?:hoeveel|hvl|aantal)';
/** What may stand between 'hoeveel' and what is counted: 'van onze', 'openstaande'. */
const BETWEEN =
  '(?: (?:van )?(?:het|de|al|alle|die|deze|onze|ons|mijn)| (?:aantal|open|[a-z]{3,}e)){0,4}?';
const PARTIES =
  'klanten|afnemers|opdrachtgevers|leveranciers|toeleveranciers|onderaannemers|relaties|partijen';
/** Things that are counted, by what a list of them is divided by; bookings and invoices are lines of one. */
const THINGS: readonly (readonly [nouns: string, split: Split | undefined])[] = [
  [`${PARTIES}|debiteuren|crediteuren`, 'relatie'],
  [
    '(?:verkoop|inkoop|klant|leveranciers)?facturen|notas|boekingen|mutaties|transacties',
    undefined,
  ],
  ['(?:kosten|grootboek|omzet|uitgaven)?posten|(?:kosten|grootboek|omzet)?rekeningen', 'rekening'],
  ['maanden|mnd', 'maand'],
  ['kwartalen', 'kwartaal'],
  ['jaren|boekjaren', 'jaar'],
  ['kostenplaatsen|afdelingen|vestigingen', 'kostenplaats'],
];
const COUNTED = THINGS.map(
  ([nouns, split]) => [new RegExp(` ${HOW_MANY}${BETWEEN} (?:${nouns}) `), split] as const,
);
/** 'Hoeveel daarvan zijn', 'hoeveel van hen', 'hoeveel zijn dat er'. */
const OF_THOSE = new RegExp(
  ` ${HOW_MANY} (?:(?:daarvan|hiervan|ervan|er|van (?:hen|hun|ze|die|deze))|(?:zijn|waren|zitten|zaten|liggen|lagen|staan|stonden|komen|kwamen|hebben|hadden) (?:(?:dat|het|ze|die) )?er) `,
);
const PART_OF = new RegExp(
  ` (?:procent|%|percentage|pct|deel|aandeel|gedeelte) van(?: (?:het|de|al|alle|onze|ons|mijn|aantal|[a-z]{3,}e)){0,3} (?:${PARTIES}) `,
);

/** The measures that a list has: what it is of, or its lines. */
const LISTED: ReadonlySet<string> = new Set(['bedrag', 'boekingen']);

/**
 * How many rows there are, where that is asked of what was read as a list of them: 'hoeveel van onze
 * klanten kochten meer dan een ton' is the number of which customers did.
 */
export function howMany(
  sense: Sense,
  question: Question,
  before: Question | undefined,
): Question | AskedBack | undefined {
  const line = lineOf(sense);
  const { measure, subject } = question;
  if (SAYS_OFTEN.test(line) || (measure === 'aantal' && HOW_OFTEN.test(line)))
    return howOften(question);
  if (measure === 'aandeel' && PART_OF.test(line)) return shareOfCount(question);
  if (!LISTED.has(measure ?? 'bedrag')) return undefined;
  const found = COUNTED.find(([words]) => words.test(line));
  // 'Hoeveel daarvan' without a verb may be an amount.
  const isOfThose =
    before !== undefined &&
    OF_THOSE.test(line) &&
    askedByVerb(sense.tokens, /^(?:hoeveel|hvl)$/) === 'many';
  if (!found && !isOfThose) return undefined;
  if (subject.kind === 'recurring')
    return subject.aspect === undefined
      ? { kind: 'ask', text: 'Wat terugkomt tel ik niet. Wil je het zien?', questions: [question] }
      : undefined;
  return numberOf(question, found ? found[1] : before?.split, before);
}

const HOW_OFTEN = / (?:hoe vaak|hoeveel keer) /;
const BILLED = {
  omzet: 'debiteuren',
  kosten: 'crediteuren',
  kostprijs_omzet: 'crediteuren',
} as const;

/** 'Bij wie kopen we het vaakst': by how many invoices there are, or lines on an account. */
function howOften(question: Question): Question | AskedBack | undefined {
  const { subject, split, measure, of: _, ...rest } = question;
  const isListed = measure === undefined || measure === 'aantal';
  if (split === undefined && subject.kind !== 'open' && measure === 'aantal') return undefined;
  const groep = subject.kind === 'figure' ? BILLED[subject.key as keyof typeof BILLED] : undefined;
  if (isListed && groep !== undefined && (split === 'relatie' || isPeriodSplit(split)))
    return { ...rest, subject: { kind: 'charged', groep }, split, measure: 'aantal' };
  if (isListed && split === 'rekening' && subject.kind === 'figure')
    return { ...rest, subject, split, measure: 'boekingen' };
  if (subject.kind === 'charged' || subject.kind === 'recurring') return undefined;
  return ask('Hoe vaak dat is zet ik zo niet op volgorde. Wil je het naar bedrag zien?', [
    question,
  ]);
}

/** A list as how many it has. */
function numberOf(
  question: Question,
  split: Split | undefined,
  before: Question | undefined,
): Question | AskedBack | undefined {
  const { order: _, limit, skip: __, measure, ...list } = question;
  const { subject } = list;
  const counted: Question = { ...list, measure: 'aantal' };
  const isCut = limit !== undefined || (before?.limit ?? 1) > 1;
  if (subject.kind === 'open') {
    if (isPeriodSplit(list.split) || list.against !== undefined) return undefined;
    return split === 'relatie' ? { ...counted, split } : counted;
  }
  const isLines = measure === 'boekingen' || subject.kind === 'lines';
  if (isLines) return isCut && limit !== undefined ? undefined : counted;
  if (
    subject.kind === 'figure' &&
    /^(?:debiteuren|crediteuren)$/.test(subject.key) &&
    split === 'relatie'
  )
    return ask('Wil je weten hoeveel het er zijn, of hoeveel er openstaat?', [
      {
        ...list,
        subject: { kind: 'open', groep: subject.key as 'debiteuren' },
        split,
        measure: 'aantal',
      },
      question,
    ]);
  const isRows =
    list.split !== undefined &&
    (split === undefined || split === list.split) &&
    (list.rows !== undefined || !isPeriodSplit(list.split));
  if (!isRows || list.against !== undefined) return undefined;
  // Of the five that were told fewer are meant than of all.
  return isCut
    ? ask(
        'Hoeveel het er van die rij zijn tel ik niet. Wil je weten hoeveel het er van alle zijn?',
        [counted],
      )
    : counted;
}

/** A part of how many there are is of their number, and not of their amounts. */
const shareOfCount = ({ measure: _, of: __, ...list }: Question): AskedBack =>
  ask('Welk deel dat van het aantal is reken ik niet uit. Wat wil je zien?', [
    { ...list, split: 'relatie', measure: 'aantal' },
    { ...list, measure: 'aandeel' },
  ]);
