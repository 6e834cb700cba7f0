import { useEffect, useRef } from 'react';

/**
 * For the ref around what is shown: from the list to a report and back the path stays, so that the
 * shell moves no focus, while the link that had it is gone. Then the new heading takes it.
 */
export function useFocusOnHeading(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}
