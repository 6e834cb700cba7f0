import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey, monthsIn } from '@kengetal/ledger';
import { MONTHS } from '../periods/time-words.ts';
import { isOfNobody, isPeriodSplit } from './draft.ts';
import type { Time } from './said-time.ts';
import { EXTREME } from './one-row-meant.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { says } from './turn-words.ts';

/** What an amount is divided by. */
export function splitOf(
  sense: Sense,
  time: Time,
  measure: Question['measure'],
  subject: Question['subject'],
): Question['split'] {
  const { marks } = sense.scanned;
  // 'Over de maanden januari t/m maart' names them.
  const isNaming = (end: number) =>
    sense.tokens[end - 1]?.text === 'maanden' &&
    marks.some(({ from, piece }) => from === end && piece !== undefined);
  const isGeneral = (from: number) => GENERAL_SPLIT.test(sense.tokens[from]?.text ?? '');
  const named = meant(marks, 'split').filter(({ mark }) => !isNaming(mark.to));
  const isHeld = time.against !== undefined || first(sense, 'against') !== undefined;
  if (isHeld && named.length > 0 && named.every(({ mark }) => isGeneral(mark.from)))
    return undefined;
  const told = named.some(({ mark }) => !isGeneral(mark.from))
    ? named.filter(({ mark }) => !isGeneral(mark.from))
    : named;
  // 'Hoe oud is de oudste' asks for one, and not for all by their age.
  const splits = told
    .map(({ value }) => value)
    .filter((value) => value !== 'ouderdom' || first(sense, 'order') === undefined);
  if (measure === 'boekingen' && named.every(({ mark }) => isGeneral(mark.from))) return undefined;
  const noun =
    told.length > 0 && told.every(({ mark }) => isGeneral(mark.from)) && splits.includes('groep')
      ? byNoun(sense)
      : undefined;
  if (noun !== undefined) return noun;
  const parts = splits.filter((each) => !isPeriodSplit(each));
  const said = parts.at(-1) ?? splits.at(-1);
  // What is open has no accounts: 'een specificatie van de openstaande facturen'.
  if (said === 'rekening' && subject.kind === 'open') return 'factuur';
  if (said === undefined && isMadeUp(sense)) return 'rekening';
  if (
    said === undefined &&
    measure === undefined &&
    time.split === undefined &&
    isRow(sense, subject)
  )
    return 'groep';
  const ranked = said === undefined && measure === undefined ? rankedBy(sense, subject) : undefined;
  if (ranked !== undefined) return ranked;
  if (said === undefined && isOfWhom(sense, subject)) return 'relatie';
  if (said !== undefined) return measure === 'gemiddelde' && said === 'maand' ? undefined : said;
  if (measure === undefined && time.against === undefined && isApart(sense, time))
    return isOfYears(sense, time) ? 'jaar' : 'maand';
  // The return of VAT is of a quarter, and its months are no more than which one it is.
  const isOfReturn = subject.kind === 'vat' && time.split === 'maand';
  const isOne = isOfReturn || isTogether(sense);
  const isEach = measure === undefined || measure === 'aandeel';
  return isEach && time.against === undefined && !isOne ? time.split : undefined;
}

/** 'Winst en verlies 2022, 2023 en 2024', 'balans van de laatste 3 jaar', 'w&v per kwartaal': beside each other. */
export function columnsOf(
  sense: Sense,
  time: Time,
  subject: Question['subject'],
): Pick<Question, 'split'> {
  const isHeld = time.against !== undefined || first(sense, 'against') !== undefined;
  const said = meant(sense.scanned.marks, 'split')
    .map(({ value }) => value)
    .find((value) => value === 'maand' || value === 'kwartaal' || value === 'jaar');
  const part =
    subject.kind === 'component' && BY_PARTS.has(subject.id) ? partSaid(sense) : undefined;
  if (part !== undefined) return { split: part };
  // A report by its parts beside another is not told: it is asked back, and not passed over.
  if (isHeld && (said === 'maand' || said === 'kwartaal')) return { split: said };
  if (isHeld || isTogether(sense)) return {};
  // 'Januari 2023 t/m december 2024' is one stretch.
  const isOfMonths = sense.tokens.some((_, at) => MONTHS.longestAt(sense.tokens, at) !== undefined);
  const isMany =
    time.period !== undefined &&
    monthsIn(time.period) > 12 &&
    isOfYears(sense, time) &&
    time.unit !== 'jaar';
  const split = said ?? time.split ?? (isMany && !isOfMonths ? 'jaar' : undefined);
  return split === undefined ? {} : { split };
}

/** Parts of a report that are of all relations and cost centres together. */
const BY_PARTS: ReadonlySet<string> = new Set([
  'winst-en-verlies',
  'balans',
  'kasstroom',
  'kengetallen',
]);

