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
  selected({
    file: 'toelichtingen.csv',
    about: 'De toelichtingen bij rapporten.',
    columns: {
      Rapport: [text, 'n.type'],
      Van: [whole, 'n.periode_min'],
      Tot: [whole, 'n.periode_max'],
      Toelichting: [text, 'n.note'],
      Door: [text, 'u.name'],
      Op: [moment, 'n.updated_at'],
    },
    from: `report_notes n LEFT JOIN users u ON u.user_id = n.user_id
       WHERE n.project_id = $1 ORDER BY n.periode_min, n.periode_max, n.type`,
    params: ofProject,
  }),
  {
    file: 'begrotingen.csv',
    about: 'De begrotingen per rekening en maand; debet is positief, zoals in de boekingen.',
    columns: { Boekjaar: text, Periode: whole, Rekening: text, Bedrag: euro },
    rows: (sql, { projectId }) => budgetsOf(sql, projectId),
  },
  selected({
    file: 'btw-indeling.csv',
    about: 'Btw-codes en rekeningen die jullie zelf bij een rubriek zetten.',
    columns: {
      Soort: [text, 'soort'],
      Sleutel: [text, 'sleutel'],
      Plaats: [text, 'plaats'],
      Op: [moment, 'at'],
    },
    from: 'vat_choices WHERE project_id = $1 ORDER BY at, sleutel',
    params: ofProject,
  }),
  selected({
    file: 'terugkerend.csv',
    about: 'Wat terugkerend is gevonden, en wat jullie ervan vonden.',
    columns: {
      Reeks: [text, 'series_id'],
      Rekening: [text, `series->>'rekening'`],
      Relatie: [text, `series->>'tegenpartij_naam'`],
      Omschrijving: [text, `series->>'omschrijving'`],
      Ritme: [json, `series->'rhythm'`],
      Bedragen: [json, `series->'amounts'`],
      Zekerheid: [text, `series->>'certainty'`],
      Bevestigd: [yesNo, `(series->>'confirmed')::boolean`],
      Genegeerd: [yesNo, `(series->>'ignored')::boolean`],
    },
    from: 'recurring_series WHERE project_id = $1 ORDER BY place',
    params: ofProject,
  }),
  selected({
    file: 'terugkerend-keuzes.csv',
    about: 'De keuzes bij terugkerende boekingen, in de volgorde waarin ze zijn gemaakt.',
    columns: {
      Op: [moment, 'c.at'],
      Door: [text, 'u.name'],
      Keuze: [text, `c.action->>'action'`],
      Gegevens: [json, 'c.action'],
    },
    from: `recurring_changes c LEFT JOIN users u ON u.user_id = c.user_id
       WHERE c.project_id = $1 ORDER BY c.place`,
    params: ofProject,
  }),
  selected({
    file: 'suggesties.csv',
    about: 'De suggesties, met hun status.',
    columns: {
      Suggestie: [text, 's.suggestion_id'],
      Soort: [text, 's.detector'],
      Titel: [text, `s.finding->>'title'`],
      Conclusie: [shown, `s.finding->'summary'->>'text'`],
      Gevonden: [moment, 's.created_at'],
      Status: [text, 's.answer'],
      Reden: [text, 's.reason'],
      'Toegewezen aan': [text, 'u.name'],
      Vervallen: [text, 's.gone'],
    },
    from: `suggestions s LEFT JOIN users u ON u.user_id = s.assignee
       WHERE s.project_id = $1 ORDER BY s.created_at, s.suggestion_id`,
    params: ofProject,
  }),
  selected({
    file: 'suggesties-verloop.csv',
    about: 'Wat er met elke suggestie gebeurde.',
    columns: {
      Suggestie: [text, 'e.suggestion_id'],
      Op: [moment, 'e.at'],
      Door: [text, 'u.name'],
      Wat: [json, 'e.what'],
    },
    from: `suggestion_events e LEFT JOIN users u ON u.user_id = e.user_id
       WHERE e.project_id = $1 ORDER BY e.suggestion_id, e.no`,
    params: ofProject,
  }),
  selected({
    file: 'stille-detectoren.csv',
    about: 'Soorten suggesties die jullie stil zetten.',
    columns: {
      Soort: [text, 'detector'],
      Stil: [yesNo, 'is_quiet'],
      Op: [moment, 'at'],
    },
    from: 'quiet_detectors WHERE project_id = $1 ORDER BY detector',
    params: ofProject,
  }),
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
