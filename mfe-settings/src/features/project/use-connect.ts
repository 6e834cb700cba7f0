import { useNavigate } from 'react-router-dom';
import type { Project } from '@kengetal/contract';

/** Goes to where a file can be added to the project. */
export function useConnect({ project_id, organisation_id }: Project): () => void {
  const navigate = useNavigate();
  return () => {
    const params = new URLSearchParams({ org_id: organisation_id, project_id });
    void navigate(`/connectie-aanmaken?${params}`);
  };
}
