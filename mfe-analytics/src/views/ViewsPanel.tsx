import { useState } from 'react';
import type { SavedView } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { LinesSkeleton, WidgetError, type useUndoable } from '@kengetal/ui';
import { choicesOf, monthsOf } from './choices.ts';
import { ViewForm } from './ViewForm.tsx';
import { SAVE, ViewsList } from './ViewsList.tsx';
import type { useViewMutations, useViews } from './views-queries.ts';
import css from './views.module.css';

export interface ViewsPanelProps {
  projectId: string;
  query: Pick<ReturnType<typeof useViews>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  mutations: ReturnType<typeof useViewMutations>;
  removal: ReturnType<typeof useUndoable>;
  /** What the screen shows now. */
  address: URLSearchParams;
  activeId: string | null;
  onChoose: (view: SavedView) => void;
}

const PERIOD = 'periode';
const SHARED = 'delen';

type Mode = { kind: 'list'; focus?: string } | { kind: 'save' } | { kind: 'rename'; of: SavedView };

/** The views in a list, or a form that asks for a name. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { projectId, query, mutations, removal, address, activeId, onChoose } = props;
  const [mode, setMode] = useState<Mode>({ kind: 'list' });
  const { rights } = useSession();
  const mayShare = mayOnProject(rights, projectId, 'bewerker');
  const { save, change } = mutations;
  const toList = (focus: string) => {
    save.reset();
    change.reset();
    setMode({ kind: 'list', focus });
  };
  if (mode.kind === 'save') {
    const months = monthsOf(address);
    return (
      <ViewForm
        action="Bewaren"
        options={[
          ...(months === null ? [] : [{ key: PERIOD, label: `Met de periode ${months}` }]),
          ...(mayShare ? [{ key: SHARED, label: 'Delen met het project' }] : []),
        ]}
        busy={save.isPending}
        error={save.error}
        onCancel={() => toList(SAVE)}
        onSubmit={(name, ticked) =>
          save.mutate(
            {
              name,
              choices: choicesOf(address, ticked.includes(PERIOD)),
              shared: ticked.includes(SHARED),
            },
            { onSuccess: ({ view_id }) => toList(view_id) },
          )
        }
      />
    );
  }
  if (mode.kind === 'rename') {
    const { view_id, name } = mode.of;
    return (
      <ViewForm
        action="Hernoemen"
        name={name}
        busy={change.isPending}
        error={change.error}
        onCancel={() => toList(view_id)}
        onSubmit={(words) =>
          change.mutate({ view_id, name: words }, { onSuccess: () => toList(view_id) })
        }
      />
    );
  }
  if (query.data) {
    return (
      <ViewsList
        views={query.data}
        {...{ activeId, removal, mayShare, onChoose }}
        focus={mode.focus ?? null}
        error={change.error}
        onSave={() => setMode({ kind: 'save' })}
        onRename={(of) => setMode({ kind: 'rename', of })}
        onBack={({ view_id }) => toList(view_id)}
        onShare={({ view_id, shared }) =>
          change.mutate({ view_id, shared: !shared }, { onSuccess: () => toList(view_id) })
        }
      />
    );
  }
  return <Waiting query={query} />;
}

function Waiting({ query }: Pick<ViewsPanelProps, 'query'>) {
  return (
    <div className={css.waiting}>
      {query.error ? (
        <WidgetError
          title="Kon de weergaven niet laden."
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LinesSkeleton lines={3} />
      )}
    </div>
  );
}
