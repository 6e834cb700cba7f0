import {
  bundled,
  moment,
  selected,
  text,
  yesNo,
  ZIP_TYPE,
  type BundledTable,
} from '../../files/bundle.ts';
import { fileTask } from '../../files/made-files.ts';

export interface AccountFile {
  readonly userId: string;
  readonly today: string;
}

/** What is of someone is shown to them for as long as they may see what it is about. */
const OPEN_PROJECTS = `
  SELECT p.project_id, p.name FROM projects p
  JOIN project_members m ON m.project_id = p.project_id AND m.user_id = $1
  WHERE p.removed_at IS NULL`;

const ofPerson = ({ userId }: AccountFile) => [userId];

const ACCOUNT_TABLES: readonly BundledTable<AccountFile>[] = [
  {
    file: 'account.csv',
    about: 'Je account.',
    columns: {
      ...{ Naam: text, 'E-mailadres': text, 'Inloggen met': text, Foto: text },
      ...{ Sinds: moment, 'Laatst actief': moment },
    },
    rows: selected(
      `SELECT name AS "Naam", email AS "E-mailadres", split_part(identity, '|', 1) AS "Inloggen met",
              avatar AS "Foto", created_at AS "Sinds", last_active_at AS "Laatst actief"
       FROM users WHERE user_id = $1`,
      ofPerson,
    ),
  },
  {
    file: 'sessies.csv',
    about: 'Waar je bent ingelogd, of dat onlangs was.',
    columns: { Apparaat: text, Ingelogd: moment, 'Laatst gezien': moment, Beëindigd: moment },
    rows: selected(
      `SELECT device AS "Apparaat", created_at AS "Ingelogd", last_seen_at AS "Laatst gezien",
              revoked_at AS "Beëindigd"
       FROM token_families WHERE user_id = $1 ORDER BY created_at`,
      ofPerson,
    ),
  },
  {
    file: 'inloggen.csv',
    about: 'Wat er met je sessies gebeurde, een jaar lang.',
    columns: { Op: moment, Wat: text, Via: text, Reden: text },
    rows: selected(
      `SELECT at AS "Op", action AS "Wat", provider AS "Via", reason AS "Reden"
       FROM session_events WHERE user_id = $1 ORDER BY at, event_id`,
      ofPerson,
    ),
  },
  {
    file: 'organisaties.csv',
    about: 'De organisaties waarvan je lid bent.',
    columns: { Organisatie: text, Niveau: text, Sinds: moment, Verwijderd: moment },
    rows: selected(
      `SELECT o.name AS "Organisatie", m.level AS "Niveau", m.since AS "Sinds",
              o.removed_at AS "Verwijderd"
       FROM memberships m JOIN organisations o ON o.organisation_id = m.organisation_id
       WHERE m.user_id = $1 ORDER BY m.since`,
      ofPerson,
    ),
  },
  {
    file: 'projecten.csv',
    about: 'De projecten die je ziet.',
    columns: { Project: text, Niveau: text, Sinds: moment, Verwijderd: moment },
    rows: selected(
      `SELECT p.name AS "Project", m.level AS "Niveau", m.since AS "Sinds",
              p.removed_at AS "Verwijderd"
       FROM project_members m JOIN projects p ON p.project_id = m.project_id
       WHERE m.user_id = $1 ORDER BY m.since`,
      ofPerson,
    ),
  },
  {
    file: 'gesprekken.csv',
    about: 'Je gesprekken met de assistent, bericht voor bericht.',
    columns: {
      ...{ Project: text, Gesprek: text, Op: moment, Van: text, Bericht: text },
      ...{ Oordeel: text, 'Reden van oordeel': text },
    },
    rows: selected(
      `SELECT p.name AS "Project", c.name AS "Gesprek", m.created_at AS "Op",
              CASE m.role WHEN 'user' THEN 'jij' ELSE 'assistent' END AS "Van",
              regexp_replace(m.content, '\\[([^][]*)\\]\\([^()]*\\)', '\\1', 'g') AS "Bericht",
              m.verdict AS "Oordeel", m.verdict_reason AS "Reden van oordeel"
       FROM chats c
       JOIN (${OPEN_PROJECTS}) p ON p.project_id = c.project_id
       JOIN chat_messages m ON m.project_id = c.project_id AND m.chat_id = c.chat_id
       WHERE c.user_id = $1 ORDER BY c.created_at, c.chat_id, m.no`,
      ofPerson,
    ),
  },
  {
    file: 'weergaven.csv',
    about: 'De weergaven die je bewaarde.',
    columns: {
      ...{ Project: text, Scherm: text, Naam: text, Gedeeld: yesNo, Keuzes: text },
      ...{ Gemaakt: moment },
    },
    rows: selected(
      `SELECT p.name AS "Project", v.screen AS "Scherm", v.name AS "Naam",
              v.owner_id IS NULL AS "Gedeeld", v.choices AS "Keuzes", v.created_at AS "Gemaakt"
       FROM saved_views v JOIN (${OPEN_PROJECTS}) p ON p.project_id = v.project_id
       WHERE v.user_id = $1 ORDER BY v.created_at, v.view_id`,
      ofPerson,
    ),
  },
  {
    file: 'activiteit.csv',
    about: 'Wat je deed in de organisaties waarvan je lid bent.',
    columns: { Op: moment, Organisatie: text, Project: text, Wat: text },
    rows: selected(
      `SELECT a.at AS "Op", o.name AS "Organisatie", p.name AS "Project", a.description AS "Wat"
       FROM activities a
       JOIN organisations o ON o.organisation_id = a.organisation_id AND o.removed_at IS NULL
       JOIN memberships m ON m.organisation_id = o.organisation_id AND m.user_id = $1
       LEFT JOIN (${OPEN_PROJECTS}) p ON p.project_id = a.project_id
       WHERE a.user_id = $1 AND (a.project_id IS NULL OR p.project_id IS NOT NULL)
       ORDER BY a.at, a.activity_id`,
      ofPerson,
    ),
  },
];

/** What is kept of someone as a zip file, for a thread. */
export const accountFileTask = fileTask(
  { name: 'account', instead: 'Vraag je beheerder om hulp.' },
  (of: AccountFile, { sql }) =>
    Promise.resolve({
      filename: `mijn-gegevens-${of.today}.zip`,
      contentType: ZIP_TYPE,
      content: bundled(sql, {
        of,
        intro: [
          `Wat Kengetal van je bewaart, zoals het op ${of.today.split('-').reverse().join('-')} was.`,
        ],
        tables: ACCOUNT_TABLES,
        without: [
          'De boekhouding van projecten: een beheerder exporteert die per project.',
          'Wat je deed en vroeg in projecten die je niet meer ziet.',
        ],
      }),
    }),
);
