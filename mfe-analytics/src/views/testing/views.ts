import type { SavedView } from '@kengetal/contract';
import { ApiError } from '@kengetal/platform';
import { FakeApi } from '@kengetal/platform/testing';

export const view = (name: string, choices: string, more: Partial<SavedView> = {}): SavedView => ({
  view_id: name,
  screen: 'analytics-overview',
  name,
  choices,
  shared: false,
  user_name: 'Sanne Bakker',
  created_at: '2025-04-02T05:10:00Z',
  ...more,
});

/** An API that keeps views as the real one does, names that are taken included. */
export function keeping(...views: SavedView[]) {
  let kept = views;
  const taken = (name: string, but?: string) => {
    if (!kept.some((one) => one.name === name && one.view_id !== but)) return;
    const message = `Er is al een weergave ‘${name}’. Kies een andere naam.`;
    const errors = [{ path: 'name', message }];
    throw new ApiError({
      type: '',
      status: 409,
      code: 'conflict',
      title: 'Dit kan nu niet.',
      errors,
    });
  };
  const put = (changed: SavedView) => {
    kept = [...kept.filter(({ view_id }) => view_id !== changed.view_id), changed];
    return changed;
  };
  return new FakeApi()
    .on('GET /views', () => kept)
    .on('POST /view', ({ body: { name, choices, shared = false } }) => {
      taken(name);
      return put(view(name, choices, { shared }));
    })
    .on('PATCH /view', ({ body: { view_id, ...change } }) => {
      if (change.name !== undefined) taken(change.name, view_id);
      const before = kept.find((one) => one.view_id === view_id);
      return put({ ...(before ?? view('', '')), ...change });
    })
    .on('DELETE /view', ({ body }) => {
      kept = kept.filter(({ view_id }) => view_id !== body.view_id);
      return undefined;
    });
}
