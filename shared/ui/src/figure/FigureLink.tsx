import type { Figure, Judgement } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { formatFigure, reasonOf } from '../formats/index.ts';
import type { FigureStyle } from '../formats/index.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { exactWithJudgement, labelOf } from './names.ts';
import css from './figure.module.css';

export type FigureVariant = 'card' | 'table' | 'difference' | 'sentence' | 'exact' | 'plain';

export interface FigureLinkProps {
  figure: Figure;
  /** What the figure is, for its accessible name and the drawer; by default its own label. */
  label?: string | undefined;
  variant?: FigureVariant;
  judgement?: Judgement | undefined;
  /** Where it stands, above the title of the drawer, e.g. 'Maart 2025'. */
  context?: string | undefined;
  /** Text instead of the formatted figure (figures in sentences). */
  text?: string | undefined;
  /** Whose figure it is, in the tooltip, where no heading beside it says so. */
  when?: string | undefined;
  /** Why it stands out: in tooltip, name and drawer. */
  remark?: string | undefined;
  tabIndex?: number;
  /** A stop of the arrow keys in a table. */
  stop?: boolean;
  className?: string | undefined;
}

/** Tables hold hundreds of figures: the browser's own tooltip costs them nothing. */
const OWN_TOOLTIP: Record<FigureVariant, boolean> = {
  card: true,
  sentence: true,
  table: false,
  difference: false,
  exact: false,
  plain: false,
};

/** A figure that opens the drill-down; its exact amount is in tooltip and accessible name. */
export function FigureLink(props: FigureLinkProps) {
  const { figure, variant = 'table', judgement, context, text, when, remark, stop } = props;
  const { open } = useDrilldown();
  const label = props.label ?? labelOf(figure);
  const exact = exactWithJudgement(figure, judgement);
  const said = remark === undefined ? exact : `${exact}. ${remark}`;
  const tip = when === undefined ? said : `${when}: ${said}`;
  const style: FigureStyle = variant;
  const button = (
    <button
      type="button"
      className={classes(
        css.figure,
        css[variant],
        reasonOf(figure) !== null && css.absent,
        props.className,
      )}
      data-figure={figure.kind}
      aria-label={`${label}: ${said}`}
      aria-haspopup="dialog"
      title={OWN_TOOLTIP[variant] ? undefined : tip}
      tabIndex={props.tabIndex}
      data-stop={stop ? '' : undefined}
      onClick={() => open({ title: label, figure, context, ...(remark && { remark }) })}
    >
      {text ?? formatFigure(figure, style)}
    </button>
  );
  if (!OWN_TOOLTIP[variant]) return button;
  return <Tooltip title={tip}>{button}</Tooltip>;
}
