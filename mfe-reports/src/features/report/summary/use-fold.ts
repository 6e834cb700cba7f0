import { useState } from 'react';
import { usePhone, usePrinting } from '@kengetal/ui';

/** On a phone the first part stands alone at first, so that figures are on the first screen too. */
export function useFold() {
  const phone = usePhone();
  const printing = usePrinting();
  const [unfolded, setUnfolded] = useState(false);
  const mayFold = phone && !printing;
  return {
    mayFold,
    folded: mayFold && !unfolded,
    toggle: () => setUnfolded((before) => !before),
  };
}
