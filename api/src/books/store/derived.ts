import { givenUpOn } from '../../jobs/rows.ts';

/**
 * Joins to `projects p` what the background makes of books first, `r` for its series, and `s.state`,
 * which differs whenever books, groups, places of VAT or choices of series do.
 */
export const DERIVED = `
  LEFT JOIN recurring_runs r ON r.project_id = p.project_id
  CROSS JOIN LATERAL (
    -- A change that is taken back is a row less, and no number is given out twice.
    SELECT concat_ws(' ', p.books_version, count(*), max(c.place)) AS state
    FROM recurring_changes c WHERE c.project_id = p.project_id
  ) s`;

const isAside = (kind: 'recurring' | 'open_items') =>
  givenUpOn(kind, 'p.project_id', 'p.books_version');

/** True, in SQL, when series and open items are those of the books, or will not be. */
export const IS_DERIVED = `((r.books_version = p.books_version OR ${isAside('recurring')}) IS TRUE
  AND (EXISTS (SELECT FROM open_item_versions v WHERE v.project_id = p.project_id)
       OR NOT EXISTS (SELECT FROM sources o WHERE o.project_id = p.project_id)
       OR ${isAside('open_items')}))`;
