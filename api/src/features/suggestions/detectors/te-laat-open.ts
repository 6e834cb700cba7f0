import { dayName, daysBetween, periodOfDay } from '@kengetal/ledger';
import type { Finding } from '../finding.ts';
import type { OwedLine } from '../owed.ts';
import { openFigure, type OpenItem } from '../open-now.ts';
import type { OwedDetector } from '../detector.ts';
import { amount, date, evidence, said, sumFigure, text } from '../proof.ts';

/** Days after the due date, and after the day of an invoice without one. */
const AFTER_DUE = 90;
const AFTER_INVOICE = 120;
/** Less is not worth a letter, in cents. */
const LEAST = 5_000;

/** Invoices that a customer has left open for months. */
export const teLaatOpen: OwedDetector = ({ relatie, naam, groep, lines, open = [] }, { now }) => {
  if (groep !== 'debiteuren') return [];
  const late = uncovered(
    open.filter((item) => isLate(item, now) && !isBeingPaid(item, lines)),
    open,
  );
  const size = late.reduce((sum, { cents }) => sum + cents, 0);
  if (size < LEAST) return [];
  const figures = late.map((item) => ({
    label: nameOf(item),
    figure: openFigure(item, now, 1, {
      label: `${nameOf(item)} van ${naam}`,
      explanation: 'Wat van deze factuur openstaat.',
    }),
  }));
  const all = sumFigure(figures, {
    label: `Te laat open van ${naam}`,
    explanation: `Facturen die op ${dayName(now)} langer dan ${AFTER_DUE} dagen na hun vervaldatum openstaan.`,
  });
  const [oldest] = late;
  if (!oldest) return [];
  const days = daysBetween(oldest.vervaldatum ?? oldest.datum, now);
  const since = oldest.vervaldatum ? 'na de vervaldatum' : 'na de factuurdatum';
  const what = late.length === 1 ? `factuur ${oldest.factuur}` : `${late.length} facturen`;
  const finding: Finding = {
    detector: 'te_laat_open',
    key: relatie,
    category: 'debiteuren',
    title: `Te laat open bij ${naam}`,
    summary:
      late.length === 1
        ? said`Van ${naam} staat ${all} nog open op ${what}, ${String(days)} dagen ${since}.`
        : said`Van ${naam} staat ${all} nog open op ${what}, de oudste al ${String(days)} dagen ${since}.`,
    weight: size,
    effect: { figure: all, per: 'te_laat_open' },
    urgency: 'deze_week',
    due: null,
    certainty: 'zeker',
    about: {
      relaties: [relatie],
      rekeningen: [...new Set(late.map(({ rekening }) => rekening))],
      documenten: late.map(({ factuur }) => factuur),
    },
    periode_min: periodOfDay(oldest.datum),
    periode_max: periodOfDay(now),
    blocks: [
      evidence(
        'Waarom',
        [text('Factuur'), date('Factuurdatum'), date('Vervaldatum'), amount('Open')],
        late.map((item, at) => [
          nameOf(item),
          item.datum,
          item.vervaldatum,
          figures[at]?.figure ?? null,
        ]),
        late.length > 1 ? ['Samen', null, null, all] : undefined,
      ),
    ],
    how: said`Facturen die meer dan ${String(AFTER_DUE)} dagen na hun vervaldatum openstaan, of zonder vervaldatum meer dan ${String(AFTER_INVOICE)} dagen na hun datum, gerekend op ${dayName(now)}. Of de klant een reden heeft om niet te betalen, staat niet in de boeken.`,
    steps: [
      `Vraag ${naam} wanneer er betaald wordt.`,
      'Stuur een aanmaning als er geen antwoord komt.',
      'Is het bedrag niet meer te innen, laat het dan afboeken en vraag de btw terug.',
    ],
    question: `Weet jij waarom ${naam} ${late.length === 1 ? 'deze factuur' : 'deze facturen'} nog niet heeft betaald?`,
  };
  return [finding];
};

const nameOf = ({ factuur }: OpenItem) => `Factuur ${factuur}`;

function isLate({ factuur, cents, datum, vervaldatum, beginstand }: OpenItem, now: string) {
  // What belongs to no invoice may be of any day.
  if (factuur === '' || beginstand || cents <= 0) return false;
  return vervaldatum
    ? daysBetween(vervaldatum, now) >= AFTER_DUE
    : daysBetween(datum, now) >= AFTER_INVOICE;
}

/** A part was paid: the customer pays it off, or does not agree with the rest. */
function isBeingPaid({ rekening, factuur }: OpenItem, lines: readonly OwedLine[]): boolean {
  return lines.some(
    (line) => line.geld && line.cents < 0 && line.factuur === factuur && line.rekening === rekening,
  );
}

/** Without the invoices that what the customer has to its credit covers, oldest first. */
function uncovered(late: readonly OpenItem[], open: readonly OpenItem[]): OpenItem[] {
  let credit = open.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0);
  return late.filter(({ cents }) => {
    const isCovered = credit >= cents;
    if (isCovered) credit -= cents;
    return !isCovered;
  });
}
