import { addMonths, groupsOf, spanName } from '@kengetal/ledger';
import type { Figure } from '@kengetal/contract';
import { filtersOfGroups } from '../../../books/figures/selection.ts';
import { shareOf } from '../../../books/figures/values.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { lastFullMonth } from '../months.ts';
import { amount, evidence, said, sumFigure, text } from '../proof.ts';

/** Parts of the omzet of one customer, and of two together. */
const ONE = 0.3;
const TWO = 0.5;
/** Customers that a company has at least before one of them is large. */
const CUSTOMERS = 5;
const MONTHS = 12;
/** Who stands for many. */
const MANY = /divers|contant|kas(?:sa|verko)|particulier|webshop|pin|balie|onbekend/i;
const SOLD = groupsOf('netto_omzet');

/** One customer, or two, that the omzet depends on. */
export const omzetconcentratie: BooksDetector = async (books) => {
  const last = lastFullMonth(books);
  const span = { periode_min: addMonths(last, 1 - MONTHS), periode_max: last };
  if (`${span.periode_min}` < books.first.slice(0, 7).replace('-', '')) return [];
  const all = books.books.figure('omzet', span);
  const revenue = all.kind === 'booked' ? all.cents : 0;
  if (revenue <= 0 || all.kind !== 'booked') return [];
  const sold = (await soldTo(books, span)).filter(({ cents }) => cents > 0);
  const [largest, second] = sold;
  if (sold.length < CUSTOMERS || !largest || !second) return [];
  const isOne = largest.cents >= revenue * ONE;
  const isTwo = largest.cents + second.cents >= revenue * TWO;
  if (!isOne && !isTwo) return [];
  const shown = isOne ? [largest] : [largest, second];
  const names = shown.map(({ relatie }) => books.names.get(relatie) ?? relatie);
  if (names.some((naam) => MANY.test(naam))) return [];
  const parts = shown.map(({ relatie, cents }, at) => ({
    label: names[at] ?? relatie,
    figure: {
      kind: 'booked',
      cents,
      sign: -1,
      selection: {
        ...span,
        soorten: ['mutatie'],
        filters: [
          ...filtersOfGroups(SOLD),
          { column: 'tegenpartij', operator: 'eq', value: relatie },
        ],
      },
      about: { label: `Omzet van ${names[at]}`, explanation: 'Zonder btw.' },
    } satisfies Figure,
  }));
  const together = sumFigure(parts, {
    label: 'Omzet van deze klanten',
    explanation: 'Zonder btw.',
  });
  const share = shareOf(
    { label: names.join(' en '), figure: together },
    { label: 'Omzet', figure: all },
    { label: 'Deel van de omzet', explanation: `Over ${spanName(span)}.` },
  );
  if (share.kind === 'absent') return [];
  const finding: Finding = {
    detector: 'omzetconcentratie',
    key: shown
      .map(({ relatie }) => relatie)
      .sort()
      .join(' '),
    category: 'omzet',
    title: `Veel omzet bij ${names.join(' en ')}`,
    summary: isOne
      ? said`${names[0] ?? ''} geeft ${share} van de omzet van de laatste twaalf maanden.`
      : said`${names[0] ?? ''} en ${names[1] ?? ''} geven samen ${share} van de omzet van de laatste twaalf maanden.`,
    weight: shown.reduce((sum, { cents }) => sum + cents, 0),
    effect: null,
    urgency: 'heeft_tijd',
    due: null,
    certainty: 'zeker',
    about: { relaties: shown.map(({ relatie }) => relatie), rekeningen: [], documenten: [] },
    ...span,
    blocks: [
      evidence(
        'Waarom',
        [text('Klant'), amount('Omzet')],
        [...parts.map(({ label, figure }) => [label, figure]), ['Alle omzet', all]],
      ),
    ],
    how: said`De omzet zonder btw van ${spanName(span)} per klant. Of een klant bij andere klanten hoort, of een contract heeft, staat niet in de boeken.`,
    steps: [
      `Ga na wat het kost als ${names[0] ?? 'deze klant'} weggaat of later betaalt.`,
      'Leg afspraken vast in een contract, of zoek meer klanten.',
    ],
    question: `Loopt er een contract met ${names.join(' en ')}, en tot wanneer?`,
  };
  return [finding];
};

/** Omzet by customer, positive, largest first. */
function soldTo(
  { sql, projectId }: Parameters<BooksDetector>[0],
  { periode_min, periode_max }: { readonly periode_min: number; readonly periode_max: number },
) {
  return sql.rows<{ relatie: string; cents: number }>(
    `SELECT m.tegenpartij AS relatie, sum(m.credit - m.debet)::bigint AS cents
     FROM relation_months m
     JOIN sources s ON s.project_id = m.project_id AND s.source_no = m.source_no
     JOIN accounts a ON a.project_id = m.project_id AND a.rekening = m.rekening
     WHERE m.project_id = $1 AND m.periode BETWEEN $2 AND $3 AND m.soort = 'mutatie'
       AND a.groep = ANY ($4)
     GROUP BY m.tegenpartij ORDER BY cents DESC, m.tegenpartij`,
    [projectId, periode_min, periode_max, SOLD],
  );
}
