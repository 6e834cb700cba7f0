import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { WidgetError } from '@kengetal/ui';
import type { NavigationItem } from '../app/navigation.ts';
import type { ShellRoute } from '../app/shell-routes.ts';
import { useWorld } from '../app/world.ts';
import { RemoteBoundary } from '../composition/RemoteBoundary.tsx';
import { forgetChoices } from '../palette/recent.ts';
import { useGoTo } from '../shortcuts/use-go-to.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { Dialog } from './Dialog.tsx';
import { useOverlay } from './overlay.ts';
import css from './dialog.module.css';

export interface OverlayHostProps {
  routes: readonly ShellRoute[];
  navigation: readonly NavigationItem[];
  /** The first screen has its figures: what may be wanted next can be fetched. */
  settled: boolean;
  onToggleSidebar: () => void;
}

/** Listens to the shortcuts of the shell, and shows what lies over the screen. */
export function OverlayHost({ settled, ...rest }: OverlayHostProps) {
  const { bus } = useWorld();
  const { shown, show, close } = useOverlay();
  const { data: parts, error, refetch } = useParts(settled || shown !== null);
  useShortcut('palette', () => (shown === 'palette' ? close() : show('palette')));
  useShortcut('overview', () => show('shortcuts'));
  useGoTo(rest.navigation);
  useEffect(
    () => bus.on('sessionEnded', ({ reason }) => reason === 'signed-out' && forgetChoices()),
    [bus],
  );

  if (shown === null) return null;
  const failure = (problem: unknown, onRetry: () => void) => (
    <Dialog title="Kon dit niet openen" onClose={close}>
      <div className={css.body}>
        <WidgetError title="Een deel van Kengetal werkt niet." error={problem} onRetry={onRetry} />
      </div>
    </Dialog>
  );
  if (!parts) return error ? failure(error, () => void refetch()) : null;
  const { About, Palette, ShortcutsOverview } = parts;
  return (
    // What goes wrong here leaves the screen under it alone.
    <RemoteBoundary key={shown} fallback={failure(null, close)}>
      {shown === 'palette' ? <Palette onClose={close} {...rest} /> : null}
      {shown === 'shortcuts' ? (
        <ShortcutsOverview navigation={rest.navigation} onClose={close} />
      ) : null}
      {shown === 'about' ? <About onClose={close} /> : null}
    </RemoteBoundary>
  );
}

/** The code of what lies over the screen, fetched once it may be wanted. */
function useParts(wanted: boolean) {
  return useQuery({
    queryKey: ['shell', 'overlays'],
    // The name keeps it out of what the page fetches at its start.
    queryFn: () => import(/* webpackChunkName: "later-overlays" */ './parts.ts'),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    structuralSharing: false,
    retry: false,
  });
}
