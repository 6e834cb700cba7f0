import { createContext, use } from 'react';

/** What may lie over the screen, one at a time. */
export type OverlayName = 'palette' | 'shortcuts' | 'about';

export interface Overlay {
  /** Null while nothing lies over the screen. */
  shown: OverlayName | null;
  show(name: OverlayName): void;
  close(): void;
}

const NOTHING: Overlay = { shown: null, show: () => undefined, close: () => undefined };

/** Outside a provider nothing can be shown: the frame's parts stand alone in tests. */
const OverlayContext = createContext<Overlay>(NOTHING);

export const OverlayProvider = OverlayContext.Provider;

/** Palette, overview of shortcuts and 'Over' are opened from several places in the frame. */
export const useOverlay = (): Overlay => use(OverlayContext);
