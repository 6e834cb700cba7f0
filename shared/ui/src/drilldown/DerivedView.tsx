import { ChevronRight } from 'lucide-react';
import type { DerivedFigure, FigureTerm } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { formatFigure, partsOf, reasonOf, recompute, valueOf } from '../formats/index.ts';
import { Icon } from '../states/Icon.tsx';
import { Notice } from '../states/Messages.tsx';
import type { DrilldownTarget } from './context.ts';
import body from './body.module.css';
import drawer from './drawer.module.css';
import css from './operands.module.css';

export interface DerivedViewProps {
  figure: DerivedFigure;
  title: string;
  onOpen: (target: DrilldownTarget) => void;
}

/** A computed figure: its operands, each of which opens, and the result. */
export function DerivedView({ figure, title, onOpen }: DerivedViewProps) {
  const { numerator, denominator } = partsOf(figure);
  const computed = recompute(figure);
  const divides = denominator.length > 0;
  return (
    <div className={body.body}>
      {computed !== null && computed !== figure.value ? (
        <div className={drawer.warning}>
          <Notice tone="attention">
            De onderdelen tellen niet op tot dit bedrag. Vernieuw het scherm: de boekhouding is
            waarschijnlijk intussen gewijzigd.
          </Notice>
        </div>
      ) : null}
      <table className={classes(body.table, css.operands)}>
        <caption>Waar {title} uit bestaat</caption>
        <tbody>
          <Terms terms={numerator} onOpen={onOpen} />
          {divides ? (
            <tr className={css.dividedBy}>
              <th scope="rowgroup" colSpan={2}>
                Gedeeld door
              </th>
            </tr>
          ) : null}
          <Terms terms={denominator} onOpen={onOpen} />
          <Divisor figure={figure} divides={divides} />
          <tr className={classes(body.total, css.result)}>
            <th scope="row">{title}</th>
            <td>
              <span className={body.sum}>{formatFigure(figure, 'plain')}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Divisor({ figure, divides }: { figure: DerivedFigure; divides: boolean }) {
  if (!figure.divisor || figure.divisor === 1) return null;
  const inDays = divides && figure.unit === 'days';
  return (
    <tr className={css.dividedBy}>
      <th scope="row">{inDays ? 'Maal het aantal dagen' : 'Gedeeld door'}</th>
      <td>{figure.divisor}</td>
    </tr>
  );
}

interface TermsProps {
  terms: readonly FigureTerm[];
  onOpen: (target: DrilldownTarget) => void;
}

function Terms({ terms, onOpen }: TermsProps) {
  return terms.map(({ label, factor, figure }, index) => (
    // Operands have no key and never change order within one figure.
    <tr key={index} className={css.operand}>
      <th scope="row">
        <button
          type="button"
          className={css.operandButton}
          data-figure={figure.kind}
          onClick={() => onOpen({ title: label, figure })}
        >
          <span className={css.factor}>{factorText(factor, index)}</span>
          <span className={css.operandLabel}>{label}</span>
          <Icon of={ChevronRight} size={14} className={css.chevron} />
        </button>
      </th>
      <td
        className={classes(valueOf(figure) === null && body.quiet)}
        title={reasonOf(figure) ?? undefined}
      >
        {formatFigure(figure, 'plain')}
      </td>
    </tr>
  ));
}

/** How an operand enters: '+', '−', or times a number. */
function factorText(factor: number, index: number): string {
  const times = Math.abs(factor) === 1 ? '' : ` ${Math.abs(factor)} ×`;
  if (factor < 0) return `−${times}`;
  return `${index === 0 ? '' : '+'}${times}`;
}
