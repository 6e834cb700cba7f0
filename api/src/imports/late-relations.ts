import type { Sql } from '../db/database.ts';
import type { LedgerLine, LedgerRelation } from '../ledger/index.ts';

/** Relations that a file lists after the lines that name them; their names are filled in then. */
export class LateRelations {
  readonly #nameless = new Set<string>();
  readonly #late = new Map<string, string>();

  seen({ relation_id, relation_name }: LedgerLine): void {
    if (relation_id !== null && relation_name === null) this.#nameless.add(relation_id);
  }

  named(relations: readonly LedgerRelation[]): void {
    for (const { relation_id, name } of relations) {
      if (this.#nameless.has(relation_id)) this.#late.set(relation_id, name);
    }
  }

  async fill(sql: Sql, source: { projectId: string; sourceNo: number }): Promise<void> {
    if (this.#late.size === 0) return;
    await sql.rows(
      `UPDATE journal_lines l
       SET relatie_naam = late.naam, zoek = l.zoek || ' ' || lower(late.naam)
       FROM unnest($3::text[], $4::text[]) AS late (relatie, naam)
       WHERE l.project_id = $1 AND l.source_no = $2 AND l.relatie = late.relatie
         AND l.relatie_naam IS NULL`,
      [source.projectId, source.sourceNo, [...this.#late.keys()], [...this.#late.values()]],
    );
  }
}
