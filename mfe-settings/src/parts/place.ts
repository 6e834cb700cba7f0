/** What people, invitations, removal and activity are of. */
export interface Place {
  kind: 'organisatie' | 'project';
  id: string;
}

const PARTS = { organisatie: 'organisation', project: 'project' } as const;

/** Beginning of the key of every query about a place. */
export const keyOf = ({ kind, id }: Place, ...part: readonly unknown[]) =>
  ['mfe-settings', PARTS[kind], id, ...part] as const;

/** 'de organisatie', 'het project'. */
export const THE: Readonly<Record<Place['kind'], string>> = {
  organisatie: 'de organisatie',
  project: 'het project',
};
