import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { tokensOf, type Token } from '../text/tokens.ts';

/** Words that only ask to see what was told, or point at it: what is asked of it is another word. */
export const FRAME: ReadonlySet<string> = new Set(
  [
    'en of dan dus nu nou maar graag eens even ook nog toch precies eigenlijk allemaal zoal alsjeblieft aub',
    'laat toon geef doe noem neem pak zet leg reken mag kun kan wil zou willen ik je we wij me mij ons zien bekijken inzien hebben krijgen geven tonen weten uitrekenen',
    'welke welk wat is was zijn waren wordt zit zitten zat zaten hoort horen valt vallen ligt liggen staat staan bestaat bestaan komt komen kwam gaat gaan ging',
    'dat die dit deze het de een er daar hier ze van voor uit in op bij om met aan tot',
    'daarvan hiervan ervan daarbij erbij daarachter erachter daarin erin daaruit eruit daarop erop',
    'losse onderliggende achterliggende bijbehorende afzonderlijke alle hele twee 2 beide allebei bedrag bedragen cijfers',
  ]
    .join(' ')
    .split(' '),
);

interface Notion {
  /** What is left of a turn without its frame. */
  readonly word: RegExp;
  readonly of: (question: Question, earlier: Question | undefined) => boolean;
  readonly as: (line: string) => string;
}

const MONTHS_OF_YEAR = 12;
const isWhole = ({ split, limit }: Question): boolean => (split ?? limit) === undefined;
const isAmount = ({ subject, split, measure, limit }: Question): boolean =>
  /^(?:figure|account|relation)$/.test(subject.kind) && (split ?? limit ?? measure) === undefined;

const isOmzet = (question: Question): boolean =>
  isAmount(question) && question.subject.kind === 'figure' && question.subject.key === 'omzet';

/** What may be asked of an amount in so many ways, and how that is called. */
const NOTIONS: readonly Notion[] = [
  {
    word: /^(?:boekingen|boekingsregels|mutaties|grootboekmutaties)(?: (?:onder|achter|daaronder))?$/,
    of: isWhole,
    as: () => 'welke boekingen zijn dat',
  },
  {
    word: /^(?:(?:hoeveel|welk|gat|kloof|procent|percentage|%) )*(?:(?:verschil(?:t|len|de|den)?|scheel(?:t|de|den)|schelen|tussen|daartussen|ertussen|onderling|onderlinge)(?: |$))+$/,
    // Of one amount there is nothing that it differs from.
    of: (question, earlier) => earlier !== undefined && isWhole(question),
    as: (line) =>
      `wat is het verschil${/ (?:twee|2|beide|allebei) |tussen /.test(line) ? ' tussen die twee' : ''}`,
  },
  {
    word: /^(?:(?:posten|kostenposten|onder|daaronder|onderdelen|specificatie|specificeren|gespecificeerd)(?: |$))+$/,
    of: isAmount,
    as: () => 'waar bestaat dat uit',
  },
  {
    // 'Sinds wanneer staat dat' is told with each invoice.
    word: /^(?:(?:sinds|vanaf) wanneer(?: open)?|hoe ?lang al|hoeveel dagen(?: (?:al|te laat))?|wanneer (?:factuur|facturen|nota|notas|rekening|rekeningen))$/,
    of: ({ subject }) =>
      subject.kind === 'open' || (subject.kind === 'relation' && subject.side === 'openstaand'),
    as: () => 'welke facturen zijn dat',
  },
  {
    // Of all months of a year the whole of it is their sum.
    word: /^(?:(?:heel|gehele|volledige) )?jaar$/,
    of: ({ split, period }) =>
      split === 'maand' && (period === undefined || monthsIn(period) >= MONTHS_OF_YEAR),
    as: () => 'in totaal',
  },
  // 'Voor hoeveel' behind the largest: it is told with it.
  { word: /^hoeveel$/, of: ({ limit }) => limit === 1, as: () => 'hoeveel is dat' },
  { word: /^(?:klanten|afnemers|opdrachtgevers)$/, of: isOmzet, as: () => 'per klant' },
];
/** Beside a part of the year that something is divided by. */
const DIVIDING =
  /^(?:per|elke?|iedere?|naar|over|splits|opsplitsen|uitsplitsen|opgesplitst|uitgesplitst|gesplitst|verdeel|verdeeld|verdelen|verdeling|apart|los|hoe|ziet|tot|rij|rijtje|maak)$/;
const UNIT =
  / (?:(?:per|elke?|iedere?|naar|tot) (maand|kwartaal|klant)|(maanden|kwartalen|klanten)) /;
const UNITS: Readonly<Record<string, string>> = {
  maanden: 'maand',
  kwartalen: 'kwartaal',
  klanten: 'klant',
};
/** 'Wat is dat per maand' asks what it comes to, and 'welke maanden' which of them. */
const OTHERWISE = / (?:wat|hoeveel|welke) /;

const BOTH = / (?:beide|allebei|twee|2) /;

const MADE_OF =
  /^ (?:en )?(?:wat|welke) (?:zit|zitten|hoort|horen|valt|vallen) .*(?:daar|daarin|daarbij|erin|erbij|er .*(?:in|bij)) /;

/** 'Laat de losse boekingen eens zien' is 'welke boekingen zijn dat': all else in it only points. */
export function bareNotion(
  tokens: readonly Token[],
  question: Question,
  earlier: Question | undefined,
): readonly Token[] | undefined {
  const words = tokens.map(({ text }) => text).filter((text) => !FRAME.has(text));
  const line = ` ${tokens.map(({ text }) => text).join(' ')} `;
  const [, one, many] = OTHERWISE.test(line) ? [] : (UNIT.exec(line) ?? []);
  const unit = one ?? UNITS[many ?? ''];
  // 'Beide per kwartaal' is of both that were told.
  if (unit !== undefined && BOTH.test(line)) return undefined;
  if (unit !== undefined)
    return (unit === 'klant' ? isOmzet : isAmount)(question) &&
      words.every((text) => DIVIDING.test(text) || /^(?:maand|kwarta|klant)/.test(text))
      ? tokensOf(`per ${unit}`)
      : undefined;
  // 'Wat hoort daar allemaal bij'.
  const said = words.join(' ') || (MADE_OF.test(line) ? 'onderdelen' : '');
  const notion = NOTIONS.find(({ word, of }) => word.test(said) && of(question, earlier));
  return notion && tokensOf(notion.as(line));
}
