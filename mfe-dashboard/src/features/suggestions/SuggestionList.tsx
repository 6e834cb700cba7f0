import { useRef } from 'react';
import type { SuggestionList as List } from '@kengetal/contract';
import { mayOnProject, messageOf, useSession } from '@kengetal/platform';
import { EmptyState, FigureText, LastKnown, Notice, Sheet, WidgetError } from '@kengetal/ui';
import { groupsOf, isOpen } from '../../suggestions/groups.ts';
import { useExport, useMenuCount, useSuggestions } from '../../suggestions/suggestions.ts';
import { Toast } from '../../suggestions/Toast.tsx';
import { useAnswers } from '../../suggestions/use-answers.ts';
import { filtered, useFilters, type FilterState } from '../../suggestions/use-filters.ts';
import { FilterLine } from './FilterLine.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QuietOffer, QuietOnes } from './Quiet.tsx';
import { SuggestionTable } from './SuggestionTable.tsx';
import { checkedWords, nothingWords } from './checked.ts';
import css from './list.module.css';

/** The suggestions of a project in all states of the list. */
export function SuggestionList({ projectId }: { projectId: string }) {
  const state = useFilters();
  const query = useSuggestions(projectId, state.filters.period);
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = query;
  const exporting = useExport(projectId);
  useMenuCount(projectId, data?.suggestions.filter(isOpen).length);
  const retry = () => void query.refetch();
  return (
    <>
      <FilterLine
        state={state}
        checked={data ? checkedWords(data, dataUpdatedAt) : null}
        exporting={exporting}
        isEmpty={!data || data.suggestions.length === 0}
      />
      {exporting.error ? (
        <Notice tone="unfavourable">
          Het bestand maken is niet gelukt. {messageOf(exporting.error)}
        </Notice>
      ) : null}
      {data ? (
        <div aria-busy={isPlaceholderData}>
          {error ? <LastKnown error={error} retry={retry} /> : null}
          <Found
            projectId={projectId}
            list={data}
            readAt={dataUpdatedAt}
            state={state}
            retry={retry}
          />
        </div>
      ) : error ? (
        <Sheet>
          <WidgetError
            title="Kon de suggesties niet laden."
            error={error}
            onRetry={retry}
            busy={isFetching}
          />
        </Sheet>
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

interface FoundProps {
  projectId: string;
  list: List;
  /** When it was read, in ms since 1970: days are told as they were then. */
  readAt: number;
  state: FilterState;
  retry: () => void;
}

function Found({ projectId, list, readAt, state, retry }: FoundProps) {
  const { rights } = useSession();
  const mayEdit = mayOnProject(rights, projectId, 'bewerker');
  const answers = useAnswers(projectId);
  const box = useRef<HTMLDivElement>(null);
  const groups = groupsOf(filtered(list.suggestions, state.filters));
  const isNothingOpen = !list.suggestions.some(isOpen);
  return (
    <div ref={box}>
      {list.failed ? (
        <div className={css.notices}>
          <Notice tone="attention" action={{ label: 'Opnieuw laden', onClick: retry }}>
            Het controleren van je boekhouding is niet gelukt. Wat hier staat, is van daarvoor.
          </Notice>
        </div>
      ) : null}
      {list.headline ? (
        <div className={css.headline}>
          <FigureText text={list.headline} variant="headline" context="Suggesties" />
        </div>
      ) : null}
      {isNothingOpen && groups.length > 0 && !list.failed ? (
        <p className={css.nothing}>{nothingWords(list, readAt)}</p>
      ) : null}
      {list.ask_quiet && mayEdit ? (
        <QuietOffer
          key={list.ask_quiet}
          projectId={projectId}
          onDone={retry}
          detector={list.ask_quiet}
        />
      ) : null}
      <Sheet>
        {groups.length > 0 ? (
          <SuggestionTable
            box={box}
            groups={groups}
            list={list}
            readAt={readAt}
            mayEdit={mayEdit}
            answers={answers}
          />
        ) : (
          <Empty list={list} readAt={readAt} state={state} />
        )}
      </Sheet>
      <QuietOnes projectId={projectId} onDone={retry} quiet={list.quiet} mayEdit={mayEdit} />
      <Toast answers={answers} />
    </div>
  );
}

/** Nothing to show: because of the filters, or because there is nothing. */
function Empty({ list, readAt, state }: Pick<FoundProps, 'list' | 'readAt' | 'state'>) {
  if (list.suggestions.length > 0) {
    return (
      <EmptyState
        title="Binnen deze filters zijn er geen suggesties."
        action={{ label: 'Filters wissen', onClick: state.clear }}
      />
    );
  }
  if (list.failed)
    return <EmptyState title="Er is nog niets gevonden, want controleren lukte niet." />;
  return (
    <div role="status" aria-busy={list.is_checking}>
      <EmptyState title={nothingWords(list, readAt)} />
    </div>
  );
}
