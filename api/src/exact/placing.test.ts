import type { Connection } from '@kengetal/contract';
import { SMALL } from '../testing/exact.ts';
import { placing } from '../testing/exact-placing.ts';

jest.setTimeout(120_000);

const { state, fileOf, send, connect, decide, sync, sourcesOf } = placing();

const countsIn = ({ years }: Connection) =>
  Object.fromEntries(years.map(({ boekjaar, counts }) => [boekjaar, counts]));

describe('a year of Exact that is there by an audit file of the same company', () => {
  const met = async () => {
    const job = await send(await fileOf(2024));
    const project_id = job.project_id ?? '';
    return { project_id, file: job.import_id, connection: await connect(project_id) };
  };

  it('is asked about, and counts by the file until that is answered', async () => {
    const { connection } = await met();
    expect(connection.question?.text).toBe(
      'Boekjaar 2024 staat al in dit project, uit een auditfile. Vervangen door Exact Online?',
    );
    expect(connection.question?.choices.map(({ decision }) => decision)).toEqual([
      ...['vervangen', 'behouden'],
    ]);
    expect(countsIn(connection)).toEqual({ 2024: 'vraag', 2025: 'exact' });
  });

  it('stays by the file when that is kept, also when it changes in Exact', async () => {
    const { connection, project_id } = await met();
    const [file] = await sourcesOf(project_id);
    const kept = await decide(connection, 'behouden');
    expect(kept.question).toBeNull();
    expect(countsIn(kept)).toEqual({ 2024: 'bestand', 2025: 'exact' });
    const books = state.exact.standIn.booksOf(SMALL.code);
    const line = books.lines.rows.find(({ live, entry }) => live && entry.year === 2024);
    if (line) books.change(line, { omschrijving: 'Anders' });
    const after = await sync(connection);
    expect(after.question).toBeNull();
    expect(await sourcesOf(project_id)).toEqual([
      file,
      expect.objectContaining({ boekjaar: '2025', kind: 'exact' }),
    ]);
    // A newer file is another one, of which is asked again.
    await send((await fileOf(2024)).replace('</header>', '\n</header>'));
    expect((await sync(connection)).question?.text).toContain('Vervangen door Exact Online?');
  });

  it('is of Exact once replaced, and of the file again when that is undone', async () => {
    const { connection, project_id } = await met();
    const [file] = await sourcesOf(project_id);
    const replaced = await decide(connection, 'vervangen');
    expect(countsIn(replaced)).toEqual({ 2024: 'exact', 2025: 'exact' });
    const import_id = replaced.years[0]?.undoable_import_id ?? '';
    await state.caller.ask('undoImport', { query: { import_id } });
    const after = await sync(connection);
    expect(after.question).toBeNull();
    expect(countsIn(after)).toEqual({ 2024: 'bestand', 2025: 'exact' });
    expect((await sourcesOf(project_id))[0]).toEqual(file);
  });
});
