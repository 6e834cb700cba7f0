import { createReadStream } from 'node:fs';
import { openDatabase } from 'api/database';
import { migrate } from 'api/migrate';
import { rowsOf, type Batch } from './import-rows.ts';

// Loads the rows of a file and nothing else, into a database of nobody; says how long each table
// took, and the lines without an index. What it made goes again.
const [file = '', url = '', folder = ''] = process.argv.slice(2);
const database = await openDatabase(url === '' ? { folder } : { url });
await migrate(database);
const batches: Batch[] = [];
const input = createReadStream(file) as AsyncIterable<Buffer>;
await rowsOf(input, (batch) => batches.push(batch), database.batchLines);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** An engine takes the memory of what it is given. */
const copy = (table: string, { columns, bytes }: Batch) =>
  database.copyBytes(table, columns, bytes.slice());

await database.rows('CREATE TABLE bench_bare (LIKE journal_lines INCLUDING DEFAULTS)');
const lines = batches.filter(({ table }) => table === 'journal_lines');
const bareMs = await timed(async () => {
  for (const batch of lines) await copy('bench_bare', batch);
});
await database.rows('DROP TABLE bench_bare');
const tables: Record<string, number> = {};
for (const batch of batches) {
  const ms = await timed(() => copy(batch.table, batch));
  tables[batch.table] = (tables[batch.table] ?? 0) + ms;
}
const names = Object.keys(tables);
const vacuumMs = await timed(() => database.vacuum(names));
await database.rows(`TRUNCATE ${names.join(', ')}`);
await database.close();
console.log(JSON.stringify({ bareMs, tables, vacuumMs }));
