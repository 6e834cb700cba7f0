import type { Project } from '@kengetal/contract';
import { ActivityList } from '../../../activity/ActivityList.tsx';
import { useUsers } from '../project-queries.ts';

/** Who did what in the project. */
export default function Activity({ project: { project_id } }: { project: Project }) {
  const { data = [] } = useUsers(project_id);
  return <ActivityList place={{ kind: 'project', id: project_id }} people={data} />;
}