/** 'Winst en verlies per kostenplaats': what it is to be divided by, said as such. */
export const partSaid = ({ scanned, tokens }: Sense): Question['split'] =>
  meant(scanned.marks, 'split').find(
    ({ mark, value }) =>
      tokens[mark.from]?.text === 'per' &&
      /^(?:kostenplaats|dagboek|btw_code|relatie)$/.test(value),
  )?.value;

/** Whether it is asked what several come to together. */
export const isTogether = (sense: Sense): boolean =>
  has(sense, 'link', 'samen') ||
  sense.tokens.some(({ text }) =>
    /^(?:samen|totaal|totaalbedrag|totaalsaldo|opgeteld|optelsom|som|bijelkaar|mekaar|gezamenlijk|tezamen)$/.test(
      text,
    ),
  );

/** '2023 + 2024 los van elkaar', 'de laatste drie jaren op een rij', 'de eerste vier maanden onder elkaar'. */
const isApart = ({ tokens }: Sense, { unit }: Time): boolean =>
  unit === 'reeks' &&
  / (?:los van|naast|onder) elkaar | op een (?:rij|rijtje) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );
const isOfYears = ({ vocabulary: { calendar } }: Sense, { period }: Time): boolean =>
  period !== undefined &&
  calendar.spanOfYear(period.periode_min).periode_min === period.periode_min &&
  calendar.spanOfYear(period.periode_max).periode_max === period.periode_max;

/** 'De maand met de meeste kosten op rekening 4200', 'wie neemt de meeste toestellen af'. */
function rankedBy(sense: Sense, { kind }: Question['subject']): Question['split'] {
  const order = first(sense, 'order');
  const isOfOne = kind === 'account' || kind === 'relation';
  if (!isOfOne || (order !== 'hoogste' && order !== 'laagste')) return undefined;
  if (has(sense, 'noun', 'maanden') || says(sense, EXTREME)) return 'maand';
  if (has(sense, 'noun', 'kwartalen')) return 'kwartaal';
  const isOfParties = has(sense, 'noun', 'klanten') || has(sense, 'noun', 'leveranciers');
  return kind === 'account' && isOfParties ? 'relatie' : undefined;
}

/** 'Alle kosten op een rij' are each of them. */
const isRow = ({ tokens }: Sense, subject: Question['subject']): boolean =>
  subject.kind === 'figure' &&
  subject.key === 'kosten' &&
  / op (?:een )?(?:rij|rijtje) /.test(` ${tokens.map(({ text }) => text).join(' ')} `);

const NOUNS = {
  posten: 'rekening',
  klanten: 'relatie',
  leveranciers: 'relatie',
  kostenplaatsen: 'kostenplaats',
  maanden: 'maand',
  kwartalen: 'kwartaal',
} as const;

/** 'Verdeeld over de leveranciers': divided by what the noun says. */
const byNoun = (sense: Sense): Question['split'] =>
  (Object.keys(NOUNS) as (keyof typeof NOUNS)[])
    .filter((noun) => has(sense, 'noun', noun))
    .map((noun) => NOUNS[noun])[0];

/** 'Waar bestaan de overige kosten uit', 'welke rekeningen horen bij de autokosten'. */
const isMadeUp = ({ tokens }: Sense): boolean =>
  / (?:waar|waaruit|waarin) .*(?:bestaa[nt]|bestaan|opgebouwd|samengesteld|zitten)\b| rekening(?:en|nummers)? .*(?:horen|vallen|zitten) (?:bij|onder|in) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** 'Wie levert onze stroom', 'bij wie huren we': an account by those it was bought of. */
const isOfWhom = ({ tokens, relation }: Sense, subject: Question['subject']): boolean =>
  (subject.kind === 'account' || (subject.kind === 'figure' && isTraded(subject.key))) &&
  relation === undefined &&
  tokens.some(({ text }) => text === 'wie');

/** Omzet and costs are of somebody, results are not. */
const isTraded = (key: string): boolean =>
  isDefinitionKey(key) && definition(key).basis === 'flow' && !isOfNobody(key);

/** Words that say that it is divided, and not by what. */
export const GENERAL_SPLIT =
  /^(?:splits|uitgesplitst|opgesplitst|gesplitst|uitsplitsen|opsplitsen|verdeeld|verdeling|opgebouwd|uitsplitsing|zit|zitten|ontwikkeling|ontwikkeld|ontwikkelde|ontwikkelt|verloop|verlopen|verliep|trend)$/;

/** 'Waar gaat het aan op, per kostensoort': what it is divided by says what is. */
export function splitOfCosts({ scanned, tokens }: Sense): 'groep' | 'rekening' | undefined {
  const found = meant(scanned.marks, 'split').find(({ mark }) =>
    tokens.slice(mark.from, mark.to).some(({ text }) => /^kosten[a-z]+$/.test(text)),
  )?.value;
  return found === 'groep' || found === 'rekening' ? found : undefined;
}
