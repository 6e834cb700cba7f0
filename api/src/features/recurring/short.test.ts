import {
  wholeSeries,
  type CallBodyInput,
  type PageData,
  type ShortRecurringBlock,
} from '@kengetal/contract';
import type { AdministrationOptions } from '@kengetal/generator';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';

jest.setTimeout(120_000);

type Body = CallBodyInput<'pages'>;

const CALENDAR = { seed: 11, firstMonth: 202401, years: 1, scale: 0.2 };
const GENERATED: readonly (readonly [name: string, options: AdministrationOptions])[] = [
  ['a calendar year', CALENDAR],
  [
    'two broken fiscal years with a closing period',
    { seed: 5, firstMonth: 202307, years: 2, lastMonth: 202502, closingPeriod: true, scale: 0.2 },
  ],
];

describe('recurring series in short', () => {
  const { test, caller } = signedIn();

  async function read(files: readonly (Buffer | string)[]): Promise<string> {
    const projectId = await projectWith(test, caller, files);
    await test.app.recurring.idle();
    return projectId;
  }
  const sent = (project_id: string, filters: Body['filters'] = []) =>
    caller.ask('pages', { body: { project_id, page: 'analytics-recurring', filters } });

  /** Everything in ways of looking, opened; answers how many selections that were. */
  async function opened(projectId: string, most = Infinity): Promise<number> {
    const opener = new Opener(caller, projectId);
    for (const filters of looksAt(blockOf(await sent(projectId))).slice(0, most)) {
      expect(await opener.faults(wholeSeries(await sent(projectId, filters)))).toEqual([]);
    }
    return opener.opened;
  }

  it.each(GENERATED)('opens as it says: %s', async (_name, options) => {
    const projectId = await read(await generatedFiles(options));
    expect(await opened(projectId)).toBeGreaterThan(20);
    const short = await sent(projectId);
    const whole = wholeSeries(short);
    expect(JSON.stringify(short).length * 4).toBeLessThan(JSON.stringify(whole).length);
  });

  (hasRealFiles ? it.each : it.skip.each)(['eekboek_clair2_2013.xaf', 'afas_32_2016_rebuilt.xaf'])(
    'opens as it says of %s',
    async (name) => {
      expect(await opened(await read([realFile(name)]), 2)).toBeGreaterThan(2);
    },
  );

  it('leaves whole the amount of series that were merged', async () => {
    const projectId = await read(await generatedFiles(CALENDAR));
    const rows = async () =>
      blockOf(await sent(projectId)).sections.flatMap((section) => section.rows);
    const two = (await rows()).filter(({ name }) => /^(Telecom|Groene Stroom)/.test(name));
    const series = two.map(({ id }) => id);
    await caller.ask('changeRecurring', {
      body: { project_id: projectId, change: { action: 'samenvoegen', series } },
    });
    const merged = (await rows()).find(({ id }) => id === series[0]);
    // 320.00 and 750.00, each of its own relation.
    expect(merged?.amount).toMatchObject({ kind: 'derived', value: 107_000 });
    expect(await opened(projectId, 1)).toBeGreaterThan(20);
  });
});

/** Without filters, up to an earlier month, of one account, and of none. */
function looksAt({ months, sections }: ShortRecurringBlock): Body['filters'][] {
  const [first = 0, second = 0] = months;
  const rekening = sections[0]?.rows[0]?.rekening ?? '';
  return [
    [],
    [{ column: 'periode', operator: 'between', value: [first, second] }],
    [{ column: 'periode', operator: 'between', value: [first - 300, first - 300] }],
    [{ column: 'rekening', operator: 'eq', value: rekening }],
    [{ column: 'rekening', operator: 'in', value: ['geen'] }],
  ];
}

function blockOf({ blocks }: PageData): ShortRecurringBlock {
  const found = blocks.find((block) => block.kind === 'short_recurring');
  if (!found) throw new Error('no short block');
  return found;
}
