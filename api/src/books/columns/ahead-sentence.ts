import type { FigureText } from '@kengetal/contract';
import { definition } from '@kengetal/ledger';
import type { PeriodColumn } from './columns.ts';
import { valueOf } from '../figures/values.ts';
import { euros } from '../figures/words.ts';

const NAMED = ['resultaat', 'bank_en_kas'] as const;

/**
 * Says in words up to which day the books of a period go, and what counts of days after it;
 * undefined where nothing does. The keys of its figures begin with 'vooruit'.
 */
export function aheadSentence({ ahead }: Pick<PeriodColumn, 'ahead'>): FigureText | undefined {
  if (!ahead) return undefined;
  const found = NAMED.map((key) => ({ key, figure: ahead.figure(key) })).filter(
    ({ figure }) => valueOf(figure) !== 0,
  );
  const amounts = found.map(
    ({ key, figure }) =>
      `[${euros(figure.cents)}](figure:vooruit_${key}) ${definition(key).name.toLowerCase()}`,
  );
  const said = amounts.length === 0 ? '' : `: ${amounts.join(' en ')}`;
  return {
    text: `De gegevens gaan t/m ${ahead.until}; boekingen van daarna tellen mee${said}.`,
    figures: Object.fromEntries(found.map(({ key, figure }) => [`vooruit_${key}`, figure])),
  };
}
