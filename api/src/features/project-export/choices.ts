import { shownText } from '../../books/figures/words.ts';
import type { Sql } from '../../db/database.ts';
import {
  day,
  euro,
  json,
  moment,
  selected,
  text,
  whole,
  yesNo,
  type BundledTable,
} from '../../files/bundle.ts';

const shown = (value: unknown) => text(typeof value === 'string' ? shownText(value) : value);

/** What people added to the books of a project, and what was found in them. */
export const choiceTables = (projectId: string): BundledTable[] => [
  {
    file: 'toelichtingen.csv',
    about: 'De toelichtingen bij rapporten.',
    columns: { Rapport: text, Van: whole, Tot: whole, Toelichting: text, Door: text, Op: moment },
    rows: selected(
      `SELECT n.type AS "Rapport", n.periode_min AS "Van", n.periode_max AS "Tot",
              n.note AS "Toelichting", u.name AS "Door", n.updated_at AS "Op"
       FROM report_notes n LEFT JOIN users u ON u.user_id = n.user_id
       WHERE n.project_id = $1 ORDER BY n.periode_min, n.periode_max, n.type`,
      [projectId],
    ),
  },
  {
    file: 'begrotingen.csv',
    about: 'De begrotingen per rekening en maand; debet is positief, zoals in de boekingen.',
    columns: { Boekjaar: text, Periode: whole, Rekening: text, Bedrag: euro },
    rows: (sql) => budgetsOf(sql, projectId),
  },
  {
    file: 'btw-indeling.csv',
    about: 'Btw-codes en rekeningen die jullie zelf bij een rubriek zetten.',
    columns: { Soort: text, Sleutel: text, Plaats: text, Op: moment },
    rows: selected(
      `SELECT soort AS "Soort", sleutel AS "Sleutel", plaats AS "Plaats", at AS "Op"
       FROM vat_choices WHERE project_id = $1 ORDER BY at, sleutel`,
      [projectId],
    ),
  },
  {
    file: 'terugkerend.csv',
    about: 'Wat terugkerend is gevonden, en wat jullie ervan vonden.',
    columns: {
      ...{ Reeks: text, Rekening: text, Relatie: text, Omschrijving: text, Ritme: json },
      ...{ Bedragen: json, Zekerheid: text, Bevestigd: yesNo, Genegeerd: yesNo },
    },
    rows: selected(
      `SELECT series_id AS "Reeks", series->>'rekening' AS "Rekening",
              series->>'tegenpartij_naam' AS "Relatie", series->>'omschrijving' AS "Omschrijving",
              series->'rhythm' AS "Ritme", series->'amounts' AS "Bedragen",
              series->>'certainty' AS "Zekerheid", (series->>'confirmed')::boolean AS "Bevestigd",
              (series->>'ignored')::boolean AS "Genegeerd"
       FROM recurring_series WHERE project_id = $1 ORDER BY place`,
      [projectId],
    ),
  },
  {
    file: 'terugkerend-keuzes.csv',
    about: 'De keuzes bij terugkerende boekingen, in de volgorde waarin ze zijn gemaakt.',
    columns: { Op: moment, Door: text, Keuze: text, Gegevens: json },
    rows: selected(
      `SELECT c.at AS "Op", u.name AS "Door", c.action->>'action' AS "Keuze", c.action AS "Gegevens"
       FROM recurring_changes c LEFT JOIN users u ON u.user_id = c.user_id
       WHERE c.project_id = $1 ORDER BY c.place`,
      [projectId],
    ),
  },
  {
    file: 'suggesties.csv',
    about: 'De suggesties, met hun status.',
    columns: {
      ...{ Suggestie: text, Soort: text, Titel: text, Conclusie: shown, Gevonden: moment },
      ...{ Status: text, Reden: text, 'Toegewezen aan': text, Vervallen: text },
    },
    rows: selected(
      `SELECT s.suggestion_id AS "Suggestie", s.detector AS "Soort", s.finding->>'title' AS "Titel",
              s.finding->'summary'->>'text' AS "Conclusie", s.created_at AS "Gevonden",
              s.answer AS "Status", s.reason AS "Reden", u.name AS "Toegewezen aan",
              s.gone AS "Vervallen"
       FROM suggestions s LEFT JOIN users u ON u.user_id = s.assignee
       WHERE s.project_id = $1 ORDER BY s.created_at, s.suggestion_id`,
      [projectId],
    ),
  },
  {
    file: 'suggesties-verloop.csv',
    about: 'Wat er met elke suggestie gebeurde.',
    columns: { Suggestie: text, Op: moment, Door: text, Wat: json },
    rows: selected(
      `SELECT e.suggestion_id AS "Suggestie", e.at AS "Op", u.name AS "Door", e.what AS "Wat"
       FROM suggestion_events e LEFT JOIN users u ON u.user_id = e.user_id
       WHERE e.project_id = $1 ORDER BY e.suggestion_id, e.no`,
      [projectId],
    ),
  },
  {
    file: 'stille-detectoren.csv',
    about: 'Soorten suggesties die jullie stil zetten.',
    columns: { Soort: text, Stil: yesNo, Op: moment },
    rows: selected(
      `SELECT detector AS "Soort", is_quiet AS "Stil", at AS "Op"
       FROM quiet_detectors WHERE project_id = $1 ORDER BY detector`,
      [projectId],
    ),
  },
];

/** A month at a time: it has an amount for each account. */
async function* budgetsOf(sql: Sql, projectId: string) {
  const months = await sql.rows<{ boekjaar: string; periode: number }>(
    'SELECT boekjaar, periode FROM budget_months WHERE project_id = $1 ORDER BY boekjaar, periode',
    [projectId],
  );
  for (const { boekjaar, periode } of months) {
    yield* await sql.rows<Record<string, unknown>>(
      `SELECT boekjaar AS "Boekjaar", periode AS "Periode", b.rekening AS "Rekening",
              b.cents AS "Bedrag"
       FROM budget_months, unnest(rekeningen, cents) AS b(rekening, cents)
       WHERE project_id = $1 AND boekjaar = $2 AND periode = $3 ORDER BY b.rekening`,
      [projectId, boekjaar, periode],
    );
  }
}

/** Who takes part in a project, what they did and how they look at it; views of others stay theirs. */
export const peopleTables = (projectId: string, userId: string): BundledTable[] => [
  {
    file: 'leden.csv',
    about: 'Wie toegang tot het project heeft.',
    columns: { Naam: text, 'E-mailadres': text, Niveau: text, Sinds: moment },
    rows: selected(
      `SELECT u.name AS "Naam", u.email AS "E-mailadres", m.level AS "Niveau", m.since AS "Sinds"
       FROM project_members m JOIN users u ON u.user_id = m.user_id
       WHERE m.project_id = $1 ORDER BY u.name, u.user_id`,
      [projectId],
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
      [projectId, userId],
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
      [projectId],
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
      [projectId],
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
      [projectId],
    ),
  },
];
