import type { FilterItem, GridBlock, PageData } from '@kengetal/contract';
import { projectWith } from '../../../testing/books.ts';
import { Caller } from '../../../testing/caller.ts';
import { startApp, type TestApp } from '../../../testing/environment.ts';

/** A page of analytics as a test asks for it. */
export interface Asked {
  page?: 'analytics-overview' | 'analytics-profits';
  months?: readonly [number, number];
  filters?: FilterItem[];
  view?: {
    vergelijking?: 'vorige_periode' | 'vorig_jaar' | 'begroting';
    per?: 'maand' | 'kwartaal';
    vorig_jaar_per_maand?: boolean;
    rij?: string;
  };
}

/** Someone who imports books and looks at their analytics. */
export class Analyst {
  private constructor(
    private readonly test: TestApp,
    readonly caller: Caller,
  ) {}

  static async start(): Promise<Analyst> {
    const test = await startApp();
    return new Analyst(test, await new Caller(test).signIn('anna@voorbeeld.nl'));
  }

  end(): Promise<void> {
    return this.test.close();
  }

  /** The project that these files make up. */
  imported(contents: readonly (Buffer | string)[]): Promise<string> {
    return projectWith(this.test, this.caller, contents);
  }

  ask(projectId: string, asked: Asked = {}): Promise<PageData> {
    return this.caller.ask('pages', { body: bodyOf(projectId, asked) });
  }
}

export function bodyOf(project_id: string, asked: Asked) {
  const { page = 'analytics-overview', months, filters = [], view } = asked;
  const period: FilterItem[] = months
    ? [{ column: 'periode', operator: 'between', value: [...months] }]
    : [];
  return { project_id, page, filters: [...period, ...filters], ...(view && { view }) };
}

/** A grid without the columns that are computed. */
export function grid(page: PageData, key: string): GridBlock {
  const { columns, rows, ...block } = wholeGrid(page, key);
  const isBooked = <T>(_: T, index: number) => columns[index]?.of === undefined;
  return {
    ...block,
    columns: columns.filter(isBooked),
    rows: rows.map((row) => ({ ...row, values: row.values.filter(isBooked) })),
  };
}

export function wholeGrid(page: PageData, key: string): GridBlock {
  const block = page.blocks.find((one) => one.kind === 'grid' && one.key === key);
  if (block?.kind !== 'grid') throw new Error(`no grid ${key}`);
  return block;
}
