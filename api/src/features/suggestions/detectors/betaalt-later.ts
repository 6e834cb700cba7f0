import { dayAfter, dayName, daysBetween, periodOfDay } from '@kengetal/ledger';
import type { OwedDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { grouped, sumOf } from '../lines.ts';
import type { Owed, OwedLine } from '../owed.ts';
import { amount, date, evidence, linesFigure, said, sumFigure, text } from '../proof.ts';

/** Later than this part of the usual days, and than so many days more. */
const PART = 1.5;
const DAYS = 7;
/** Days back that invoices were paid lately. */
const LATELY = 92;
/** Invoices that tell what is usual, and what is late now. */
const USUAL = 3;
const LATE = 2;
/** Rows at most. */
const ROWS = 12;

/** An invoice, how long it took to be paid, or has been open for now. */
interface Paid {
  readonly nummer: string;
  readonly charged: readonly OwedLine[];
  readonly datum: string;
  /** Null while it is open. */
  readonly paid: string | null;
  readonly days: number;
}

/** A customer that pays clearly later than it used to. */
export const betaaltLater: OwedDetector = (owed, { now }) => {
  if (owed.groep !== 'debiteuren') return [];
  const invoices = paidInvoices(owed, now);
  const since = dayAfter(now, -LATELY);
  const before = invoices.filter(({ paid }) => paid !== null && paid < since);
  if (before.length < USUAL) return [];
  const usual = median(before.map(({ days }) => days));
  const from = Math.max(usual * PART, usual + DAYS);
  const recent = invoices.filter(({ paid, days }) =>
    paid === null ? days >= from : paid >= since,
  );
  const late = recent.filter(({ days }) => days >= from);
  if (late.length < LATE || median(recent.map(({ days }) => days)) < from) return [];
  // It always paid some invoices as late as this.
  const lateBefore = before.filter(({ days }) => days >= from).length;
  if (lateBefore * 3 > before.length) return [];
  return [findingOf(owed, late, { now, usual, days: median(late.map(({ days }) => days)) })];
};

function paidInvoices({ lines }: Owed, now: string): Paid[] {
  const numbered = lines.filter(({ factuur }) => factuur !== null);
  return [...grouped(numbered, ({ factuur }) => factuur ?? '')].flatMap(([nummer, own]): Paid[] => {
    const charged = own.filter(({ geld, cents }) => !geld && cents > 0);
    const payments = own.filter(({ geld, cents }) => geld && cents < 0);
    const [first] = charged;
    const last = payments.at(-1);
    // A credit note in between: what is open of it is not about paying late.
    const isPlain = own.length === charged.length + payments.length;
    if (!first || !isPlain) return [];
    const left = sumOf(own);
    if (left === 0 && last) {
      return [
        {
          nummer,
          charged,
          datum: first.datum,
          paid: last.datum,
          days: daysBetween(first.datum, last.datum),
        },
      ];
    }
    if (left !== sumOf(charged)) return [];
    return [
      { nummer, charged, datum: first.datum, paid: null, days: daysBetween(first.datum, now) },
    ];
  });
}

/** The middle, the lower one of two. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function findingOf(
  { relatie, naam }: Owed,
  late: readonly Paid[],
  { now, usual, days }: { readonly now: string; readonly usual: number; readonly days: number },
): Finding {
  const shown = late.slice(-ROWS);
  const rows = shown.map((one) => ({
    ...one,
    label: `Factuur ${one.nummer}`,
    figure: linesFigure(one.charged, 1, {
      label: `Factuur ${one.nummer} van ${naam}`,
      explanation: 'Het bedrag van de factuur, met btw.',
    }),
  }));
  const all = sumFigure(rows, {
    label: `Laat betaald door ${naam}`,
    explanation: 'De facturen die duidelijk later werden betaald, of nog openstaan, met btw.',
  });
  const [first] = shown;
  return {
    detector: 'betaalt_later',
    key: relatie,
    category: 'debiteuren',
    title: `${naam} betaalt later`,
    summary: said`${naam} betaalt de laatste maanden na ${String(days)} dagen, tegen ${String(usual)} dagen gewoonlijk; het gaat om ${all}.`,
    weight: late.reduce((sum, { charged }) => sum + sumOf(charged), 0),
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'zeker',
    about: { relaties: [relatie], rekeningen: [], documenten: late.map(({ nummer }) => nummer) },
    periode_min: periodOfDay(first?.datum ?? now),
    periode_max: periodOfDay(now),
    blocks: [
      evidence(
        'Waarom',
        [text('Factuur'), date('Factuurdatum'), date('Betaald op'), text('Dagen'), amount()],
        rows.map(({ label, datum, paid, days: took, figure }) => [
          label,
          datum,
          paid,
          paid === null ? `al ${took}` : String(took),
          figure,
        ]),
        ['Samen', null, null, null, all],
      ),
    ],
    how: said`De middelste van de facturen die in de laatste drie maanden zijn betaald of nog openstaan, tegen de middelste van die van daarvoor. Gerekend op ${dayName(now)}. Waarom ${naam} later betaalt, staat niet in de boeken.`,
    steps: [
      `Vraag ${naam} of er iets aan de hand is met de facturen of met het betalen.`,
      'Spreek een termijn af, en lever niet te veel op rekening zolang dat duurt.',
    ],
    question: `Weet jij waarom ${naam} later betaalt dan eerst?`,
  };
}
