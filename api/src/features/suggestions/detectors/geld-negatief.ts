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
/** So it is when it was below zero for more days, or more often, and is not now. */
const SPELL_DAYS = 60;
const SPELLS = 2;
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

/** Cash below zero, which cannot be, or a bank that is or was so without a credit facility. */
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
    if (!isCash && isFacility(stands, books.now)) continue;
    const kind = isCash ? 'kas' : isBelow(stands.at(-1)) ? 'rood' : 'stond rood';
    found.push(findingOf(account, { below, begin, kind }));
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

const isBelow = (stand: Stand | undefined): boolean => (stand?.cents ?? 0) <= -LEAST;

/** Below zero for most of the year; or often, or long, where it is not now. */
function isFacility(stands: readonly Stand[], now: string): boolean {
  const since = dayAfter(now, -YEAR);
  let days = 0;
  let spells = 0;
  stands.forEach((stand, at) => {
    const { datum } = stand;
    const until = stands[at + 1]?.datum ?? now;
    const from = datum < since ? since : datum;
    if (!isBelow(stand) || until < from) return;
    days += daysBetween(from, until);
    if (!isBelow(stands[at - 1])) spells += 1;
  });
  if (isBelow(stands.at(-1))) return days >= YEAR * FACILITY;
  return days > SPELL_DAYS || spells > SPELLS;
}

interface Below {
  readonly below: readonly Stand[];
  readonly begin: number;
  readonly kind: 'kas' | 'rood' | 'stond rood';
}

function findingOf(account: Account, { below, begin, kind }: Below): Finding {
  const { rekening, naam } = account;
  const isCash = kind === 'kas';
  const isNow = kind === 'rood';
  const worst = below.reduce((one, other) => (other.cents < one.cents ? other : one));
  const [shown, told] = [below.slice(-ROWS), isNow ? (below.at(-1) ?? worst) : worst];
  const figure = standFigure(account, told, begin);
  return {
    detector: 'geld_negatief',
    key: rekening,
    category: isCash ? 'kwaliteit' : 'cashflow',
    title: isCash ? `${naam} onder nul` : `${naam} ${isNow ? 'staat' : 'stond'} rood`,
    summary: isCash
      ? said`${naam} stond op ${dayName(told.datum)} op ${figure}, en een kas kan niet onder nul.`
      : said`${naam} ${isNow ? 'staat' : 'stond'} op ${dayName(told.datum)} op ${figure}.`,
    weight: -told.cents,
    effect: null,
    urgency: isCash ? 'deze_maand' : isNow ? 'deze_week' : 'heeft_tijd',
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
          isNow
            ? 'Kijk wat er deze week nog binnenkomt.'
            : 'Kijk welke betalingen daar samenkwamen.',
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
