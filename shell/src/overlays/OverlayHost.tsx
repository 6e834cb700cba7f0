import type { NavigationItem, ShellRoute } from '../app/shell-routes.ts';
import { useOverlay } from './overlay.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

export interface OverlayHostProps {
  routes: readonly ShellRoute[];
  navigation: readonly NavigationItem[];
}

/** Listens to the shortcuts that open something over the screen, and shows it. */
export function OverlayHost(_props: OverlayHostProps) {
  const { show } = useOverlay();
  useShortcut('palette', () => show('palette'));
  useShortcut('overview', () => show('shortcuts'));
  return null;
}
