import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useProject } from '@kengetal/platform';
import { useWorld } from '../app/world.ts';
import { RemoteBoundary } from '../composition/RemoteBoundary.tsx';
import { useBooksShown } from './shown.ts';

/** Shows in the drawer what the address says of the books; a relation is asked for from anywhere. */
export function BooksDrawerHost({ settled }: { settled: boolean }) {
  const { bus } = useWorld();
  const { active } = useProject();
  const { shown, show, leave } = useBooksShown();
  const projectId = active?.project_id;
  useEffect(
    () =>
      bus.on('relationAsked', ({ project_id, relatie }) => {
        if (project_id === projectId) show({ kind: 'relation', relatie });
      }),
    [bus, projectId, show],
  );
  const { data: part } = useQuery({
    queryKey: ['shell', 'books-drawer'],
    // The name keeps it out of what the page fetches at its start.
    queryFn: () => import(/* webpackChunkName: "later-books" */ './BooksDrawer.tsx'),
    enabled: settled || shown !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
  });
  if (!part || projectId === undefined) return null;
  return (
    // What goes wrong here leaves the screen beside it alone.
    <RemoteBoundary fallback={null}>
      <part.BooksDrawer projectId={projectId} shown={shown} onLeave={leave} />
    </RemoteBoundary>
  );
}
