import { monthName, periodOfDay } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { entryOf, grouped, linesWhere, sumOf, type Line } from '../lines.ts';
import { eurosExactly } from '../../../books/figures/words.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';
import { IN_RANGE, rowsByRange } from '../ranges.ts';

/** Cents and part of the VAT that rounding explains. */
const CENTS = 100;
const PART = 0.01;
/** Of so large a part of the entries the VAT follows from something else than is thought here. */
const TOO_MANY = 0.05;
const MOST = 50;
/** Lines of a code at another rate than its own, above which it has no rate of its own. */
const FEW = 3;
/** Codes whose VAT does not follow from the base of their lines. */
const OTHER =
  'verlegd|icp|ic-|eu|import|export|marge|vrij|prive|privé|buiten|intra|geen|0 ?%|gemengd';

interface Entry {
  readonly source_no: number;
  readonly entry_no: number;
  /** VAT as it is booked, and as it follows from the base; debit positive. */
  readonly booked: number;
  readonly follows: number;
}

/** An entry whose VAT does not follow from its base. */
export const btwGrondslag: BooksDetector = async (books) => {
  const { wrong, all } = await entriesOf(books);
  if (wrong.length > Math.max(1, all * TOO_MANY) || wrong.length > MOST) return [];
  const found: Finding[] = [];
  for (const entry of wrong) {
    const lines = await linesWhere(
      books.sql,
      books.projectId,
      'l.source_no = $2 AND l.entry_no = $3',
      [entry.source_no, entry.entry_no],
      200,
    );
    const finding = findingOf(books, entry, lines);
    if (finding) found.push(finding);
  }
  return found;
};

/** Lines with a code, and those among them whose VAT is at another rate. */
interface Rate {
  readonly source_no: number;
  readonly btw_code: string;
  readonly lines: number;
  readonly apart: number;
}

/** How many entries with VAT at a known rate there are, and those among them that are wrong. */
async function entriesOf(books: ProjectBooks): Promise<{ all: number; wrong: Entry[] }> {
  const vat = books.books.vatAccounts;
  const rates = await rowsByRange<Rate>(books, RATES, [vat]);
  const unsure = [...grouped(rates, codeOf)].flatMap(([code, own]) => {
    const [lines, apart] = [own.map((one) => one.lines), own.map((one) => one.apart)].map(
      (counts) => counts.reduce((sum, count) => sum + count, 0),
    );
    return (apart ?? 0) > Math.max(FEW, (lines ?? 0) * TOO_MANY) ? [code] : [];
  });
  const rows = await rowsByRange<Entry & { all: number }>(books, ENTRIES, [vat, books.now, unsure]);
  return {
    all: rows.reduce((sum, { all }) => sum + all, 0),
    // A range without any has one row, with nothing but its count.
    wrong: rows.filter((row) => row.entry_no !== null && isWrong(row)),
  };
}

const codeOf = ({ source_no, btw_code }: Rate) => `${source_no} ${btw_code}`;

const RATES = `SELECT l.source_no, l.btw_code, count(*)::int AS lines,
    count(*) FILTER (WHERE abs(l.btw_cents - l.cents * v.percentage / 10000.0)
      > greatest(${CENTS}, ${PART} * abs(l.btw_cents)))::int AS apart
  FROM journal_lines l
  JOIN vat_codes v ON v.project_id = l.project_id AND v.source_no = l.source_no
    AND v.btw_code = l.btw_code
  WHERE ${IN_RANGE} AND l.btw_cents IS NOT NULL AND l.rekening <> ALL ($5)
  GROUP BY l.source_no, l.btw_code`;

