import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Told while rendering an address that was gone to, so that what lay over the one before is closed
 * at once; an address that only took another's place is the same.
 * @param left may set state of the component that uses this, and nothing else
 */
export function useLeaving(left: () => void): void {
  const { key } = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const [shown, setShown] = useState(key);
  if (key === shown) return;
  setShown(key);
  if (!replaced) left();
}
