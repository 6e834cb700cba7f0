import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationItem } from '../app/navigation.ts';
import { goToShortcuts } from './shortcuts.ts';
import { listenTo } from './use-shortcut.ts';

/** G and then a letter goes to a screen of the main navigation. */
export function useGoTo(navigation: readonly NavigationItem[]): void {
  const navigate = useNavigate();
  const goTo = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    const stops = goToShortcuts(navigation).map(({ keys, path }) =>
      listenTo(keys, () => goTo(path)),
    );
    return () => stops.forEach((stop) => stop());
  }, [navigation]);
}
