import { withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { signedIn } from '../../testing/running.ts';
import { zipOf } from '../../testing/zip.ts';

/** As many as an office sends; `HUNDREDS=300` in the environment measures it whole. */
const COUNT = Number(process.env['HUNDREDS'] ?? 30);

describe('hundreds of audit files at once', () => {
  const { test, caller } = signedIn();
  const other = new Caller(test);
  beforeAll(() => other.signIn('ander@voorbeeld.nl'));

  it('are read one after the other, and let a file of somebody else pass', async () => {
    const [sample = Buffer.of()] = await generatedFiles({
      ...{ seed: 7, firstMonth: 202401, years: 1, scale: 0.02, companyName: 'Klant 000 BV' },
    });
    const text = sample.toString();
    const ident = /<companyIdent>(.*?)<\/companyIdent>/.exec(text)?.[1] ?? '';
    const tax = /<taxRegIdent>(.*?)<\/taxRegIdent>/.exec(text)?.[1] ?? '';
    const files: Record<string, string> = {};
    for (let client = 1; client <= COUNT; client += 1) {
      const number = String(client).padStart(3, '0');
      files[`Klant ${number}/auditfile.xaf`] = text
        .replaceAll(ident, `1${number}`)
        .replaceAll(tax, `NL000000${number}B01`)
        .replaceAll('Klant 000', `Klant ${number}`);
    }
    const content = await zipOf(files);
    const ask = { organisation_id: await withOrganisation(caller), filename: 'kantoor.zip' };
    const began = performance.now();
    const passed = (what: string) =>
      process.stderr.write(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s\n`);
    const { import_id } = await caller.ask('upload', { query: ask, bytes: content });
    const bundle = () => caller.ask('getBundle', { query: { import_id } });
    await test.app.imports.idle();
    passed(`${COUNT} files of ${sample.length} bytes looked at`);
    const asked = (await bundle()).files;
    expect(asked.map(({ asks }) => asks)).toEqual(asked.map(() => 'nieuw'));
    expect(asked).toHaveLength(COUNT);
    await caller.ask('decideBundle', {
      body: {
        import_id,
        files: asked.map((file) => ({
          ...{ import_id: file.import_id, decision: 'nieuw_project' as const },
        })),
      },
    });
    passed('decided');
    const organisation_id = await withOrganisation(other);
    const query = { organisation_id, filename: 'ander.xaf' };
    const small = await other.ask('upload', { query, bytes: sample });
    for (;;) {
      const { status } = await other.ask('getImport', {
        query: { import_id: small.import_id },
      });
      if (status === 'gereed') break;
      expect(['wachtend', 'bezig']).toContain(status);
    }
    passed('the file of another organisation read');
    const meanwhile = (await bundle()).files.filter(({ status }) => status === 'gereed').length;
    passed(`${meanwhile} of ${COUNT} read by then`);
    expect(meanwhile).toBeLessThan(COUNT);
    await test.app.imports.idle();
    passed('all read');
    const { files: read } = await bundle();
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 'gereed'));
    expect(new Set(read.map(({ project_id }) => project_id)).size).toBe(COUNT);
  }, 600_000);
});
