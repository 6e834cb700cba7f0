import { useEffect, useMemo } from 'react';
import { wholeSeries, type Project, type WholePage } from '@kengetal/contract';
import { messageOf, usePeriod } from '@kengetal/platform';
import { ExportMenu, KeyFiguresSkeleton, Notice, Sheet, StatementSkeleton } from '@kengetal/ui';
import { FilterBar } from '../../filters/FilterBar.tsx';
import { Switch } from '../../filters/Switch.tsx';
import { useChoice } from '../../filters/use-choice.ts';
import { useLedgerSelection } from '../../filters/use-ledger-selection.ts';
import { usePage } from '../../page.ts';
import { AnalyticsScreen, PageState } from '../../parts/AnalyticsScreen.tsx';
import { ViewsMenu } from '../../views/ViewsMenu.tsx';
import { shownSections, type Shown } from './choosing.ts';
import { isOfSeries } from './expected.ts';
import { FORMATS, useExport, type ExportFormat } from './exporting.ts';
import { RecurringPage } from './RecurringPage.tsx';
import { Choices } from './Toolbar.tsx';
import { useEditing } from './use-editing.ts';
import { useShown } from './use-shown.ts';

const PROMISE =
  'Hier zie je welke kosten en opbrengsten terugkomen, wat ze per maand zijn en wat er verandert.';
const VIEWS = [
  { value: 'lijst', label: 'Lijst' },
  { value: 'agenda', label: 'Agenda' },
] as const;
/** How long until it is asked again whether the series have been found, in ms. */
const AGAIN_MS = 2_000;

/** Costs and revenue that come back: what they are per month, and what stands out. */
export default function Recurring() {
  return (
    <AnalyticsScreen title="Periodieke transacties" promise={PROMISE}>
      {(project) => <OfProject project={project} />}
    </AnalyticsScreen>
  );
}

function OfProject({ project: { project_id: projectId } }: { project: Project }) {
  const { period } = usePeriod();
  const state = useLedgerSelection();
  const [view, chooseView] = useChoice<'lijst' | 'agenda'>('weergave', ['lijst', 'agenda']);
  const { shown, onChange, clear } = useShown();
  const editing = useEditing(projectId);
  const query = usePage(
    period && { page: 'analytics-recurring', projectId, period, filters: state.items },
  );
  const data = useMemo(() => query.data && wholeSeries(query.data), [query.data]);
  useAgainWhile(isSearching(data), query.refetch);
  const exporting = useExport();
  const sections = seriesIn(data, shown);
  const onExport = (format: ExportFormat) => {
    const series = sections.flatMap(({ rows }) => rows.map(({ id }) => id));
    const isAgenda = view === 'agenda';
    exporting.mutate({
      project_id: projectId,
      filters: state.items,
      series,
      format,
      // Of dues the words looked for tell apart; the file has them all, or none.
      ...(isAgenda && { agenda: { dues: !isOfSeries(shown) && shown.search.trim() === '' } }),
    });
  };
  return (
    <>
      <FilterBar
        projectId={projectId}
        state={state}
        columns={['groep', 'rekening']}
        actions={
          <>
            <Switch label="Lijst of agenda" options={VIEWS} value={view} onChoose={chooseView} />
            <ExportMenu
              quiet
              formats={FORMATS}
              making={exporting.isPending ? 'Bestand wordt gemaakt…' : null}
              disabled={sections.length === 0}
              onExport={onExport}
            />
            <ViewsMenu projectId={projectId} screen="analytics-recurring" />
          </>
        }
      >
        <Choices shown={shown} onChange={onChange} />
      </FilterBar>
      {exporting.error ? (
        <Notice tone="unfavourable">
          Het bestand maken is niet gelukt. {messageOf(exporting.error)}
        </Notice>
      ) : null}
      <PageState
        failed="Kon de periodieke transacties niet laden."
        promise={PROMISE}
        query={{ ...query, data }}
        skeleton={<RecurringSkeleton />}
      >
        {(page) => (
          <RecurringPage
            page={page}
            view={view}
            shown={shown}
            ofLedger={state.items.length > 0}
            onChange={onChange}
            onClear={clear}
            editing={editing}
          />
        )}
      </PageState>
    </>
  );
}

/** The series in sight, in their order. */
function seriesIn(page: WholePage | undefined, shown: Shown) {
  const block = page?.blocks.find((one) => one.kind === 'recurring');
  return block ? shownSections(block.sections, shown) : [];
}

/** True while the series are being looked for: what there is, is not yet that of the books. */
function isSearching(page: WholePage | undefined): boolean {
  const block = page?.blocks.find((one) => one.kind === 'recurring');
  return block?.searching === true;
}

/** Reads again every few seconds while something is on its way. */
function useAgainWhile(isWanted: boolean, refetch: () => unknown): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted, refetch]);
}

/** The page's shapes, so that nothing moves when the series arrive. */
function RecurringSkeleton() {
  return (
    <Sheet>
      <KeyFiguresSkeleton count={4} trend={false} />
      <StatementSkeleton rows={12} />
    </Sheet>
  );
}
