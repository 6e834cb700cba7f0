import type { GridBlock, PageData } from '@kengetal/contract';
import { Opener } from '../../../testing/figures.ts';
import { grid, type Analyst, type Asked } from './asking.ts';

type Look = Omit<Asked, 'months' | 'filters'>;

const COMPARISONS = ['vorige_periode', 'vorig_jaar', 'begroting'] as const;
const PER = ['maand', 'kwartaal'] as const;

/** Both pages in every way that they can be looked at; the rows of the second one apart. */
export const LOOKS: readonly Look[] = (
  ['analytics-overview', 'analytics-profits'] as const
).flatMap((page) =>
  COMPARISONS.flatMap((vergelijking) => [
    ...PER.map((per) => ({ page, view: { vergelijking, per } })),
    ...rowsOf(page).map((rij) => ({ page, view: { vergelijking, rij } })),
  ]),
);

function rowsOf(page: Look['page']): string[] {
  return page === 'analytics-overview' ? ['relaties'] : ['kostenplaatsen'];
}

/** Opens every figure of pages, the steps of a bridge added up. Answers how many selections. */
export async function walk(
  analyst: Analyst,
  projectId: string,
  all: readonly Asked[],
): Promise<number> {
  const opener = new Opener(analyst.caller, projectId);
  const faults: string[] = [];
  for (const asked of all) {
    const page = await analyst.ask(projectId, asked);
    const own = [...(await opener.faults(page)), ...bridgeFaults(page)];
    faults.push(...own.map((fault) => `${JSON.stringify(asked)}: ${fault}`));
  }
  expect(faults).toEqual([]);
  return opener.opened;
}

/** The keys of all rows of the winst-en-verliesrekening over months. */
export async function rowsIn(
  analyst: Analyst,
  projectId: string,
  months: readonly [number, number],
): Promise<string[]> {
  const page = await analyst.ask(projectId, { page: 'analytics-profits', months });
  return grid(page, 'winst-en-verlies').rows.map(({ key }) => key);
}

function bridgeFaults(page: PageData): string[] {
  return page.blocks.flatMap((block) => {
    if (block.kind !== 'grid' || (block.view !== 'bridge' && block.view !== 'bars')) return [];
    const total = block.rows.find(({ kind }) => kind === 'total');
    const parts = block.rows.filter(({ kind }) => kind !== 'total');
    return block.columns.flatMap((column, index) => {
      if (!total || column.of || total.values[index] === null) return [];
      const sum = parts.reduce(
        (all, { values, sign }) => all + sign * total.sign * (values[index] ?? 0),
        0,
      );
      return sum === total.values[index] ? [] : [`${block.key}, ${column.naam}: ${sum}`];
    });
  });
}

/** Rows of a tree that are not the sum of those under them, or, totals, of the headings above them. */
export function totalsBeside({ rows, columns }: GridBlock): string[] {
  return columns.flatMap(({ naam, of }, index) =>
    rows.flatMap(({ key, kind, sign, values }, place) => {
      const parts =
        kind === 'total'
          ? rows.slice(0, place).filter((each) => each.kind === 'line' && each.parent === null)
          : rows.filter(({ parent }) => parent === key);
      if (of || parts.length === 0 || values[index] === null) return [];
      const sum = parts.reduce(
        (all, part) => all + sign * part.sign * (part.values[index] ?? 0),
        0,
      );
      return sum === values[index] ? [] : [`${key}, ${naam}: ${sum}`];
    }),
  );
}
