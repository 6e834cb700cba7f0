import { dayName, periodOfDay } from '@kengetal/ledger';
import type { Account, ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { entryOf, grouped, linesWhere, type Line } from '../lines.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';

/** Cents from which a thing that lasts is usually written off over years (Belastingdienst). */
const LIMIT = 45_000;
/** Lines of an account, and findings, above which the books have a rule of their own. */
const MOST_LINES = 5_000;
const MOST = 10;
const DEPRECIATION = /afschr|cum\.|waardeverm|herwaard/i;
const SMALL_THINGS =
  /klein(?:e)? (?:gereedschap|inventaris|aanschaf|materieel)|onderhoud|reparatie|kantoorbenodigd|kantoorkosten|kleine aanschaf/i;
const THING =
  /\b(?:laptop|macbook|notebook|\w*computer|pc|server|printer|\w*machine|bestel(?:bus|auto|wagen)|bus|auto|aanhang(?:er|wagen)|heftruck|\w*inventaris|bureau(?:s|stoel|stoelen)?|koelkast|\w*oven|vaatwasser|camera|iphone|telefooncentrale)\b/i;
const NO_PURCHASE =
  /onderhoud|repara|huur|lease|service|abonnement|verzekering|brandstof|apk|band(?:en)?\b|credit|correctie|toner|accessoire/i;

/** A small cost among the assets, or an asset among the small costs. */
export const kostenOpActiva: BooksDetector = async (books) => {
  const found: Finding[] = [];
  for (const account of books.accounts.values()) {
    const isAsset = account.groep === 'materiele_activa' && !DEPRECIATION.test(account.naam);
    const lines = isAsset
      ? await smallOn(books, account)
      : SMALL_THINGS.test(account.naam)
        ? await largeOn(books, account)
        : [];
    // Booked so more often it is how these books do it.
    if (lines.length > MOST) continue;
    found.push(...lines.map((line) => findingOf(books, account, line, isAsset)));
  }
  return found;
};

/** Small purchases on an account of assets, but for what came with an asset or was corrected. */
async function smallOn(
  { sql, projectId, now }: ProjectBooks,
  { rekening }: Account,
): Promise<Line[]> {
  const own = await linesWhere(
    sql,
    projectId,
    "l.rekening = $2 AND l.datum <= $3 AND l.soort = 'mutatie'",
    [rekening, now],
    MOST_LINES,
  );
  const withLarge = new Set(
    [...grouped(own, entryOf)]
      .filter(([, lines]) => lines.some(({ cents }) => Math.abs(cents) >= LIMIT))
      .map(([entry]) => entry),
  );
  return own.filter(
    (line) =>
      line.cents > 0 &&
      line.cents < LIMIT &&
      !withLarge.has(entryOf(line)) &&
      !/credit|correctie|lease/i.test(line.omschrijving) &&
      !own.some(({ cents }) => cents === -line.cents),
  );
}

/** Things that last on an account of small costs, where nothing as large was booked before. */
async function largeOn(
  { sql, projectId, now }: ProjectBooks,
  { rekening, groep }: Account,
): Promise<Line[]> {
  if (groep.startsWith('niet_ingedeeld')) return [];
  const own = await linesWhere(
    sql,
    projectId,
    `l.rekening = $2 AND l.datum <= $3 AND l.soort = 'mutatie' AND a.type = 'resultaat'
     AND abs(l.cents) >= $4`,
    [rekening, now, LIMIT],
    MOST_LINES,
  );
  return own.filter(
    (line, at) =>
      line.cents > 0 &&
      THING.test(line.omschrijving) &&
      !NO_PURCHASE.test(line.omschrijving) &&
      !own.some(({ cents }) => cents === -line.cents) &&
      !own.slice(0, at).some(({ cents }) => cents >= line.cents),
  );
}

function findingOf(
  { names }: ProjectBooks,
  account: Account,
  line: Line,
  isAsset: boolean,
): Finding {
  const { rekening, naam } = account;
  const { datum, dagboek, boekstuk, omschrijving, tegenpartij, factuur, cents } = line;
  const figure = linesFigure([line], 1, { label: omschrijving, explanation: 'Zonder btw.' });
  const who = tegenpartij ? ` van ${names.get(tegenpartij) ?? tegenpartij}` : '';
  const month = periodOfDay(datum);
  return {
    detector: 'kosten_op_activa',
    key: `${rekening} ${dagboek} ${boekstuk} ${omschrijving}`,
    category: 'kwaliteit',
    title: isAsset ? `Kosten op ${naam}` : `Aanschaf op ${naam}`,
    summary: isAsset
      ? said`'${omschrijving}'${who}, ${figure}, staat op ${naam} maar is te klein om af te schrijven.`
      : said`'${omschrijving}'${who}, ${figure}, staat op ${naam} maar lijkt een aanschaf om af te schrijven.`,
    weight: cents,
    effect: null,
    urgency: 'heeft_tijd',
    due: null,
    certainty: isAsset ? 'waarschijnlijk' : 'mogelijk',
    about: {
      relaties: tegenpartij ? [tegenpartij] : [],
      rekeningen: [rekening],
      documenten: [factuur ?? boekstuk],
    },
    periode_min: month,
    periode_max: month,
    blocks: [linesEvidence('Waarom', [line], 1, figure)],
    how: isAsset
      ? said`Wat zonder btw minder dan € 450 kost, gaat meteen naar de kosten. Deze boeking van ${dayName(datum)} staat op een rekening van vaste activa, zonder een grotere aanschaf in dezelfde boeking. Wat er is gekocht, weten de boeken alleen van de omschrijving.`
      : said`Wat zonder btw € 450 of meer kost en jaren meegaat, wordt afgeschreven. De omschrijving van deze boeking van ${dayName(datum)} noemt zo iets. Wat er is gekocht, weten de boeken alleen van de omschrijving.`,
    steps: [
      'Kijk op de factuur wat er is gekocht.',
      isAsset
        ? 'Laat het naar een kostenrekening overboeken.'
        : 'Laat het als vast actief boeken en afschrijven.',
    ],
    question: `Hoort '${omschrijving}' op ${rekening} ${naam}?`,
  };
}
