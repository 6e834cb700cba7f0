import { formatInstantLong } from '@kengetal/ui';

/** The day of an instant (ISO 8601, UTC) where its time does not matter: '2 april 2025'. */
export const dayOf = (instant: string): string => formatInstantLong(instant).split(',')[0] ?? '';
