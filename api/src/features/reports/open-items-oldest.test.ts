import type { CallBodyInput, OpenItemsBlock } from '@kengetal/contract';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { projectWith } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { signedIn } from '../../testing/running.ts';
import { book, itemFigures, openInvoicesOf, year } from './testing/open-invoices.ts';

jest.setTimeout(120_000);

type Asked = Omit<CallBodyInput<'openItems'>, 'project_id'>;

const SOLD = [
  book('2024-10-20', 'A', 'A1', 1000),
  book('2024-10-25', 'A', 'A2', 250),
  book('2024-11-05', 'A', 'A3', 300),
  book('2024-11-08', 'B', 'B1', 600),
];
/** No invoice, and an amount that is no invoice's. */
const PAID = [book('2024-11-10', 'A', '', -1100), book('2024-11-12', 'B', '', -700)];
/** Of nobody. */
const LOOSE = book('2024-11-20', '', '', -40);

describe('what is open where payments name no invoice', () => {
  const { test, caller } = signedIn();

  const imported = (...files: (string | Buffer)[]) => projectWith(test, caller, files);
  const listed = async (project_id: string, more: Partial<Asked> = {}) => {
    const asked = {
      groep: 'debiteuren',
      periode: 202411,
      dag: '2024-11-30',
      per: 'relatie',
    } as const;
    const page = await caller.ask('openItems', { body: { project_id, ...asked, ...more } });
    const rows = page.items.map(({ naam, factuur, aantal, datum, dagen, cents }) => [
      ...[naam, factuur, aantal, datum, dagen],
      cents / 100,
    ]);
    return { ...page, rows };
  };
  const shown = async (project: string, periode = 202411) => {
    const { blocks } = await openInvoicesOf(caller)(project, periode);
    return {
      blocks,
      text: blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))[0],
      list: blocks.find((block): block is OpenItemsBlock => block.kind === 'open_items'),
    };
  };

  it('is the balance of each customer, as old as the oldest when the oldest are paid first', async () => {
    const project = await imported(year(2024, 0, SOLD, [...PAID, LOOSE]));
    // 1,100 pays A1 and 100 of A2: 150 and 300 are open, since 25 October. B is owed 100.
    const rows = [
      ['Anker', null, 2, '2024-10-25', 36, 450],
      ['Boei', null, 0, null, null, -100],
    ];
    const list = await listed(project);
    expect(list).toMatchObject({ basis: 'oudste_eerst', te_laat: null, cents: 35_000, rows });
    expect(await listed(project, { per: 'factuur' })).toMatchObject({
      basis: 'oudste_eerst',
      rows,
    });
    const said = await shown(project);
    expect(said.list?.title).toBe('Openstaand saldo per klant');
    expect(said.text).toContain('meestal niet bij welke factuur ze horen. Daarom zie je hier');
    expect(said.text).toContain('Van [€\u00a0-40](figure:rest) staat er niet bij van wie het is.');
    const opener = new Opener(caller, project);
    expect(await opener.faults(said)).toEqual([]);
    expect(await opener.faults(itemFigures(list))).toEqual([]);
    const { open } = await caller.ask('relation', { body: { project_id: project, relatie: 'A' } });
    expect(open).toMatchObject({ te_ontvangen: { cents: 45_000 }, aantal: 0 });
  });

  it('is sorted by days with those that are owed money last, and exported with what it counts', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID));
    for (const direction of ['asc', 'desc'] as const) {
      const { items } = await listed(project, { sort: { column: 'dagen', direction } });
      expect(items.map(({ relatie }) => relatie)).toEqual(['A', 'B']);
    }
    const body = {
      project_id: project,
      groep: 'debiteuren',
      periode: 202411,
      dag: '2024-11-30',
      per: 'relatie',
    } as const;
    const { filename, download_url } = await caller.ask('openItemsExport', {
      body: { ...body, format: 'csv' },
    });
    expect(filename).toBe('Openstaand saldo van klanten 2024-11-30.csv');
    const token = download_url.replace('/download?token=', '');
    const file = await caller.send('download', { query: { token } });
    expect(
      file.body
        .replace(/^\u{FEFF}/u, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Klant;Nummer;Facturen;Oudste;Dagen oud;Open',
      'Anker;A;2;25-10-2024;36;450,00',
      'Boei;B;0;;;-100,00',
    ]);
  });

  /** Added up from the file by another program, the newest charges of each customer first. */
  const REAL = [
    ['Fittsport BV', 4_592_237, '2016-02-17'],
    ['Belgium Bouncers', 2_370_000, '2016-02-26'],
    ['ABC Producten & Diensten B.V.', 800_000, '2016-01-28'],
    ['Villa Borghesia', 800_000, '2016-02-29'],
    ['Restaurant Fyra B.V.', 200_000, '2016-02-29'],
    ['Koroma', -39_184_246, null],
  ];

  (hasRealFiles ? it : it.skip)('is right of a real file, ../shared/data present', async () => {
    const project = await imported(realFile('exactonline_32_2016.xaf'));
    const { items } = await listed(project, { periode: 201612, dag: '2016-12-31' });
    expect(items.map(({ naam, cents, datum }) => [naam, cents, datum])).toEqual(REAL);
  });

  it('is not said per customer where many payments, or the opening, are of nobody', async () => {
    const nobody = [PAID[0] ?? LOOSE, { ...LOOSE, euros: -300 }];
    for (const file of [year(2024, 0, SOLD, nobody), year(2024, 500, SOLD, PAID)]) {
      const project = await imported(file);
      const { list, text } = await shown(project);
      expect(list).toBeUndefined();
      expect(text).toContain('Daardoor is niet te zeggen welke facturen openstaan.');
      const { open } = await caller.ask('relation', {
        body: { project_id: project, relatie: 'A' },
      });
      expect(open?.te_ontvangen.kind).toBe('absent');
    }
  });
});
