import {
  type Block,
  type BookedFigure,
  type Comparison,
  type Figure,
  type ReportEntry,
  type ReportView,
} from '@kengetal/contract';
import { centsOfText } from '@kengetal/ledger/testing';
import { projectWith } from '../../../testing/books.ts';
import type { Caller } from '../../../testing/caller.ts';
import { seen, seenTable, type SeenTable } from '../../../testing/tables.ts';
import type { TestApp } from '../../../testing/environment.ts';

/** How a report is looked at; without options beside the period before. */
export interface Look {
  readonly vergelijking?: Comparison;
  readonly weergave?: ReportView;
}

/** Someone who looks at the reports of one project. */
export class Looking {
  readonly caller: Caller;
  readonly projectId: string;

  constructor(caller: Caller, projectId: string) {
    this.caller = caller;
    this.projectId = projectId;
  }

  /** Imports files, one after the other, into a project of their own. */
  static async at(
    test: TestApp,
    caller: Caller,
    files: readonly (Buffer | string)[],
  ): Promise<Looking> {
    return new Looking(caller, await projectWith(test, caller, files));
  }

  filters() {
    return this.caller.ask('filters', { query: { project_id: this.projectId } });
  }

  async reports(): Promise<ReportEntry[]> {
    return (await this.filters()).reports;
  }

  async report(naam: string): Promise<ReportEntry> {
    return found((await this.reports()).find((entry) => entry.naam === naam));
  }

  /** Ids of the components of a report. */
  async componentsOf({ type, periode_min, periode_max }: ReportEntry): Promise<string[]> {
    const body = { project_id: this.projectId, type, periode_min, periode_max };
    const { components } = await this.caller.ask('report', { body });
    return components.map(({ id }) => id);
  }

  /** A component as it is sent. */
  sent(id: string, report: ReportEntry, look: Look = {}) {
    const { type, periode_min, periode_max } = report;
    const body = { project_id: this.projectId, id, type, periode_min, periode_max, ...look };
    return this.caller.ask('reportComponent', { body });
  }

  /** A component with the figures of its tables. */
  async component(id: string, report: ReportEntry, look: Look = {}) {
    return seen(await this.sent(id, report, look));
  }
}

type Seen = { readonly blocks: readonly Block[] };

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is none');
  return value;
}

export function tableOf(page: Seen): SeenTable {
  return seenTable(found(page.blocks.find((block) => block.kind === 'grid')));
}

export function rowOf(page: Seen, key: string): readonly Figure[] {
  return tableOf(page).rows.find((row) => row.key === key)?.cells ?? [];
}

export function checksIn(page: Seen) {
  return page.blocks.flatMap((block) => (block.kind === 'checks' ? block.items : []));
}

export function booked(figure: Figure | undefined): BookedFigure {
  if (figure?.kind !== 'booked') throw new Error(`no booked figure: ${JSON.stringify(figure)}`);
  return figure;
}

/**
 * Sum of lines of each account row, credit positive for a result and debit positive for a balance.
 * A bank has two rows where it is overdrawn in some column; in each column one of them is nil.
 */
export function accountsOf(page: Seen, sign: 1 | -1): Record<string, number> {
  const rows = tableOf(page).rows.filter(({ key }) => key.startsWith('rekening_'));
  const amounts = rows.flatMap(({ key, cells: [cell] }) => {
    if (cell?.kind === 'derived' && cell.value === 0) return [];
    const figure = booked(cell);
    const rekening = key.replace('rekening_', '').replace('_rood', '');
    return [[rekening, sign * figure.sign * figure.cents] as const];
  });
  return withoutZeros(Object.fromEntries(amounts));
}

export function withoutZeros(amounts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents !== 0));
}

/** Amounts written as decimal text, in cents, without those that are zero. */
export function centsOf(amounts: Record<string, string>): Record<string, number> {
  const entries = Object.entries(amounts).map(
    ([key, amount]) => [key, centsOfText(amount)] as const,
  );
  return withoutZeros(Object.fromEntries(entries));
}
