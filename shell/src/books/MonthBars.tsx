import { exactText, formatMonthShort, formatPeriod, useDrilldown, valueOf } from '@kengetal/ui';
import type { Figure } from '@kengetal/contract';
import type { Relation } from './use-relation.ts';
import css from './month-bars.module.css';

const MONTHS = 12;
const SIDES = [
  { side: 'verkocht', title: 'Verkocht per maand' },
  { side: 'ingekocht', title: 'Ingekocht per maand' },
] as const;

interface Month {
  periode: number;
  figure: Figure;
  /** The same month a year earlier, where the books have it. */
  before: Figure | undefined;
}

/** The last twelve months of what was bought and sold, each with a tick for the year before. */
export function MonthBars({ relation: { maanden } }: { relation: Relation }) {
  return SIDES.map(({ side, title }) => {
    const months = maanden.slice(-MONTHS).map(({ periode, [side]: figure }): Month => ({
      periode,
      figure,
      before: maanden.find((month) => month.periode === periode - 100)?.[side],
    }));
    const highest = Math.max(
      ...months.flatMap(({ figure, before }) => [centsOf(figure), centsOf(before)]),
    );
    if (!(highest > 0)) return null;
    return (
      <section key={side} className={css.part} aria-label={title}>
        <h3 className={css.heading}>{title}</h3>
        <ol className={css.bars}>
          {months.map((month) => (
            <Bar key={month.periode} month={month} title={title} highest={highest} />
          ))}
        </ol>
      </section>
    );
  });
}

interface BarProps {
  month: Month;
  title: string;
  highest: number;
}

function Bar({ month: { periode, figure, before }, title, highest }: BarProps) {
  const { open } = useDrilldown();
  const name = `${formatPeriod(periode)}: ${exactText(figure)}`;
  const part = (of: Figure | undefined) => `${Math.max(0, (centsOf(of) / highest) * 100)}%`;
  return (
    <li>
      <button
        type="button"
        className={css.bar}
        aria-label={before ? `${name}, een jaar eerder ${exactText(before)}` : name}
        title={name}
        onClick={() => open({ title, figure, context: formatPeriod(periode) })}
      >
        <span className={css.room}>
          <span className={css.fill} style={{ height: part(figure) }} />
          {before && centsOf(before) > 0 ? (
            <span className={css.before} style={{ bottom: part(before) }} />
          ) : null}
        </span>
        <span className={css.month}>{formatMonthShort(periode).charAt(0)}</span>
      </button>
    </li>
  );
}

const centsOf = (figure: Figure | undefined): number => (figure && valueOf(figure)?.value) ?? 0;
