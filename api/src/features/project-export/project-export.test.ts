import { fillProject } from '../../testing/everything.ts';
import { asked } from '../../testing/asked.ts';
import { ENGINES } from '../../testing/environment.ts';
import { runningWorld } from '../../testing/world.ts';
import { unzipped } from '../../testing/zip.ts';

jest.setTimeout(60_000);

describe.each(ENGINES)('a project as a file (%s)', (engine) => {
  const { test, owner, editor, world } = runningWorld({ engine });
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    const { project_id } = world;
    await fillProject(owner, world);
    await asked(editor, project_id, 'Een geheime vraag');
    // What was found is made behind the books.
    await test.app.recurring.idle();
    await test.app.suggestions.idle();
    const view = { project_id, screen: 'analytics-overview', choices: 'x=1' } as const;
    await editor.ask('saveView', { body: { ...view, name: 'Geheime weergave' } });
    const made = await owner.ask('exportProject', { body: { project_id } });
    expect(made.filename).toBe('voorbeeld-installatietechniek-b-v-2025-03-18.zip');
    files = await unzipped(await owner.fetch(made));
  });

  const textOf = (name: string) => files.get(name)?.toString() ?? '';
  const rowsOf = (name: string) => textOf(name).trim().split('\r\n').slice(1);
  const cents = (amount = '') => Number(amount.replace(',', '').replace("'", ''));

  it('has every line, which adds up to nothing', async () => {
    const [source] = await owner.ask('projectSources', {
      query: { project_id: world.project_id },
    });
    const [headings = ''] = textOf('boekingen.csv').slice(1).split('\r\n');
    const at = headings.split(';').indexOf('Bedrag');
    const lines = await test.database.rows('SELECT FROM journal_lines');
    const rows = rowsOf('boekingen.csv');
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThanOrEqual(source?.lines ?? NaN);
    // Texts of these books hold no semicolons.
    expect(rows.reduce((sum, row) => sum + cents(row.split(';')[at]), 0)).toBe(0);
  });

  it('has the file as it was sent', () => {
    const sent = files.get('bestanden/001-auditfile.xaf')?.toString() ?? '';
    expect(sent).toContain('<auditfile');
    expect(sent.trim()).toMatch(/<\/auditfile>$/);
  });

  it('has what people added and what was found', () => {
    expect(rowsOf('toelichtingen.csv')).toEqual([
      'jaar;202401;202412;Een toelichting;eigenaar;18-03-2025 11:00',
    ]);
    expect(rowsOf('begrotingen.csv').slice(0, 2)).toEqual([
      '2024;202401;8000;-1000,00',
      '2024;202402;8000;-2000,00',
    ]);
    expect(rowsOf('rekeningen.csv').find((row) => row.startsWith('8000;'))).toMatch(
      /;Overige omzet;ja;/,
    );
    expect(rowsOf('rekeningen.csv').find((row) => row.startsWith('4'))).toMatch(/;nee;/);
    expect(rowsOf('terugkerend.csv').length).toBeGreaterThan(0);
    expect(rowsOf('suggesties.csv').length).toBeGreaterThan(0);
    expect(rowsOf('leden.csv').map((row) => row.split(';')[2])).toEqual([
      'bewerker',
      'beheerder',
      'lezer',
    ]);
    expect(textOf('activiteit.csv')).toContain('eigenaar;');
    expect(rowsOf('bronnen.csv')).toHaveLength(1);
    expect(rowsOf('imports.csv')).toHaveLength(2);
  });

  it('says in a README what each file is', () => {
    for (const name of files.keys()) {
      if (name !== 'README.txt') expect(textOf('README.txt')).toContain(name);
    }
    expect(textOf('README.txt')).toContain('van Testbedrijf, zoals het op 18-03-2025');
  });

  it('holds no chats, and of views only those of who asks and of all', () => {
    const all = [...files.values()].join();
    expect(all).not.toContain('Een geheime vraag');
    expect(all).not.toContain('Hoeveel omzet had ik');
    expect(all).not.toContain('Geheime weergave');
    expect(textOf('weergaven.csv')).toContain('Eigen');
  });
});
