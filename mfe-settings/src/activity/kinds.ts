import { ACTIVITY_KINDS } from '@kengetal/contract';

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const NAMES: Readonly<Record<string, string>> = {
  organisatie: 'Organisatie',
  project: 'Project',
  gebruiker: 'Gebruikers',
  uitnodiging: 'Uitnodigingen',
  import: 'Imports',
  koppeling: 'Koppelingen',
  rekeningen: 'Rekeningen',
  btw: 'Btw',
  begroting: 'Begroting',
  reeks: 'Periodieke transacties',
  toelichting: 'Toelichtingen',
  weergave: 'Weergaven',
  suggestie: 'Suggesties',
  assistent: 'Assistent',
};

/** As the filter offers them. */
export const KIND_OPTIONS = ACTIVITY_KINDS.map((key) => ({ key, label: NAMES[key] ?? key }));

/** The kind that an address asks for; undefined for what is none. */
export const kindOf = (text: string | null): ActivityKind | undefined =>
  ACTIVITY_KINDS.find((kind) => kind === text);
