import type { FilterItem, Figure, Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { relationSums } from '../books/dimensions/relation-months.ts';
import { bookedFigure } from '../books/figures/booked.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { accountsMeasured } from './account.ts';
import { figureMeasured } from './figure.ts';
import { item, type LinesOf } from './lines-of.ts';
import type { Measured } from './measured.ts';
import type { AnswerSources } from './sources.ts';
import { added, type Added } from './sum.ts';
import { NOT_BUDGETED } from '../books/columns/budget.ts';

type Asked = Omit<Extract<Question['subject'], { kind: 'figure' }>, 'kind' | 'also'>;

/** What is left out, and the lines that are not of it. */
interface LeftOut extends Added {
  readonly except: FilterItem;
}

/**
 * A figure with parts of it left out: other figures, accounts, relations. Its amount opens into the
 * whole and what was taken off; its parts are those that are left. Throws for what the books lack.
 */
export async function lessMeasured(
  read: ReadBooks,
  { key, without = [], without_accounts = [], without_relations = [] }: Asked,
  { relationOf }: Pick<AnswerSources, 'relationOf'>,
): Promise<Measured> {
  const { books } = read;
  const whole = figureMeasured(books, key);
  if (without.length + without_accounts.length + without_relations.length === 0) return whole;
  if (whole.basis === 'stock' && without_relations.length > 0)
    return absent(whole, `${whole.name} tel ik zo niet zonder een klant of leverancier.`);
  const { lines } = whole;
  if (!lines) return absent(whole, `Uit ${whole.name} is niets weg te laten.`);
  const parts = without.map((each) => figureMeasured(books, each));
  const ofParts = new Set(parts.flatMap(numbersOf));
  // An account of a part that is left out already is left out once.
  const accounts = without_accounts
    .filter((rekening) => !ofParts.has(rekening))
    .map((rekening) => accountsMeasured(books, [rekening]));
  const held = new Set(numbersOf(whole));
  const other = [...parts, ...accounts].find(
    (each) => !each.lines || numbersOf(each).some((rekening) => !held.has(rekening)),
  );
  if (other) return absent(whole, `${other.name} zit niet in ${whole.name.toLowerCase()}.`);
  const gone = new Set([...parts, ...accounts].flatMap(numbersOf));
  const exceptAccounts = [...parts, ...accounts].map((each) => leftOut(each, lines));
  const rest = {
    ...lines,
    accounts: lines.accounts.filter(({ rekening }) => !gone.has(rekening)),
    filters: [...lines.filters, ...exceptAccounts.map(({ except }) => except)],
  };
  const relations = await Promise.all(
    without_relations.map(async (relatie) => {
      const { naam } = await relationOf(read, relatie);
      return relationIn(read, rest, { relatie, naam });
    }),
  );
  const out = [...exceptAccounts, ...relations];
  const except = out.map((each) => each.except);
  const names = out.map(({ measured }) => measured.name).join(' en ');
  const name = `${whole.name} zonder ${parts.length === out.length ? names.toLowerCase() : names}`;
  return {
    ...added(name, [{ measured: whole, factor: 1 }, ...out]),
    ...(whole.isResult && { isResult: whole.isResult }),
    more: whole.more,
    basis: whole.basis,
    lines: {
      ...rest,
      filters: [...lines.filters, ...except],
      except: { filters: except, relations: without_relations },
    },
  };
}

const numbersOf = ({ lines }: Measured): string[] =>
  (lines?.accounts ?? []).map(({ rekening }) => rekening);

const absent = (whole: Measured, reason: string): Measured => {
  const { lines: _, ...rest } = whole;
  return { ...rest, of: () => ({ kind: 'absent', reason }) };
};

const leftOut = (measured: Measured, whole: LinesOf): LeftOut => ({
  measured,
  factor: measured.lines?.sign === whole.sign ? -1 : 1,
  except: { column: 'rekening', operator: 'not_in', value: numbersOf(measured) },
});

/** What the lines of a relation come to on the accounts that are left. */
function relationIn(
  read: ReadBooks,
  { sign, filters, accounts }: LinesOf,
  { relatie, naam }: { readonly relatie: string; readonly naam: string },
): LeftOut {
  const numbers = accounts.map(({ rekening }) => rekening);
  const chosen = [...filters, item('tegenpartij', relatie)];
  const of = async (column: PeriodColumn): Promise<Figure> => {
    const { lines, reason = NOT_BUDGETED } = column.source('flow');
    if (lines === null) return { kind: 'absent', reason };
    const sums = await relationSums(read, lines, numbers);
    const about = { label: `${naam}, ${column.naam}`, explanation: 'Boekingen van deze relatie.' };
    return bookedFigure(sums.centsOf(relatie), lines, { sign, filters: chosen, about });
  };
  return {
    measured: { name: naam, basis: 'flow', more: 'neutraal', of },
    factor: -1,
    except: { column: 'tegenpartij', operator: 'not_in', value: [relatie] },
  };
}
