import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Suggestion, SuggestionList } from '@kengetal/contract';
import { mayOnProject, useCrumb, useSession } from '@kengetal/platform';
import {
  Badge,
  EmptyState,
  FigureText,
  LastKnown,
  Notice,
  Screen,
  Sheet,
  usePhone,
  WidgetError,
} from '@kengetal/ui';
import { isOpen } from '../../suggestions/groups.ts';
import { isUnknown, useSuggestion } from '../../suggestions/suggestion.ts';
import { useMenuCount, useSuggestions } from '../../suggestions/suggestions.ts';
import { Toast } from '../../suggestions/Toast.tsx';
import { useAnswers } from '../../suggestions/use-answers.ts';
import { useFilters } from '../../suggestions/use-filters.ts';
import {
  CATEGORY_NAMES,
  CERTAINTY_NAMES,
  STATE_NAMES,
  urgencyWords,
} from '../../suggestions/words.ts';
import { Actions } from './Actions.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Parts } from './Parts.tsx';
import { useActing } from './use-acting.ts';
import { useNeighbours } from './use-neighbours.ts';
import css from './screen.module.css';

/** A suggestion in all states; what the list knows of it shows while the rest is on its way. */
export function SuggestionScreen({ projectId, id }: { projectId: string; id: string }) {
  const { rights } = useSession();
  const { filters } = useFilters();
  const list = useSuggestions(projectId, filters.period);
  const query = useSuggestion(id);
  const { data, error, isFetching, dataUpdatedAt } = query;
  const retry = () => void query.refetch();
  const listed = useListed(list.data, id);
  const suggestion = data?.suggestion ?? listed;
  const neighbours = useNeighbours(list.data?.suggestions, filters, id);
  const phone = usePhone();
  const title = suggestion?.title ?? 'Suggestie';
  useMenuCount(projectId, list.data?.suggestions.filter(isOpen).length);
  useCrumb(suggestion ? (phone && neighbours ? `Suggestie ${neighbours.words}` : title) : null);
  const answers = useAnswers(projectId);
  const mayEdit = mayOnProject(rights, projectId, 'bewerker');
  const box = useRef<HTMLDivElement>(null);
  const acting = useActing({ box, suggestion, neighbours, answers, mayEdit });
  return (
    <div ref={box} className={css.screen}>
      <Screen title={title} hideTitle>
        {suggestion ? (
          <>
            <div className={css.top}>
              <Tags suggestion={suggestion} />
              {neighbours && !phone ? <Neighbours {...neighbours} /> : null}
            </div>
            <div className={css.conclusion}>
              <FigureText text={suggestion.summary} variant="headline" context={title} />
            </div>
            {suggestion.changed ? (
              <div className={css.notice}>
                <Notice tone="attention">Terug in je lijst. {suggestion.changed}.</Notice>
              </div>
            ) : null}
            <Actions
              projectId={projectId}
              suggestion={suggestion}
              people={list.data?.people ?? []}
              acting={acting}
              neighbours={neighbours}
              mayEdit={mayEdit}
            />
          </>
        ) : null}
        {data && error ? <LastKnown error={error} retry={retry} /> : null}
        {data ? (
          <Parts detail={data} readAt={dataUpdatedAt} onNote={mayEdit ? acting.note : null} />
        ) : isUnknown(error) ? (
          <Unknown />
        ) : error ? (
          <Sheet className={css.sheet}>
            <WidgetError
              title="Kon deze suggestie niet laden."
              error={error}
              onRetry={retry}
              busy={isFetching}
            />
          </Sheet>
        ) : (
          <DetailSkeleton withHead={!suggestion} />
        )}
      </Screen>
      <Toast answers={answers} />
    </div>
  );
}

function Unknown() {
  const navigate = useNavigate();
  return (
    <Sheet className={css.sheet}>
      <EmptyState
        title="Deze suggestie is er niet."
        text="Misschien is ze verwijderd, of klopt het adres niet."
        action={{ label: 'Naar de suggesties', onClick: () => void navigate('/suggesties') }}
      />
    </Sheet>
  );
}

/** What the list knows of it; only of a list that was there first, or what is drawn would move. */
function useListed(list: SuggestionList | undefined, id: string): Suggestion | undefined {
  const [begun, setBegun] = useState({ id, withList: list !== undefined });
  if (begun.id !== id) setBegun({ id, withList: list !== undefined });
  if (!begun.withList) return undefined;
  return list?.suggestions.find(({ suggestion_id }) => suggestion_id === id);
}

/** State, subject, how soon, how sure, and who has it. */
function Tags({ suggestion }: { suggestion: Suggestion }) {
  const { status, category, certainty, assignee, ended } = suggestion;
  return (
    <ul className={css.tags} aria-label="Stand">
      <li>
        <Badge tone={status === 'nieuw' ? 'accent' : 'plain'}>{STATE_NAMES[status]}</Badge>
      </li>
      <li>{CATEGORY_NAMES[category]}</li>
      {isOpen(suggestion) ? (
        <li>
          {suggestion.urgency === 'deze_week' ? (
            <Badge tone="attention">{urgencyWords(suggestion)}</Badge>
          ) : (
            urgencyWords(suggestion)
          )}
        </li>
      ) : null}
      <li>{CERTAINTY_NAMES[certainty]}</li>
      {assignee && isOpen(suggestion) ? <li>{assignee.name}</li> : null}
      {ended ? <li>{ended.words}</li> : null}
    </ul>
  );
}
