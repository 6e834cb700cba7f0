import { useMemo, type ReactNode } from 'react';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { Figure, FiguresBlock } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { useDrilldown } from '../drilldown/context.ts';
import { exactText } from '../figure/names.ts';
import { judgementWord } from '../figure/judgement.ts';
import { formatFigure, reasonOf, valueOf } from '../formats/index.ts';
import { looks } from '../looks/looks.ts';
import { Icon } from '../states/Icon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Sparkline } from './Sparkline.tsx';
import { stripOf } from './strip.ts';
import css from './key-figures.module.css';

type Item = FiguresBlock['items'][number];
type Change = NonNullable<Item['change']>;

const SAME_REASON = 'Om dezelfde reden.';

export interface KeyFiguresProps {
  block: FiguresBlock;
  /** Where the figures stand, above the title of the drawer, e.g. 'Jan 2025 - Mrt 2025'. */
  context?: string;
  /** One more cell after the figures, e.g. a count that opens nothing. */
  children?: ReactNode;
}

/** Key figures as cells of one sheet; each opens the drill-down. */
export function KeyFigures({ block, context, children }: KeyFiguresProps) {
  return (
    <div className={css.box}>
      <ul className={stripOf(block.items.length)} aria-label={block.title ?? 'Kengetallen'}>
        {block.items.map((item, index) => (
          <li key={item.key} className={css.cell}>
            <Card
              item={item}
              context={context}
              isSaid={hasReasonOf(item, block.items[index - 1])}
            />
          </li>
        ))}
        {children ? <li className={css.cell}>{children}</li> : null}
      </ul>
    </div>
  );
}

/** What lacks is said once: of the next figures that it is the reason of too, only that it is. */
function hasReasonOf({ figure }: Item, before: Item | undefined): boolean {
  const reason = reasonOf(figure);
  return reason !== null && before !== undefined && reasonOf(before.figure) === reason;
}

interface CardProps {
  item: Item;
  context: string | undefined;
  /** Why it has no figure stands at the one before. */
  isSaid: boolean;
}

function Card({ item, context, isSaid }: CardProps) {
  const { open } = useDrilldown();
  const { figure, label, detail, extra, change, trend } = item;
  const months = useMemo(
    () =>
      trend?.map((month) => ({
        value: valueOf(month.figure)?.value ?? null,
        chosen: month.chosen,
      })),
    [trend],
  );
  const remark = change ? changeInWords(change) : undefined;
  const said = [exactText(figure), detail, remark].filter(Boolean);
  const wordy = change !== undefined && needsWords(change);
  return (
    <Tooltip title={said.join(' · ')}>
      <button
        type="button"
        className={css.card}
        data-figure={figure.kind}
        aria-haspopup="dialog"
        aria-label={`${label}: ${said.join(', ')}`}
        onClick={() => open({ title: label, figure, context, change: openable(item, remark) })}
      >
        <span className={css.name}>{label}</span>
        <span className={classes(css.value, reasonOf(figure) !== null && css.absent)}>
          {formatFigure(figure, 'card')}
          {extra ? <small className={css.extra}>{formatFigure(extra, 'card')}</small> : null}
        </span>
        <ChangeLine change={change} words={isSaid ? SAME_REASON : (reasonOf(figure) ?? detail)} />
        {months ? <Sparkline months={months} low={wordy} /> : null}
      </button>
    </Tooltip>
  );
}

/** What the words about a change open: the change, or where that is none, what it is held against. */
function openable({ change, comparison }: Item, text: string | undefined) {
  if (!change || text === undefined) return undefined;
  const isFigure = valueOf(change.figure) !== null || !comparison;
  return {
    text,
    title: `${isFigure ? 'Verandering' : 'Vergelijking'} ${change.label}`,
    figure: isFigure ? change.figure : comparison,
  };
}

/** A change without a percentage (from loss to profit) is said in words, over two lines. */
const needsWords = (change: Change) => valueOf(change.figure) === null && change.words !== '';

function ChangeLine({
  change,
  words,
}: {
  change?: Change | undefined;
  words?: string | undefined;
}) {
  if (words !== undefined) return <span className={css.changeWords}>{words}</span>;
  if (!change) return <span className={css.change} />;
  const value = valueOf(change.figure);
  const difference = formatFigure(change.figure, 'difference');
  const direction = isNothing(difference) ? 0 : (value?.value ?? 0);
  const shown = direction === 0 ? formatFigure(change.figure, 'card') : difference;
  if (needsWords(change)) return <span className={css.changeWords}>{change.words}</span>;
  return (
    <span className={css.change}>
      {value ? (
        <b className={classes(css.percent, direction !== 0 && looks[change.judgement])}>
          <Icon of={arrowOf(direction)} size={14} />
          {shown}
        </b>
      ) : null}
      <span className={css.changeLabel}>{change.label}</span>
    </span>
  );
}

/** What rounds to nothing went neither up nor down. */
const isNothing = (shown: string) => !/[1-9]/.test(shown);

function arrowOf(value: number) {
  if (value === 0) return ArrowRight;
  return value > 0 ? ArrowUp : ArrowDown;
}

function changeInWords(change: Change): string {
  const words = change.words || `${signedText(change.figure)} ${change.label}`.trim();
  const judgement = judgementWord(change.judgement);
  return judgement ? `${words}, ${judgement}` : words;
}

const signedText = (figure: Figure) => (valueOf(figure) ? formatFigure(figure, 'difference') : '');
