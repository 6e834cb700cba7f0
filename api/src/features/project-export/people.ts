import { moment, selected, text, whole, yesNo, type BundledTable } from '../../files/bundle.ts';
import { ofProject, type OfProject } from './of.ts';

/** Who takes part in a project, what they did and how they look at it; views of others stay theirs. */
export const PEOPLE_TABLES: readonly BundledTable<OfProject>[] = [
  selected({
    file: 'leden.csv',
    about: 'Wie toegang tot het project heeft.',
    columns: {
      Naam: [text, 'u.name'],
      'E-mailadres': [text, 'u.email'],
      Niveau: [text, 'm.level'],
      Sinds: [moment, 'm.since'],
    },
    from: `project_members m JOIN users u ON u.user_id = m.user_id
       WHERE m.project_id = $1 ORDER BY u.name, u.user_id`,
    params: ofProject,
  }),
  selected({
    file: 'weergaven.csv',
    about: 'De gedeelde weergaven van het project, en die van jou.',
    columns: {
      Scherm: [text, 'screen'],
      Naam: [text, 'name'],
      Gedeeld: [yesNo, 'owner_id IS NULL'],
      Keuzes: [text, 'choices'],
      Gemaakt: [moment, 'created_at'],
    },
    from: `saved_views WHERE project_id = $1 AND (owner_id IS NULL OR owner_id = $2)
       ORDER BY screen, name`,
    params: ({ projectId, userId }) => [projectId, userId],
  }),
  selected({
    file: 'koppelingen.csv',
    about: 'Waar de cijfers vandaan komen.',
    columns: {
      Naam: [text, 'name'],
      Soort: [text, 'provider'],
      Status: [text, 'status'],
      'Laatst gelezen': [moment, 'last_sync_at'],
    },
    from: 'connections WHERE project_id = $1 ORDER BY created_at',
    params: ofProject,
  }),
  selected({
    file: 'imports.csv',
    about: 'Welke bestanden zijn ingelezen, en hoe dat afliep.',
    columns: {
      Bestand: [text, 'filename'],
      Status: [text, 'status'],
      Regels: [whole, 'lines_read'],
      Begonnen: [moment, 'created_at'],
      Klaar: [moment, 'finished_at'],
      Bericht: [text, 'message'],
    },
    from: 'imports WHERE project_id = $1 ORDER BY created_at, arrival',
    params: ofProject,
  }),
  selected({
    file: 'activiteit.csv',
    about: 'Wie wat deed in het project, en wanneer.',
    columns: {
      Op: [moment, 'a.at'],
      Door: [text, 'u.name'],
      Wat: [text, 'a.description'],
      Soort: [text, 'a.action'],
    },
    from: `activities a
       JOIN projects p ON p.organisation_id = a.organisation_id AND p.project_id = a.project_id
       LEFT JOIN users u ON u.user_id = a.user_id
       WHERE a.project_id = $1 ORDER BY a.at, a.activity_id`,
    params: ofProject,
  }),
];
