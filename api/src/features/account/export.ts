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
  selected({
    file: 'account.csv',
    about: 'Je account.',
    columns: {
      Naam: [text, 'name'],
      'E-mailadres': [text, 'email'],
      'Inloggen met': [text, `split_part(identity, '|', 1)`],
      Foto: [text, 'avatar'],
      Sinds: [moment, 'created_at'],
      'Laatst actief': [moment, 'last_active_at'],
    },
    from: 'users WHERE user_id = $1',
    params: ofPerson,
  }),
  selected({
    file: 'sessies.csv',
    about: 'Waar je bent ingelogd, of dat onlangs was.',
    columns: {
      Apparaat: [text, 'device'],
      Ingelogd: [moment, 'created_at'],
      'Laatst gezien': [moment, 'last_seen_at'],
      Beëindigd: [moment, 'revoked_at'],
    },
    from: 'token_families WHERE user_id = $1 ORDER BY created_at',
    params: ofPerson,
  }),
  selected({
    file: 'inloggen.csv',
    about: 'Wat er met je sessies gebeurde, een jaar lang.',
    columns: {
      Op: [moment, 'at'],
      Wat: [text, 'action'],
      Via: [text, 'provider'],
      Reden: [text, 'reason'],
    },
    from: 'session_events WHERE user_id = $1 ORDER BY at, event_id',
    params: ofPerson,
  }),
  selected({
    file: 'organisaties.csv',
    about: 'De organisaties waarvan je lid bent.',
    columns: {
      Organisatie: [text, 'o.name'],
      Niveau: [text, 'm.level'],
      Sinds: [moment, 'm.since'],
      Verwijderd: [moment, 'o.removed_at'],
    },
    from: `memberships m JOIN organisations o ON o.organisation_id = m.organisation_id
       WHERE m.user_id = $1 ORDER BY m.since`,
    params: ofPerson,
  }),
  selected({
    file: 'projecten.csv',
    about: 'De projecten die je ziet.',
    columns: {
      Project: [text, 'p.name'],
      Niveau: [text, 'm.level'],
      Sinds: [moment, 'm.since'],
      Verwijderd: [moment, 'p.removed_at'],
    },
    from: `project_members m JOIN projects p ON p.project_id = m.project_id
       WHERE m.user_id = $1 ORDER BY m.since`,
    params: ofPerson,
  }),
  selected({
    file: 'gesprekken.csv',
    about: 'Je gesprekken met de assistent, bericht voor bericht.',
    columns: {
      Project: [text, 'p.name'],
      Gesprek: [text, 'c.name'],
      Op: [moment, 'm.created_at'],
      Van: [text, `CASE m.role WHEN 'user' THEN 'jij' ELSE 'assistent' END`],
      Bericht: [text, `regexp_replace(m.content, '\\[([^][]*)\\]\\([^()]*\\)', '\\1', 'g')`],
      Oordeel: [text, 'm.verdict'],
      'Reden van oordeel': [text, 'm.verdict_reason'],
    },
    from: `chats c
       JOIN (${OPEN_PROJECTS}) p ON p.project_id = c.project_id
       JOIN chat_messages m ON m.project_id = c.project_id AND m.chat_id = c.chat_id
       WHERE c.user_id = $1 ORDER BY c.created_at, c.chat_id, m.no`,
    params: ofPerson,
  }),
  selected({
    file: 'weergaven.csv',
    about: 'De weergaven die je bewaarde.',
    columns: {
      Project: [text, 'p.name'],
      Scherm: [text, 'v.screen'],
      Naam: [text, 'v.name'],
      Gedeeld: [yesNo, 'v.owner_id IS NULL'],
      Keuzes: [text, 'v.choices'],
      Gemaakt: [moment, 'v.created_at'],
    },
    from: `saved_views v JOIN (${OPEN_PROJECTS}) p ON p.project_id = v.project_id
       WHERE v.user_id = $1 ORDER BY v.created_at, v.view_id`,
    params: ofPerson,
  }),
  selected({
    file: 'activiteit.csv',
    about: 'Wat je deed in de organisaties waarvan je lid bent.',
    columns: {
      Op: [moment, 'a.at'],
      Organisatie: [text, 'o.name'],
      Project: [text, 'p.name'],
      Wat: [text, 'a.description'],
    },
    from: `activities a
       JOIN organisations o ON o.organisation_id = a.organisation_id AND o.removed_at IS NULL
       JOIN memberships m ON m.organisation_id = o.organisation_id AND m.user_id = $1
       LEFT JOIN (${OPEN_PROJECTS}) p ON p.project_id = a.project_id
       WHERE a.user_id = $1 AND (a.project_id IS NULL OR p.project_id IS NOT NULL)
       ORDER BY a.at, a.activity_id`,
    params: ofPerson,
  }),
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
