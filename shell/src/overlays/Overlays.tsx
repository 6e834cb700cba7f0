import { useMemo, useState, type ReactNode } from 'react';
import { OverlayProvider, type Overlay, type OverlayName } from './overlay.ts';

/** Holds what lies over the screen; opening one closes another. */
export function Overlays({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<OverlayName | null>(null);
  const overlay = useMemo(
    (): Overlay => ({ shown, show: setShown, close: () => setShown(null) }),
    [shown],
  );
  return <OverlayProvider value={overlay}>{children}</OverlayProvider>;
}
