import { useSearchParams } from 'react-router-dom';
import type { ViewScreen } from '@kengetal/contract';
import { FilterPopover, useUndoable } from '@kengetal/ui';
import { addressOf, isShown } from './choices.ts';
import { useViewMutations, useViews } from './views-queries.ts';
import { ViewsPanel } from './ViewsPanel.tsx';

export interface ViewsMenuProps {
  projectId: string;
  screen: ViewScreen;
}

/** Filters and choices of this screen under names: to choose, keep, rename, share and remove. */
export function ViewsMenu({ projectId, screen }: ViewsMenuProps) {
  const [params, setParams] = useSearchParams();
  // Read here, so that the menu is drawn again when any of them changes.
  const { data, error, isFetching, refetch } = useViews(projectId, screen);
  const mutations = useViewMutations(projectId, screen);
  const removal = useUndoable(mutations.remove);
  const active = data?.find(
    ({ choices, view_id }) => view_id !== removal.leaving && isShown(choices, params),
  );
  return (
    <FilterPopover label="Weergave" value={active?.name ?? 'Geen'}>
      {(close) => (
        <ViewsPanel
          {...{ projectId, mutations, removal }}
          query={{ data, error, isFetching, refetch }}
          address={params}
          activeId={active?.view_id ?? null}
          onChoose={({ choices }) => {
            close();
            setParams((now) => addressOf(choices, now), { preventScrollReset: true });
          }}
        />
      )}
    </FilterPopover>
  );
}
