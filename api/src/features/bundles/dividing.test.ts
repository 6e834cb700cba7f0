import { leftovers } from '../../testing/leftovers.ts';
import { zipOf } from '../../testing/zip.ts';
import { all, bundling, file, told } from './testing/bundling.ts';

describe('dividing an upload', () => {
  const { test, caller, books, ids, read, add, send, decide } = bundling();

  it('refuses two files of one year of a company, and reads the others', async () => {
    const other = books.known.toString().replace('</header>', '\n</header>');
    const { bundle } = await send({ 'a.xaf': books.known, 'b.xaf': other, 'c.xaf': books.fresh });
    expect(file(bundle, 'a.xaf').message).toContain('twee bestanden over boekjaar 2024');
    expect(told(bundle)).toEqual({ 'a.xaf': 'geweigerd', 'b.xaf': 'geweigerd', 'c.xaf': 'vraag' });
    await decide(bundle, all(bundle, 'overslaan'));
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('reads one of copies of a file, and passes over the others', async () => {
    const { bundle } = await send({
      ...{ 'a.xaf': books.known, 'a (kopie).xaf': books.known, 'map/a.xaf': books.known },
      'b.xaf': books.fresh,
    });
    expect(told(bundle)).toEqual({
      ...{ 'a.xaf': 'vraag', 'a (kopie).xaf': 'overgeslagen', 'map/a.xaf': 'overgeslagen' },
      'b.xaf': 'vraag',
    });
    expect(file(bundle, 'a (kopie).xaf')).toMatchObject({
      message: 'Overgeslagen: dit is hetzelfde bestand als a.xaf.',
      ...{ left_out: true, retryable: false, asks: null },
    });
    const done = await decide(bundle, all(bundle, 'nieuw_project'));
    expect(file(done, 'a.xaf')).toMatchObject({ status: 'gereed', project_name: 'Bekend BV' });
    const { import_id } = file(done, 'map/a.xaf');
    expect((await caller.send('retryImport', { body: { import_id } })).statusCode).toBe(409);
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('reads years of one company together, with a copy among them, and says so', async () => {
    const job = await add(
      await zipOf({
        '2024.xaf': books.known,
        '2024-kopie.xaf': books.known,
        '2025.xaf': books.later,
      }),
    );
    expect(job).toMatchObject({ status: 'gereed', result: { boekjaar: '2024' } });
    expect(job.further_results).toMatchObject([{ boekjaar: '2025' }]);
    expect(job.result?.warnings.map(({ message }) => message)).toContain(
      'In het zipbestand zat ook 2024-kopie.xaf. Dat is een kopie van een ander bestand en is overgeslagen.',
    );
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('goes on after the program was stopped', async () => {
    const { bundle } = await send({ 'a.xaf': books.known, 'b.xaf': books.fresh });
    await caller.ask('decideBundle', {
      body: { import_id: bundle.import_id, files: all(bundle, 'nieuw_project') },
    });
    await test.restart();
    await test.app.imports.idle();
    expect(told(await read(bundle.import_id))).toEqual({ 'a.xaf': 'gereed', 'b.xaf': 'gereed' });
    expect(await leftovers(test.database)).toEqual([]);
  });

  it('makes each file once, whenever the program is stopped meanwhile', async () => {
    const named = (number: number) =>
      books.fresh
        .toString()
        .replace(/<companyIdent>[^<]*/, `<companyIdent>9${number}`)
        .replace(/<taxRegIdent>[^<]*/, `<taxRegIdent>NL00000${1_000 + number}B01`);
    const files: Record<string, string | Buffer> = { 'bekend.xaf': books.known };
    for (let number = 0; number < 40; number += 1) files[`k${number}.xaf`] = named(number);
    await add(books.known);
    const query = { organisation_id: ids.organisationId, filename: 'kantoor.zip' };
    const sent = await caller.ask('upload', { query, bytes: await zipOf(files) });
    const { import_id } = sent;
    const status = async () => (await caller.ask('getImport', { query: { import_id } })).status;
    let stops = 0;
    for (; (await status()) !== 'verdeeld'; stops += 1) {
      // Each time further: while it is looked at, while places are found, while it is written.
      for (let asked = 0; asked < 20 * 2 ** stops; asked += 1) await status();
      await test.restart();
    }
    expect(stops).toBeGreaterThan(2);
    await test.app.imports.idle();
    const bundle = await read(import_id);
    expect(bundle.files.map(({ filename }) => filename).sort()).toEqual(Object.keys(files).sort());
    expect(told(bundle)).toMatchObject({ 'bekend.xaf': 'gereed', 'k0.xaf': 'vraag' });
    expect(bundle.files.filter(({ asks }) => asks === 'nieuw')).toHaveLength(40);
    await decide(bundle, all(bundle, 'overslaan'));
  }, 120_000);
});
