import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReportParameters } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { classes, FigureText, formatInstantLong, Icon, WidgetError } from '@kengetal/ui';
import type { Look } from '../view.ts';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { useRefresh, useSummary, type SummaryData } from './summary.ts';
import { useFold } from './use-fold.ts';
import css from './summary.module.css';

export interface SummaryProps {
  parameters: ReportParameters;
  look: Look;
  /** Name of the report. */
  context: string;
  /** At the end of its foot. */
  more?: ReactNode;
}

/** What the report says, in four short parts whose amounts open; on a phone the first one at first. */
export function Summary({ parameters, look, context, more }: SummaryProps) {
  const asked = { parameters, look };
  const { data, error, isFetching, isPlaceholderData, refetch } = useSummary(asked);
  const refresh = useRefresh(asked);
  const { mayFold, folded, toggle } = useFold();
  if (error) {
    return (
      <WidgetError
        title="Kon de samenvatting niet laden."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <SummarySkeleton />;
  const busy = refresh.isPending || isPlaceholderData;
  const outdated = data.outdated ? (
    <span className={css.outdated}>De boekhouding is sindsdien gewijzigd.</span>
  ) : null;
  return (
    <div className={classes(css.summary, folded && css.folded)} aria-busy={busy}>
      <Parts summary={folded ? data.summary.slice(0, 1) : data.summary} context={context} />
      {folded ? outdated : null}
      {mayFold ? (
        <Button
          type="link"
          size="small"
          className={css.fold}
          aria-expanded={!folded}
          onClick={toggle}
        >
          {folded ? 'Lees verder' : 'Minder tonen'}
        </Button>
      ) : null}
      {folded ? null : (
        <footer className={css.foot}>
          <p className={css.made}>
            Gemaakt op {formatInstantLong(data.created_at)}, elk bedrag gecontroleerd met de
            boekingen
            {outdated}
            {refresh.error ? (
              <span className={css.failed} role="alert">
                Vernieuwen is niet gelukt. {messageOf(refresh.error)}
              </span>
            ) : null}
          </p>
          {more}
          <Button
            type="link"
            size="small"
            loading={refresh.isPending}
            icon={<Icon of={RotateCw} size={14} />}
            onClick={() => refresh.mutate(asked)}
          >
            Vernieuwen
          </Button>
        </footer>
      )}
    </div>
  );
}

function Parts({ summary, context }: Pick<SummaryData, 'summary'> & { context: string }) {
  return (
    <div className={css.parts}>
      {summary.map(({ key, title, text, figures }) => (
        <section key={key} aria-label={title}>
          <h2 className={css.title}>{title}</h2>
          <FigureText text={{ text, figures }} context={context} />
        </section>
      ))}
    </div>
  );
}
