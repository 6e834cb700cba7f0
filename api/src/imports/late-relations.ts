import type { LedgerLine, LedgerRelation } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';

export interface NamedRelation {
  readonly relatie: string;
  readonly naam: string;
}

/** Relations that a file lists after the lines that name them; their names are filled in then. */
export class LateRelations {
  readonly #nameless = new Set<string>();
  readonly #names = new Map<string, string>();

  seen({ relatie, relatie_naam }: LedgerLine): void {
    if (relatie !== null && relatie_naam === null) this.#nameless.add(relatie);
  }

  named(relations: readonly LedgerRelation[]): void {
    for (const { relatie, name } of relations) this.#names.set(relatie, name);
  }

  /** Those that lines named before the list did. */
  late(): NamedRelation[] {
    return [...this.#nameless].flatMap((relation) => {
      const naam = this.#names.get(relation);
      return naam === undefined ? [] : [{ relatie: relation, naam }];
    });
  }
}

/** Fills in the names of relations in the lines of a source. */
export async function nameRelations(
  sql: Sql,
  source: { projectId: string; sourceNo: number },
  late: readonly NamedRelation[],
): Promise<void> {
  if (late.length === 0) return;
  await sql.rows(
    `UPDATE journal_lines l
     SET tegenpartij_naam = late.naam,
         relatie_naam = CASE WHEN l.relatie IS NULL THEN NULL ELSE late.naam END,
         zoek = CASE WHEN l.relatie IS NULL THEN l.zoek ELSE l.zoek || ' ' || lower(late.naam) END
     FROM unnest($3::text[], $4::text[]) AS late (relatie, naam)
     WHERE l.project_id = $1 AND l.source_no = $2 AND l.tegenpartij = late.relatie
       AND l.tegenpartij_naam IS NULL`,
    [
      source.projectId,
      source.sourceNo,
      late.map(({ relatie }) => relatie),
      late.map(({ naam }) => naam),
    ],
  );
}
