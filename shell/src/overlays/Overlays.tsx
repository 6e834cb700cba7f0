import { useMemo, useState, type ReactNode } from 'react';
import { OverlayProvider, type Overlay, type OverlayName } from './overlay.ts';
import { useLeaving } from './use-leaving.ts';

/** Holds what lies over the screen; opening one closes another, and so does going elsewhere. */
export function Overlays({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<OverlayName | null>(null);
  useLeaving(() => setShown(null));
  const overlay = useMemo(
    (): Overlay => ({ shown, show: setShown, close: () => setShown(null) }),
    [shown],
  );
  return <OverlayProvider value={overlay}>{children}</OverlayProvider>;
}
