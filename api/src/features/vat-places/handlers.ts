import { recordInProject } from '../../access/activity.ts';
import { lockProject } from '../../access/lock-project.ts';
import type { BooksReader } from '../../books/store/reader.ts';
import { raiseBooksVersion } from '../../books/store/version.ts';
import { placedVat } from '../../books/vat/placed.ts';
import { stamp, type Clock } from '../../clock.ts';
import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';

export interface VatPlaceDependencies {
  readonly clock: Clock;
  readonly books: BooksReader;
}

/** Where VAT codes and accounts belong in the return, and choosing it by hand. */
export function vatPlaceHandlers({
  clock,
  books,
}: VatPlaceDependencies): Pick<Handlers, 'vatPlaces' | 'placeVat'> {
  return {
    vatPlaces: ({ query, database }) => books.read(query.project_id, placedVat, database),
    placeVat: async ({ body, caller, database }) => {
      const { project_id: projectId, soort, sleutel, plaats } = body;
      await database.transaction(async (sql) => {
        await lockProject(sql, projectId);
        const found = await sql.rows(EXISTS[soort], [projectId, sleutel]);
        if (found.length === 0) throw new DomainError('unprocessable', UNKNOWN[soort]);
        await sql.rows(
          'DELETE FROM vat_choices WHERE project_id = $1 AND soort = $2 AND sleutel = $3',
          [projectId, soort, sleutel],
        );
        if (plaats !== null) {
          await sql.rows(
            `INSERT INTO vat_choices (project_id, soort, sleutel, plaats, user_id, at)
             VALUES ($1, $2, $3, $4, $5, $6)`,
            [projectId, soort, sleutel, plaats, caller.userId, stamp(clock)],
          );
        }
        await raiseBooksVersion(sql, projectId);
        await recordInProject(sql, clock, {
          projectId,
          userId: caller.userId,
          action: 'btw.geplaatst',
          description: `Btw van ${soort === 'btw_code' ? 'code' : 'rekening'} ${sleutel} geplaatst`,
        });
      });
      return books.read(projectId, placedVat, database);
    },
  };
}

const EXISTS = {
  btw_code: 'SELECT 1 FROM vat_codes WHERE project_id = $1 AND btw_code = $2 LIMIT 1',
  rekening: `SELECT 1 FROM accounts
    WHERE project_id = $1 AND rekening = $2 AND type = 'balans' LIMIT 1`,
} as const;

const UNKNOWN = {
  btw_code: 'Deze btw-code staat niet in de boekhouding. Ververs de pagina.',
  rekening: 'Deze rekening is geen balansrekening van deze boekhouding. Ververs de pagina.',
} as const;
