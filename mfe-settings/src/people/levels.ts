import { PROJECT_RIGHTS, type OrganisationRight, type ProjectRight } from '@kengetal/contract';

/** Lowest first, each with what it adds to those before it. */
export const LEVELS: Readonly<Record<ProjectRight, { label: string; may: string }>> = {
  lezer: {
    label: 'Lezer',
    may: 'Ziet alle cijfers, rapporten en boekingen, exporteert ze en stelt vragen aan de assistent.',
  },
  bewerker: {
    label: 'Bewerker',
    may: 'Leest ook bestanden in, deelt rekeningen in en handelt suggesties af.',
  },
  beheerder: {
    label: 'Beheerder',
    may: 'Nodigt ook mensen uit, wijzigt hun niveau, en hernoemt of verwijdert het project.',
  },
};

/** As a filter offers them. */
export const LEVEL_OPTIONS = PROJECT_RIGHTS.map((key) => ({ key, label: LEVELS[key].label }));

/** The level that a choice stands for; undefined for what is none. */
export const levelOf = (key: string): ProjectRight | undefined =>
  PROJECT_RIGHTS.find((level) => level === key);

/** A newer API may know more levels. */
export const levelName = (level: ProjectRight | OrganisationRight): string =>
  level === 'lid' ? 'Lid' : (LEVELS[level]?.label ?? level);
