import type { Clock } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import { viewsOf } from './store.ts';
import { changeKeptView, keepView, removeKeptView } from './writing.ts';

/** Views that members keep of the analytics screens, for themselves or for the project. */
export function viewHandlers(
  clock: Clock,
): Pick<Handlers, 'savedViews' | 'saveView' | 'changeView' | 'deleteView'> {
  return {
    savedViews: ({ query: { project_id: projectId, screen }, caller: { userId }, database }) =>
      viewsOf(database, { projectId, userId }, screen),
    saveView: ({
      body: { project_id: projectId, shared = false, ...view },
      caller: { userId },
      database,
    }) =>
      database.transaction((sql) =>
        keepView(sql, clock, { projectId, userId }, { ...view, shared }),
      ),
    changeView: ({
      body: { project_id: projectId, view_id, ...change },
      caller: { userId },
      database,
    }) =>
      database.transaction((sql) =>
        changeKeptView(sql, clock, { projectId, userId }, view_id, change),
      ),
    deleteView: ({ body: { project_id: projectId, view_id }, caller: { userId }, database }) =>
      database.transaction((sql) => removeKeptView(sql, clock, { projectId, userId }, view_id)),
  };
}
