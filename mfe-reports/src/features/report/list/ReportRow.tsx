import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  changeOfResult,
  type DerivedFigure,
  type Figure,
  type ReportEntry,
  type ReportResult,
} from '@kengetal/contract';
import { classes, FigureLink, formatFigure, Icon } from '@kengetal/ui';
import { useReportAddress } from '../address.ts';
import { ReportBadge } from '../ReportBadge.tsx';
import type { ResultState } from './results.ts';
import css from './row.module.css';

export interface ReportRowProps {
  report: ReportEntry;
  result: ResultState;
  /** As the heading of its fiscal year. */
  heading?: boolean;
}

/** A report that opens as a whole, with its result and how that changed, which open by themselves. */
export function ReportRow({ report, result, heading = false }: ReportRowProps) {
  const { searchOf } = useReportAddress();
  const Name = heading ? 'h2' : 'span';
  return (
    <div className={classes(css.row, heading && css.heading)}>
      <Link className={css.link} to={{ search: searchOf(report) }}>
        <Name className={css.name}>{report.naam}</Name>
        {report.voorlopig ? (
          <ReportBadge report={report} />
        ) : (
          <span className={css.final}>Definitief</span>
        )}
      </Link>
      <span className={css.amounts}>
        {result === 'loading' ? <Bones /> : null}
        {result === 'failed' ? <span className={css.none}>–</span> : null}
        {typeof result === 'string' ? null : <Amounts report={report} result={result} />}
      </span>
    </div>
  );
}

/** Closing bookings, which have no report of their own. */
export function ClosingRow({ name, figure }: { name: string; figure: Figure }) {
  return (
    <div className={css.row}>
      <span className={css.link}>Afsluiting</span>
      <span className={css.amounts}>
        <span className={css.result}>
          <FigureLink
            figure={figure}
            label="Resultaat van de afsluitboekingen"
            text={formatFigure(figure, 'sentence')}
            context={name}
          />
        </span>
      </span>
    </div>
  );
}

const Bones = () => (
  <>
    <span className={css.bone} />
    <span className={css.bone} />
  </>
);

function Amounts({ report, result }: { report: ReportEntry; result: ReportResult }) {
  const { figure, comparison, change } = result;
  const apart = changeOfResult(result);
  return (
    <>
      <span className={css.result}>
        <FigureLink
          figure={figure}
          label={`Resultaat ${report.naam}`}
          text={formatFigure(figure, 'sentence')}
          context={report.naam}
        />
      </span>
      {change && apart ? (
        <span className={css.against}>
          <span className={classes(css.change, css[change.judgement])}>
            <Icon of={arrowOf(apart.value)} size={14} />
            <FigureLink
              figure={apart}
              label={`Verandering van het resultaat ${change.label}`}
              variant="difference"
              judgement={change.judgement}
              text={shownChange(apart)}
              remark={`${change.words}.`}
              context={report.naam}
            />
          </span>
          {/* What runs is held against a part of the one before. */}
          {report.voorlopig ? <span className={css.base}>{change.label}</span> : null}
        </span>
      ) : (
        <span className={css.none}>
          <FigureLink
            figure={figure.kind === 'absent' ? figure : comparison}
            label="Verandering van het resultaat"
            text="–"
            context={report.naam}
          />
        </span>
      )}
    </>
  );
}

/** '+4,5%', or '€ +4.170' where a percentage says nothing. */
function shownChange(figure: DerivedFigure): string {
  const text = formatFigure(figure, 'difference');
  return figure.unit === 'cents' && /\d/.test(text) ? `€\u00a0${text}` : text;
}

function arrowOf(value: number) {
  if (value === 0) return ArrowRight;
  return value > 0 ? ArrowUp : ArrowDown;
}
