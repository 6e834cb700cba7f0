import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';

/**
 * Goes to the figures of books that were just read. The app hears of them first: who has none as far
 * as it knows, is led to where they are made.
 */
export function useOpenBooks() {
  const navigate = useNavigate();
  const { reload } = useProject();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (projectId: string) => {
    setIsOpening(true);
    await reload();
    await navigate(`/dashboard?project=${encodeURIComponent(projectId)}`);
  };
  return { open, isOpening };
}
