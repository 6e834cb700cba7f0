import { dayName, daysBetween, GROUPS, periodOfDay } from '@kengetal/ledger';
import type { Account, ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import type { Line } from '../lines.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';
import { residueOf } from '../residue.ts';
import { entryOf, sumOf } from '../lines.ts';

const CROSSING =
  /tussenrek|kruispost|(?:betaling(?:en)?|geld(?:en)?|stortingen) onderweg|\bsuspense/i;
const QUESTIONS =
  /vraagpost|uit te zoeken|nog te verdelen|te verdelen|privé ?[-/]? ?zakelijk|onbekende (?:betaling|ontvangst|post)|niet[- ]thuis/i;

/** What waits for its bill or its goods: that has a balance at the end of any month. */
const AWAITED = /goederen|facturen|te factureren/i;

/** Days in which money arrives, in which a bill follows goods, and in which a question is answered. */
const CROSSING_DAYS = 30;
const AWAITED_DAYS = 90;
const QUESTION_DAYS = 14;
/** Less than ten euros is rounded off some day, in cents. */
const LEAST = 1_000;

/** Lines that are read one by one. */
const FEW = 60;

/** An account for what is on its way, on which something stays. */
export const tussenrekening: BooksDetector = async (books) => {
  const found: Finding[] = [];
  for (const account of books.accounts.values()) {
    if (!isCrossing(account)) continue;
    const left = await leftOn(books, account, daysOf(account));
    if (Math.abs(sumOf(left)) >= LEAST) found.push(crossingFinding(books, account, left));
  }
  return found;
};

const isCrossing = ({ naam, groep }: Account): boolean =>
  GROUPS[groep].type === 'balans' &&
  (groep === 'kruisposten' || CROSSING.test(naam)) &&
  !QUESTIONS.test(naam);

/** Days in which what is on an account finds its other side. */
const daysOf = ({ naam }: Account): number => (AWAITED.test(naam) ? AWAITED_DAYS : CROSSING_DAYS);

/** An account for what nobody knew, on which something stays. */
export const vraagposten: BooksDetector = async (books) => {
  const found: Finding[] = [];
  for (const account of books.accounts.values()) {
    if (!QUESTIONS.test(account.naam)) continue;
    const left = await leftOn(books, account, QUESTION_DAYS);
    if (left.length > 0) found.push(questionFinding(books, account, left));
  }
  return found;
};

/** What is open for more than so many days; where one is settled in part, all that makes the balance. */
async function leftOn(
  books: ProjectBooks,
  { rekening }: Account,
  days: number,
): Promise<readonly Line[]> {
  const residue = await residueOf(books, rekening);
  if (!residue) return [];
  const old = residue.open.filter(({ datum }) => daysBetween(datum, books.now) > days);
  if (old.length === 0 || residue.isWhole) return old;
  return residue.lines.length > FEW ? old.slice(1) : residue.lines;
}

/** What both have in common. */
function inCommon(books: ProjectBooks, { rekening, naam }: Account, left: readonly Line[]) {
  const sum = sumOf(left);
  const sign: 1 | -1 = sum < 0 ? -1 : 1;
  const figure = linesFigure(left, sign, {
    label: `${naam}, niet weggeboekt`,
    explanation: `Boekingen op ${rekening} ${naam} die niet zijn weggeboekt.`,
  });
  const [first] = left;
  const since = first?.datum ?? books.now;
  const base: Omit<Finding, 'detector' | 'title' | 'summary' | 'how' | 'steps' | 'question'> = {
    key: rekening,
    category: 'kwaliteit',
    weight: Math.abs(sum),
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'zeker',
    about: {
      relaties: [],
      rekeningen: [rekening],
      documenten: [...new Set(left.map(({ boekstuk }) => boekstuk))],
    },
    periode_min: periodOfDay(since),
    periode_max: periodOfDay(books.now),
    blocks: [linesEvidence('Waarom', left, sign, figure)],
  };
  return { figure, since, base, side: sum < 0 ? 'credit' : 'debet' };
}

function crossingFinding(books: ProjectBooks, account: Account, left: readonly Line[]): Finding {
  const { naam } = account;
  const { figure, since, base, side } = inCommon(books, account, left);
  const isOne = left.length === 1;
  return {
    ...base,
    detector: 'tussenrekening',
    title: `${naam} niet op nul`,
    summary: isOne
      ? said`Op ${naam} staat sinds ${dayName(since)} ${figure} ${side}, nog niet weggeboekt.`
      : said`Op ${naam} staat ${figure} ${side}, nog niet weggeboekt, het oudste sinds ${dayName(since)}.`,
    how: said`Boekingen van meer dan ${String(daysOf(account))} dagen oud die op ${dayName(books.now)} niet zijn weggeboekt, de beginbalans meegeteld: eerst vallen gelijke bedragen tegen elkaar weg, daarna de oudste. Waar het bedrag hoort, staat niet in de boeken.`,
    steps: [
      AWAITED.test(naam)
        ? 'Zoek de factuur of de ontvangst die bij deze boekingen hoort.'
        : 'Zoek de andere kant van deze boekingen.',
      'Laat ze boeken.',
    ],
    question: isOne
      ? `Waar hoort het bedrag dat sinds ${dayName(since)} op ${naam} staat?`
      : `Waar horen de bedragen die op ${naam} staan, het oudste sinds ${dayName(since)}?`,
  };
}

function questionFinding(books: ProjectBooks, account: Account, left: readonly Line[]): Finding {
  const { naam } = account;
  const { figure, since, base, side } = inCommon(books, account, left);
  const entries = new Set(left.map(entryOf)).size;
  const isOne = entries === 1;
  const count = isOne ? 'één boeking' : `${entries} boekingen`;
  return {
    ...base,
    detector: 'vraagposten',
    title: `Open op ${naam}`,
    summary: said`Op ${naam} ${isOne ? 'wacht' : 'wachten'} ${count} op uitleg, de oudste sinds ${dayName(since)}, samen ${figure} ${side}.`,
    how: said`Boekingen van meer dan ${String(QUESTION_DAYS)} dagen oud die op ${dayName(books.now)} niet zijn weggeboekt. Waarvoor ze waren, staat niet in de boeken.`,
    steps: ['Zoek bij elke boeking de bon of de factuur.', 'Geef door waar hij bij hoort.'],
    question: `Waarvoor ${isOne ? 'was deze boeking' : 'waren deze boekingen'} op ${naam}?`,
  };
}
