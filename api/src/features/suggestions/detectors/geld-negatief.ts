import { dayAfter, dayName, daysBetween, periodOfDay } from '@kengetal/ledger';
import type { Figure, FilterItem } from '@kengetal/contract';
import { TILL } from '../../../books/figures/overdraft.ts';
import { partsOf } from '../../../books/open-items/parts.ts';
import type { Account, ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { amount, date, evidence, said } from '../proof.ts';

/** Days that are news. */
const YEAR = 365;
/** A bank that is below zero for a larger part of the year is a credit facility. */
const FACILITY = 0.5;
/** Cents below zero that rounding or a fee explains. */
const LEAST = 100;
const ROWS = 6;
/** After all books: lines are chosen by day. */
const LAST = 210012;

/** Balance of an account at the end of a day on which it changed. */
interface Stand {
  readonly datum: string;
  readonly cents: number;
}

/** Cash below zero, which cannot be, or a bank that is so now without a credit facility. */
export const geldNegatief: BooksDetector = async (books) => {
  const parts = await partsOf(books.sql, books.projectId);
  const begin = parts.at(-1)?.begin;
  if (begin === undefined || books.books.lacksOpening(periodOfDay(books.now))) return [];
  const found: Finding[] = [];
  for (const account of books.accounts.values()) {
    if (account.groep !== 'bank_en_kas') continue;
    const stands = await standsOf(books, account, begin);
    const since = dayAfter(books.now, -YEAR);
    const below = stands.filter(({ datum, cents }) => datum > since && cents <= -LEAST);
    if (below.length === 0) continue;
    const isCash = account.rgs ? /^BLimKas/i.test(account.rgs) : TILL.test(account.naam);
    if (!isCash && !isBelowNow(stands, books.now)) continue;
    found.push(findingOf(books, account, { below, begin, isCash }));
  }
  return found;
};

async function standsOf(
  { sql, projectId, now }: ProjectBooks,
  { rekening }: Account,
  begin: number,
) {
  const rows = await sql.rows<Stand>(
    `SELECT l.datum, sum(l.cents)::bigint AS cents FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.rekening = $2 AND l.datum <= $3 AND l.periode >= $4
       AND (l.soort <> 'opening' OR l.periode = $4)
     GROUP BY l.datum ORDER BY l.datum`,
    [projectId, rekening, now, begin],
  );
  let cents = 0;
  return rows.map(({ datum, cents: moved }): Stand => {
    cents += moved;
    return { datum, cents };
  });
}

/** Below zero on the last day, and not for most of the year. */
function isBelowNow(stands: readonly Stand[], now: string): boolean {
  if ((stands.at(-1)?.cents ?? 0) > -LEAST) return false;
  const since = dayAfter(now, -YEAR);
  let days = 0;
  stands.forEach(({ datum, cents }, at) => {
    const until = stands[at + 1]?.datum ?? now;
    const from = datum < since ? since : datum;
    if (cents < 0 && until > from) days += daysBetween(from, until);
  });
  return days < YEAR * FACILITY;
}

function findingOf(
  books: ProjectBooks,
  account: Account,
  {
    below,
    begin,
    isCash,
  }: { readonly below: readonly Stand[]; readonly begin: number; readonly isCash: boolean },
): Finding {
  const { rekening, naam } = account;
  const worst = below.reduce((one, other) => (other.cents < one.cents ? other : one));
  const [shown, told] = [below.slice(-ROWS), isCash ? worst : (below.at(-1) ?? worst)];
  const figure = standFigure(account, told, begin);
  return {
    detector: 'geld_negatief',
    key: rekening,
    category: isCash ? 'kwaliteit' : 'cashflow',
    title: isCash ? `${naam} onder nul` : `${naam} staat rood`,
    summary: isCash
      ? said`${naam} stond op ${dayName(told.datum)} op ${figure}, en een kas kan niet onder nul.`
      : said`${naam} staat op ${dayName(told.datum)} op ${figure}.`,
    weight: -told.cents,
    effect: null,
    urgency: isCash ? 'deze_maand' : 'deze_week',
    due: null,
    certainty: 'zeker',
    about: { relaties: [], rekeningen: [rekening], documenten: [] },
    periode_min: periodOfDay(below[0]?.datum ?? told.datum),
    periode_max: periodOfDay(told.datum),
    blocks: [
      evidence(
        'Waarom',
        [date('Dag'), amount('Stand')],
        shown.map((stand) => [stand.datum, standFigure(account, stand, begin)]),
      ),
    ],
    how: said`De stand van rekening ${rekening} ${naam} aan het einde van elke dag, uit alle boekingen tot en met die dag. ${isCash ? 'De volgorde binnen een dag telt niet mee.' : 'Of er een krediet is afgesproken, staat niet in de boeken.'}`,
    steps: isCash
      ? [
          'Zoek ontvangsten die nog niet zijn geboekt, of uitgaven die niet uit de kas kwamen.',
          'Laat ze boeken.',
        ]
      : [
          'Kijk wat er deze week nog binnenkomt.',
          'Schuif betalingen die kunnen wachten, of spreek iets af met de bank.',
        ],
    question: isCash
      ? `Welke kasontvangst ontbreekt rond ${dayName(told.datum)}?`
      : `Is er op ${naam} een krediet afgesproken?`,
  };
}

function standFigure({ rekening, naam }: Account, { datum, cents }: Stand, begin: number): Figure {
  const filters: FilterItem[] = [
    { column: 'rekening', operator: 'eq', value: rekening },
    { column: 'datum', operator: 'lte', value: datum },
  ];
  return {
    kind: 'booked',
    cents,
    sign: 1,
    selection: {
      periode_min: begin,
      periode_max: LAST,
      soorten: ['opening', 'mutatie', 'afsluiting'],
      filters,
    },
    about: {
      label: `${naam}, stand ${dayName(datum)}`,
      explanation: 'Alle boekingen tot en met die dag.',
    },
  };
}
