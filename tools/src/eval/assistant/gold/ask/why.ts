import type { GoldBooks } from '../books.ts';
import { FIGURES, type FigureName } from '../figures.ts';
import { cents, percent, type Value } from '../gold.ts';
import { periodOf } from '../period.ts';
import { accountOf, amountOf, linesOf, moved, sumsBy } from '../sums.ts';
import { answer, type Ask } from './ask.ts';

/** Every figure that a total can be explained by, account, heading or relation alike. */
const PARTS = Object.keys(FIGURES) as FigureName[];

function differences(books: GoldBooks, name: FigureName, when: string, before: string): Value[] {
  const flows = PARTS.filter((part) => !('stock' in FIGURES[part]));
  const totals = flows.flatMap((part) => {
    const [now, then] = [amountOf(books, part, when), amountOf(books, part, before)];
    return [now - then, then - now, now, then];
  });
  const keys = [
    ({ account }: { account: string }) => accountOf(books, account).number,
    ({ party }: { party: string | null }) => party,
  ];
  const details = keys.flatMap((keyOf) => {
    const sums = [when, before].map((period) =>
      sumsBy(linesOf(books, moved(books, periodOf(books, period)), FIGURES[name]), keyOf),
    );
    const [now, then] = sums;
    return [...new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])])].flatMap((key) => {
      const [own, other] = [now?.get(key) ?? 0, then?.get(key) ?? 0];
      return [own - other, other - own, own, -own, other, -other];
    });
  });
  return [...new Set([...totals, ...details])].map((amount) => cents(amount));
}

/**
 * Why a figure rose or fell: the difference is asked, and whatever is said to have caused it must
 * be a difference of a heading, an account or a relation.
 */
export const why =
  (name: FigureName, when: string, before: string): Ask =>
  (books) => {
    const [now, then] = [amountOf(books, name, when), amountOf(books, name, before)];
    const part = then > 0 && now >= 0 ? [percent(now - then, then)] : [];
    return answer([cents(now - then)], [...part, ...differences(books, name, when, before)]);
  };
