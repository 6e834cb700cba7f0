import type { BookedFigure, JournalLine, Question, Selection } from '@kengetal/contract';
import { dayName } from '@kengetal/ledger';
import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import { item, linesOfGroups } from './lines-of.ts';
import { merged, tableOfLines } from './lines-shown.ts';
import { Telling } from './telling.ts';

const SIDES = [
  { groep: 'debiteuren', zijde: 'debet', sign: 1 },
  { groep: 'crediteuren', zijde: 'credit', sign: -1 },
] as const;

const KINDS: Selection['soorten'] = ['opening', 'mutatie', 'afsluiting'];
/** Invoices of whatever month. */
const ALL = { periode_min: 190001, periode_max: 210012 };

/**
 * What an invoice was charged for, VAT included, as the account of the customer or supplier has it;
 * where no invoice has the number but an entry has, that entry. Of a relation it is theirs alone.
 */
export async function tellInvoice(
  asking: Asking,
  { factuur, relatie }: { readonly factuur: string; readonly relatie?: string },
  entryOf: (question: Question) => Promise<Answer>,
): Promise<Answer> {
  const { read, sources, question } = asking;
  const telling = new Telling();
  const who = relatie === undefined ? [] : [item('tegenpartij', relatie)];
  for (const { groep, zijde, sign } of SIDES) {
    const { filters } = linesOfGroups(read.books, [groep], { basis: 'flow', sign });
    const selection: Selection = {
      ...ALL,
      soorten: KINDS,
      filters: [...filters, item('zijde', zijde), item('factuur', factuur), ...who],
    };
    const { lines, sum_cents } = await sources.lines(read, { selection, limit: 1 });
    const [line] = lines;
    if (!line) continue;
    const label = `Factuur ${factuur}`;
    const about = { label, explanation: 'Wat in rekening is gebracht, met btw.' };
    const figure: BookedFigure = {
      kind: 'booked',
      cents: sign * sum_cents,
      sign,
      selection,
      about,
    };
    const whose = line.tegenpartij_naam === null ? '' : ` van ${line.tegenpartij_naam}`;
    telling.say(`${label}${whose}, ${dayName(line.datum)}: ${telling.answer(figure)}.`);
    await tellEntry(telling, asking, line);
    return telling.done(question);
  }
  const filters = [item('boekstuk', factuur), ...who];
  const booked = await sources.lines(read, {
    selection: { ...ALL, soorten: KINDS, filters },
    limit: 1,
  });
  const none = `Factuur ${factuur} staat niet in deze boekhouding`;
  if (booked.count === 0) return telling.say(`${none}.`).done(question);
  const { only: { factuur: _, ...only } = {}, period: __, ...rest } = question;
  const entry = await entryOf({ ...rest, only: { ...only, boekstuk: factuur } });
  return { ...entry, text: `${none}, maar er is wel een boekstuk met dat nummer. ${entry.text}` };
}

const MOST = 40;

/** The whole entry that an invoice was booked with: what it was for, its VAT and who owes it. */
async function tellEntry(
  telling: Telling,
  { read, sources }: Asking,
  { dagboek, boekstuk, periode, soort }: JournalLine,
): Promise<void> {
  const filters = [item('dagboek', dagboek), item('boekstuk', boekstuk)];
  const selection: Selection = {
    periode_min: periode,
    periode_max: periode,
    soorten: [soort],
    filters,
  };
  const { lines, count } = await sources.lines(read, { selection, limit: MOST });
  if (count < 2 || count > MOST) return;
  telling.say(`Geboekt als boekstuk ${boekstuk}:`);
  tableOfLines(telling, merged(lines), 1);
}
