import { shownText } from '../../books/figures/words.ts';
import type { Sql } from '../../db/database.ts';
import {
  euro,
  json,
  moment,
  selected,
  text,
  whole,
  yesNo,
  type BundledTable,
} from '../../files/bundle.ts';
import { ofProject, type OfProject } from './of.ts';

const shown = (value: unknown) => text(typeof value === 'string' ? shownText(value) : value);

/** What people added to the books of a project, and what was found in them. */
export const CHOICE_TABLES: readonly BundledTable<OfProject>[] = [
  {
    file: 'toelichtingen.csv',
    about: 'De toelichtingen bij rapporten.',
    columns: { Rapport: text, Van: whole, Tot: whole, Toelichting: text, Door: text, Op: moment },
    rows: selected(
      `SELECT n.type AS "Rapport", n.periode_min AS "Van", n.periode_max AS "Tot",
              n.note AS "Toelichting", u.name AS "Door", n.updated_at AS "Op"
       FROM report_notes n LEFT JOIN users u ON u.user_id = n.user_id
       WHERE n.project_id = $1 ORDER BY n.periode_min, n.periode_max, n.type`,
      ofProject,
    ),
  },
  {
    file: 'begrotingen.csv',
    about: 'De begrotingen per rekening en maand; debet is positief, zoals in de boekingen.',
    columns: { Boekjaar: text, Periode: whole, Rekening: text, Bedrag: euro },
    rows: (sql, { projectId }) => budgetsOf(sql, projectId),
  },
  {
    file: 'btw-indeling.csv',
    about: 'Btw-codes en rekeningen die jullie zelf bij een rubriek zetten.',
    columns: { Soort: text, Sleutel: text, Plaats: text, Op: moment },
    rows: selected(
      `SELECT soort AS "Soort", sleutel AS "Sleutel", plaats AS "Plaats", at AS "Op"
       FROM vat_choices WHERE project_id = $1 ORDER BY at, sleutel`,
      ofProject,
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
      ofProject,
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
      ofProject,
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
      ofProject,
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
      ofProject,
    ),
  },
  {
    file: 'stille-detectoren.csv',
    about: 'Soorten suggesties die jullie stil zetten.',
    columns: { Soort: text, Stil: yesNo, Op: moment },
    rows: selected(
      `SELECT detector AS "Soort", is_quiet AS "Stil", at AS "Op"
       FROM quiet_detectors WHERE project_id = $1 ORDER BY detector`,
      ofProject,
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
