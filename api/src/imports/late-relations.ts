import type { Sql } from '../db/database.ts';
import type { LedgerLine, LedgerRelation } from '../ledger/index.ts';

/** Relations that a file lists after the lines that name them; their names are filled in then. */
export class LateRelations {
  readonly #nameless = new Set<string>();
  readonly #names = new Map<string, string>();

  seen({ relation_id, relation_name }: LedgerLine): void {
    if (relation_id !== null && relation_name === null) this.#nameless.add(relation_id);
  }

  named(relations: readonly LedgerRelation[]): void {
    for (const { relation_id, name } of relations) this.#names.set(relation_id, name);
  }

  async fill(sql: Sql, source: { projectId: string; sourceNo: number }): Promise<void> {
    const late = [...this.#nameless].filter((relation) => this.#names.has(relation));
    if (late.length === 0) return;
    await sql.rows(
      `UPDATE journal_lines l
       SET relatie_naam = late.naam, zoek = l.zoek || ' ' || lower(late.naam)
       FROM unnest($3::text[], $4::text[]) AS late (relatie, naam)
       WHERE l.project_id = $1 AND l.source_no = $2 AND l.relatie = late.relatie
         AND l.relatie_naam IS NULL`,
      [
        source.projectId,
        source.sourceNo,
        late,
        late.map((relation) => this.#names.get(relation) ?? ''),
      ],
    );
  }
}