/** The wrong ones of a range, the first with the count of all. */
const ENTRIES = `WITH entries AS (
    SELECT l.source_no, l.entry_no,
           sum(l.cents) FILTER (WHERE l.rekening = ANY ($5))::bigint AS booked,
           round(sum(l.cents * v.percentage) FILTER (WHERE l.rekening <> ALL ($5)) / 10000.0)::bigint
             AS follows
    FROM journal_lines l
    LEFT JOIN vat_codes v ON v.project_id = l.project_id AND v.source_no = l.source_no
      AND v.btw_code = l.btw_code
    WHERE ${IN_RANGE} AND l.soort = 'mutatie' AND l.datum <= $6
      AND (l.btw_code IS NOT NULL OR l.rekening = ANY ($5))
    GROUP BY l.source_no, l.entry_no
    HAVING bool_and(l.btw_soort IS DISTINCT FROM 'afdracht')
       AND bool_and(l.rekening = ANY ($5) OR coalesce(v.percentage, 0) > 0)
       AND NOT coalesce(bool_or(lower(v.omschrijving) ~ '${OTHER}'
         OR l.source_no || ' ' || l.btw_code = ANY ($7)), false)
       AND count(*) FILTER (WHERE l.rekening <> ALL ($5)) > 0
       AND coalesce(sum(l.cents) FILTER (WHERE l.rekening = ANY ($5)), 0) <> 0)
  SELECT CASE WHEN row_number() OVER () = 1 THEN n."all" ELSE 0 END AS "all", w.source_no, w.entry_no, w.booked, w.follows
  FROM (SELECT count(*)::int AS "all" FROM entries) n
  LEFT JOIN LATERAL (
    SELECT * FROM entries WHERE abs(booked - follows) > ${CENTS}
    ORDER BY entry_no LIMIT ${MOST}) w ON true`;

const isWrong = ({ booked, follows }: Entry): boolean =>
  Math.abs(booked - follows) > CENTS && Math.abs(booked - follows) > PART * Math.abs(follows);

function findingOf(books: ProjectBooks, entry: Entry, lines: readonly Line[]): Finding | undefined {
  const accounts = new Set(books.books.vatAccounts);
  const vat = lines.filter(({ rekening }) => accounts.has(rekening));
  const [first] = lines;
  if (!first || vat.length === 0 || sumOf(vat) !== entry.booked) return undefined;
  if (grouped(lines, entryOf).size !== 1) return undefined;
  const sign: 1 | -1 = entry.booked < 0 ? -1 : 1;
  const figure = linesFigure(vat, sign, {
    label: 'Geboekte btw',
    explanation: 'De btw van deze boeking.',
  });
  const naam = lines
    .flatMap(({ tegenpartij }) => tegenpartij ?? [])
    .map((one) => books.names.get(one) ?? one)[0];
  const what = naam ? `${first.boekstuk} van ${naam}` : first.boekstuk;
  const should = eurosExactly(sign * entry.follows);
  const month = periodOfDay(first.datum);
  const difference = Math.abs(entry.booked - entry.follows);
  const whole = linesFigure(
    lines.filter(({ cents }) => cents > 0),
    1,
    { label: `Boeking ${first.boekstuk}`, explanation: 'De debetregels van deze boeking.' },
  );
  return {
    detector: 'btw_grondslag',
    key: `${first.dagboek} ${first.boekstuk} ${month}`,
    category: 'btw',
    title: `Btw van boeking ${first.boekstuk}`,
    summary: said`Bij boeking ${what} is ${figure} btw geboekt, terwijl uit het bedrag ${should} volgt.`,
    weight: difference,
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'waarschijnlijk',
    about: {
      relaties: [...new Set(lines.flatMap(({ tegenpartij }) => tegenpartij ?? []))],
      rekeningen: [...new Set(vat.map(({ rekening }) => rekening))],
      documenten: [...new Set(lines.map(({ factuur, boekstuk }) => factuur ?? boekstuk))],
    },
    periode_min: month,
    periode_max: month,
    blocks: [
      linesEvidence(
        'Waarom',
        lines.filter(({ cents }) => cents > 0),
        1,
        whole,
      ),
      {
        ...linesEvidence(
          'De andere kant',
          lines.filter(({ cents }) => cents < 0),
          -1,
          linesFigure(
            lines.filter(({ cents }) => cents < 0),
            -1,
            {
              label: `Boeking ${first.boekstuk}`,
              explanation: 'De creditregels van deze boeking.',
            },
          ),
        ),
        key: 'tegenover',
      },
    ],
    how: said`Van elke regel met een btw-code het bedrag maal het tarief van die code, samen tegen de btw die in ${monthName(month)} bij deze boeking staat. Meer dan een euro en een procent verschil is geen afronding. Wat er op de factuur staat, weten de boeken niet.`,
    steps: [
      'Kijk op de factuur hoeveel btw er staat.',
      'Laat de boeking verbeteren als die anders is.',
    ],
    question: `Klopt de btw van boeking ${what}?`,
  };
}
