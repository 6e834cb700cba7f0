import type { RemovalPreview } from '@kengetal/contract';
import { formatCount } from '@kengetal/ui';
import type { Place } from '../parts/place.ts';

const KINDS = [
  ['projects', 'project', 'projecten'],
  ['sources', 'bron', 'bronnen'],
  ['lines', 'boekingsregel', 'boekingsregels'],
  ['connections', 'koppeling, die meteen stopt', 'koppelingen, die meteen stoppen'],
  ['people', 'gebruiker, die de toegang verliest', 'gebruikers, die de toegang verliezen'],
  ['chats', 'gesprek met de assistent', 'gesprekken met de assistent'],
] as const;

/** What will be gone, each in a few words; what there is none of is left out. */
export function consequencesOf(preview: RemovalPreview, kind: Place['kind']): string[] {
  // Of a project its own number says nothing.
  const told = KINDS.filter(([key]) => kind === 'organisatie' || key !== 'projects');
  return told.flatMap(([key, one, more]) =>
    preview[key] > 0 ? [formatCount(preview[key], one, more)] : [],
  );
}
