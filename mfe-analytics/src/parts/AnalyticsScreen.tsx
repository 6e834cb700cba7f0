import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageData, Project } from '@kengetal/contract';
import { useProject } from '@kengetal/platform';
import { DrilldownProvider, NoBooks, PageNotices, Screen, Sheet, WidgetError } from '@kengetal/ui';
import { useIsWithoutBooks } from '../filters/ledger-options.ts';
import css from './parts.module.css';

export interface AnalyticsScreenProps {
  title: string;
  /** What will be here, in one sentence. */
  promise: string;
  children: (project: Project) => ReactNode;
}

/** A screen of analytics: of the active project, or the way to one, or to its first bookings. */
export function AnalyticsScreen({ title, promise, children }: AnalyticsScreenProps) {
  const { active } = useProject();
  const isEmpty = useIsWithoutBooks(active?.project_id ?? null);
  return (
    <DrilldownProvider namespace="mfe-analytics">
      <Screen title={title} hideTitle>
        {active && !isEmpty ? (
          // What is going on in one project never goes on in another.
          <Fragment key={active.project_id}>{children(active)}</Fragment>
        ) : (
          <Promised promise={promise} />
        )}
      </Screen>
    </DrilldownProvider>
  );
}

/** What will be here, while there are no bookings. */
export function Promised({ promise }: { promise: string }) {
  const navigate = useNavigate();
  return (
    <Sheet>
      <NoBooks title={promise} go={(path) => void navigate(path)} />
    </Sheet>
  );
}

type Shown = Pick<PageData, 'notice' | 'updated_at'>;

export interface PageStateProps<Page extends Shown> {
  /** What could not be loaded, e.g. 'Kon het overzicht niet laden.' */
  failed: string;
  promise: string;
  query: {
    data: Page | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  skeleton: ReactNode;
  children: (page: Page) => ReactNode;
}

/** A page in all its states: on its way, failed, without bookings, there, or no longer fresh. */
export function PageState<Page extends Shown>(props: PageStateProps<Page>) {
  const { failed, promise, query, skeleton, children } = props;
  const { data, error, isFetching, isPlaceholderData } = query;
  const retry = () => void query.refetch();
  if (data && data.updated_at === null) {
    return <Promised promise={promise} />;
  }
  if (data && !(error && isPlaceholderData)) {
    return (
      <div className={css.page} aria-busy={isPlaceholderData}>
        <PageNotices page={data} failure={error && { error, retry }} className={css.notices} />
        {children(data)}
      </div>
    );
  }
  if (!error) return skeleton;
  return (
    <Sheet>
      <WidgetError title={failed} error={error} onRetry={retry} busy={isFetching} />
    </Sheet>
  );
}
