import { moment, selected, text, whole, yesNo, type BundledTable } from '../../files/bundle.ts';
import { ofProject, type OfProject } from './of.ts';

/** Who takes part in a project, what they did and how they look at it; views of others stay theirs. */
export const PEOPLE_TABLES: readonly BundledTable<OfProject>[] = [
  {
    file: 'leden.csv',
    about: 'Wie toegang tot het project heeft.',
    columns: { Naam: text, 'E-mailadres': text, Niveau: text, Sinds: moment },
    rows: selected(
      `SELECT u.name AS "Naam", u.email AS "E-mailadres", m.level AS "Niveau", m.since AS "Sinds"
       FROM project_members m JOIN users u ON u.user_id = m.user_id
       WHERE m.project_id = $1 ORDER BY u.name, u.user_id`,
      ofProject,
    ),
  },
  {
    file: 'weergaven.csv',
    about: 'De gedeelde weergaven van het project, en die van jou.',
    columns: { Scherm: text, Naam: text, Gedeeld: yesNo, Keuzes: text, Gemaakt: moment },
    rows: selected(
      `SELECT screen AS "Scherm", name AS "Naam", owner_id IS NULL AS "Gedeeld",
              choices AS "Keuzes", created_at AS "Gemaakt"
       FROM saved_views WHERE project_id = $1 AND (owner_id IS NULL OR owner_id = $2)
       ORDER BY screen, name`,
      ({ projectId, userId }) => [projectId, userId],
    ),
  },
  {
    file: 'koppelingen.csv',
    about: 'Waar de cijfers vandaan komen.',
    columns: { Naam: text, Soort: text, Status: text, 'Laatst gelezen': moment },
    rows: selected(
      `SELECT name AS "Naam", provider AS "Soort", status AS "Status",
              last_sync_at AS "Laatst gelezen"
       FROM connections WHERE project_id = $1 ORDER BY created_at`,
      ofProject,
    ),
  },
  {
    file: 'imports.csv',
    about: 'Welke bestanden zijn ingelezen, en hoe dat afliep.',
    columns: {
      ...{ Bestand: text, Status: text, Regels: whole, Begonnen: moment, Klaar: moment },
      ...{ Bericht: text },
    },
    rows: selected(
      `SELECT filename AS "Bestand", status AS "Status", lines_read AS "Regels",
              created_at AS "Begonnen", finished_at AS "Klaar", message AS "Bericht"
       FROM imports WHERE project_id = $1 ORDER BY created_at, arrival`,
      ofProject,
    ),
  },
  {
    file: 'activiteit.csv',
    about: 'Wie wat deed in het project, en wanneer.',
    columns: { Op: moment, Door: text, Wat: text, Soort: text },
    rows: selected(
      `SELECT a.at AS "Op", u.name AS "Door", a.description AS "Wat", a.action AS "Soort"
       FROM activities a
       JOIN projects p ON p.organisation_id = a.organisation_id AND p.project_id = a.project_id
       LEFT JOIN users u ON u.user_id = a.user_id
       WHERE a.project_id = $1 ORDER BY a.at, a.activity_id`,
      ofProject,
    ),
  },
];
