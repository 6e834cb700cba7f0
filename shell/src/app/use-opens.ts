import { useMemo } from 'react';
import type { Opened } from '@kengetal/contract/remote';
import { homeOf, openingOf, type AddressValues } from '../composition/opening.ts';
import { useWorld } from './world.ts';

/** Gives where something is opened; null when no remote opens it. */
export type Opens = (opened: Opened, values?: AddressValues) => string | null;

/** Where the shell leads to what it does not show itself, as the remotes declare it. */
export function useOpens(): Opens {
  const remotes = useWorld().composition.remotes();
  return useMemo(() => (opened, values) => openingOf(remotes, opened, values), [remotes]);
}

/** Where one begins; null when there is nothing to begin at. */
export const useHome = (): string | null => homeOf(useWorld().composition.remotes());
