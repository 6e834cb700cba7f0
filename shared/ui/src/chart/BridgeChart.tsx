import { useMemo } from 'react';
import { ChartGantt } from 'lucide-react';
import type { GridBlock, Judgement } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { FigureLink } from '../figure/FigureLink.tsx';
import { looks } from '../looks/looks.ts';
import { CutText } from '../tooltip/CutText.tsx';
import { moveWithArrows } from '../statement/keyboard.ts';
import { bridgeOf, spanOf } from './bridge.ts';
import type { BridgeStep } from './bridge.ts';
import { comparedTable } from './compared.ts';
import { WithTable } from './WithTable.tsx';
import css from './rows.module.css';

export interface BridgeChartProps {
  block: GridBlock;
  /** Where the figures stand, above the title of the drawer. */
  context?: string | undefined;
}

/**
 * How one amount became the other: a bar for each step, from where the one before it ended. It is
 * a table, so that the amounts can be read and opened in order. As a table of amounts it shows what
 * each step was before and is now.
 */
export function BridgeChart({ block, context }: BridgeChartProps) {
  const steps = useMemo(() => bridgeOf(block), [block]);
  const reason = block.columns.find(({ reason: why }) => why !== undefined)?.reason;
  if (steps.length === 0) {
    return <p className={looks.quiet}>{reason ?? block.reason ?? 'Er is niets te vergelijken.'}</p>;
  }
  return (
    <WithTable
      title={block.title}
      as="stappen"
      icon={ChartGantt}
      context={context}
      table={() => comparedTable(block)}
    >
      <Steps title={block.title} steps={steps} context={context} />
    </WithTable>
  );
}

interface StepsProps {
  title: string;
  steps: readonly BridgeStep[];
  context: string | undefined;
}

function Steps({ title, steps, context }: StepsProps) {
  const place = spanOf(steps);
  return (
    <table className={css.table} onKeyDown={moveWithArrows}>
      <caption>{title}</caption>
      <colgroup>
        <col className={css.labelColumn} />
        <col />
        <col className={css.amountColumn} />
      </colgroup>
      <thead>
        <tr className={css.heads}>
          <td />
          <th scope="col" colSpan={2} className={css.amount}>
            Effect op het resultaat
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr key={step.key} className={classes(css.row, step.kind !== 'change' && css.end)}>
            <th scope="row" className={css.label}>
              <CutText>{step.label}</CutText>
            </th>
            <td className={css.barCell}>
              <Bar step={step} next={steps[index + 1]} place={place} />
            </td>
            <td className={css.amount}>
              <FigureLink
                figure={step.figure}
                label={step.label}
                variant={step.kind === 'change' ? 'difference' : 'table'}
                judgement={meaningOf(step)}
                context={context}
                tabIndex={index === 0 ? 0 : -1}
                stop
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function meaningOf({ kind, from, to }: BridgeStep): Judgement | undefined {
  if (kind !== 'change') return undefined;
  return to > from ? 'gunstig' : 'ongunstig';
}

interface BarProps {
  step: BridgeStep;
  next: BridgeStep | undefined;
  place: (value: number) => number;
}

/** The bar, a line at zero, and one from its end down to where the next begins. */
function Bar({ step, next, place }: BarProps) {
  const [start, end] = [place(step.from), place(step.to)];
  const percent = (value: number) => `${value.toFixed(3)}%`;
  const look = step.kind === 'change' ? (meaningOf(step) ?? 'neutraal') : 'whole';
  return (
    <svg className={css.bar} aria-hidden="true">
      <rect
        className={css[look]}
        x={percent(Math.min(start, end))}
        width={percent(Math.abs(end - start))}
        y="20%"
        height="60%"
      />
      <line className={css.zero} x1={percent(place(0))} x2={percent(place(0))} y1="0" y2="100%" />
      {next ? (
        <line className={css.step} x1={percent(end)} x2={percent(end)} y1="80%" y2="120%" />
      ) : null}
    </svg>
  );
}
