import type { Figure } from '@kengetal/contract';
import { addMonths, monthName } from '@kengetal/ledger';
import { kengetalFigure } from '../../../books/figures/kengetallen.ts';
import { operandsOf } from '../../../books/figures/operands.ts';
import { valueOf } from '../../../books/figures/values.ts';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { lastFullMonth } from '../months.ts';
import { amount, evidence, said, text } from '../proof.ts';

/** Ratios and below what they are low: hundredths of a percent, and hundredths. */
const RATIOS = {
  solvabiliteit: {
    naam: 'De solvabiliteit',
    low: 2_500,
    least: '25%',
    what: 'Een klein deel van wat er is, is van de onderneming zelf: een tegenvaller komt dan snel bij schuldeisers terecht.',
    steps: [
      'Laat winst in de onderneming, en stel opnamen of dividend uit.',
      'Los schulden af met wat er over is.',
    ],
  },
  quick_ratio: {
    naam: 'De quick ratio',
    low: 80,
    least: '0,80',
    what: 'Er is minder geld en te ontvangen dan er binnenkort betaald moet worden.',
    steps: [
      'Kijk welke rekeningen binnenkort betaald moeten worden, en wat er eerder binnen kan komen.',
      'Spreek zo nodig op tijd een betaalregeling af.',
    ],
  },
} as const;
type Key = keyof typeof RATIOS;
const MONTHS = 12;

/** A low solvabiliteit or quick ratio that is lower than a year before. */
export const weerstand: BooksDetector = (books) => {
  const month = lastFullMonth(books);
  const from = addMonths(month, -MONTHS);
  if (`${from}` < books.first.slice(0, 7).replace('-', '')) return [];
  return (['solvabiliteit', 'quick_ratio'] as const).flatMap((key) => {
    const [now, before] = [ratioAt(books, key, month), ratioAt(books, key, from)];
    const [value, base] = [valueOf(now), valueOf(before)];
    if (value === undefined || base === undefined) return [];
    if (value >= RATIOS[key].low || value >= base) return [];
    return [findingOf(key, { month, from, now, before, value })];
  });
};

const ratioAt = ({ books }: ProjectBooks, key: Key, periode: number): Figure =>
  kengetalFigure(key, operandsOf(books, { periode_min: periode, periode_max: periode }));

interface Fallen {
  readonly month: number;
  readonly from: number;
  readonly now: Figure;
  readonly before: Figure;
  readonly value: number;
}

function findingOf(key: Key, { month, from, now, before, value }: Fallen): Finding {
  const { naam, least, what, steps } = RATIOS[key];
  const short = key === 'solvabiliteit' ? 'Solvabiliteit' : 'Quick ratio';
  return {
    detector: 'weerstand',
    key,
    category: 'cashflow',
    title: `${short} onder ${least}`,
    summary: said`${naam} is eind ${monthName(month)} ${now}, tegen ${before} een jaar eerder.`,
    weight: Math.abs(value),
    effect: null,
    urgency: 'heeft_tijd',
    due: null,
    certainty: 'zeker',
    about: { relaties: [], rekeningen: [], documenten: [] },
    periode_min: from,
    periode_max: month,
    blocks: [
      evidence(
        'Waarom',
        [text('Stand'), amount(short)],
        [
          [`Eind ${monthName(from)}`, before],
          [`Eind ${monthName(month)}`, now],
        ],
      ),
    ],
    how: said`${what} Onder ${least} is laag, en hij daalde in een jaar. Wat er nog geboekt moet worden en wat de bank zou lenen, staat niet in de boeken.`,
    steps: [...steps],
    question: `Waardoor is ${naam.toLowerCase()} gedaald, en wat kunnen we eraan doen?`,
  };
}
