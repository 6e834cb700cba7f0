import type { CashWeekBlock } from '@kengetal/contract/api';
import type { Figure } from '@kengetal/contract';
import { dayNumber, dayText, grouped, type CashItem, type CashKind } from '@kengetal/ledger';
import type { CashExpectation } from '../../../books/expected/cash.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';

type Move = CashWeekBlock['moves'][number];

/** Something that is expected, in its week and under its part. */
export interface CashMove {
  /** Place of its week. */
  readonly week: number;
  readonly part: CashKind;
  readonly move: Move;
}

/** Moves of one kind that a week tells apart; the smaller ones are one together. */
const SHOWN = 6;

/** Names by number of the relations whose invoices are open. */
async function relationNames(
  { sql, projectId }: ReadBooks,
  items: readonly CashItem[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows<{ relatie: string; naam: string }>(
    `SELECT DISTINCT ON (r.relatie) r.relatie, r.naam FROM relations r
     JOIN sources s ON s.project_id = r.project_id AND s.source_no = r.source_no
     WHERE r.project_id = $1 AND r.relatie = ANY ($2)
     ORDER BY r.relatie, s.end_date DESC, s.source_no DESC`,
    [projectId, [...new Set(items.flatMap(({ relatie }) => relatie ?? []))]],
  );
  return new Map(rows.map(({ relatie, naam }) => [relatie, naam]));
}

/** What is expected, week by week: invoices by relation, and of each kind the largest apart. */
export async function cashMoves(
  read: ReadBooks,
  expected: CashExpectation,
): Promise<readonly CashMove[]> {
  const names = await relationNames(read, expected.items);
  const ends = expected.ends.map(dayNumber);
  const weekOf = ({ day }: CashItem) => ends.findIndex((end) => day <= end);
  const groups = grouped(expected.items, (item) => `${weekOf(item)} ${item.kind}`);
  return [...groups.values()]
    .flatMap((items) => {
      const [first] = items;
      if (!first) return [];
      const week = weekOf(first);
      return shownMoves(items, expected, names).map((move) => ({ week, part: first.kind, move }));
    })
    .sort((one, other) => one.week - other.week || (one.move.datum < other.move.datum ? -1 : 1));
}

function shownMoves(
  items: readonly CashItem[],
  expected: CashExpectation,
  names: ReadonlyMap<string, string>,
): Move[] {
  const own = [...grouped(items, keyOf).values()].sort((one, other) => sizeOf(other) - sizeOf(one));
  const rest = own.length > SHOWN + 1 ? own.splice(SHOWN).flat() : [];
  const moves = own.map((some) => moveOf(some, expected, names));
  return rest.length === 0 ? moves : [...moves, restOf(rest)];
}

const keyOf = ({ kind, relatie, series, due }: CashItem) =>
  [kind, relatie ?? '', series ?? '', due ?? ''].join('\n');
const sumOf = (items: readonly CashItem[]) => items.reduce((sum, { cents }) => sum + cents, 0);
const sizeOf = (items: readonly CashItem[]) => Math.abs(sumOf(items));
const lastOf = (items: readonly CashItem[]) => dayText(items.at(-1)?.day ?? 0);

function forecast(items: readonly CashItem[], name: string, why: string): Move {
  const about = { label: name, explanation: why };
  const figure: Figure = { kind: 'forecast', cents: sumOf(items), basis: why, about };
  return { datum: lastOf(items), name, why, figure };
}

const restOf = (items: readonly CashItem[]): Move =>
  forecast(
    items,
    `Overige (${String(items.length)})`,
    'Kleinere verwachte bedragen van dezelfde soort.',
  );

function moveOf(
  items: readonly CashItem[],
  { dues, names: seriesNames }: CashExpectation,
  names: ReadonlyMap<string, string>,
): Move {
  const [item] = items;
  if (!item) throw new Error('a move of nothing');
  const { kind, relatie, series, due } = item;
  const given = due === undefined ? undefined : dues[due];
  if (given) {
    return { datum: lastOf(items), name: given.name, why: given.why, figure: given.figure };
  }
  if (relatie !== undefined) {
    return forecast(items, names.get(relatie) || relatie, whyPaid(items));
  }
  if (series !== undefined) {
    return forecast(items, seriesNames.get(series) ?? 'Wat terugkomt', whySeries(item));
  }
  const [name, why] = USUAL[kind] ?? ['Overig', 'Wat er gewoonlijk komt.'];
  return forecast(items, name, why);
}

const USUAL: Partial<Record<CashKind, readonly [name: string, why: string]>> = {
  verkopen: [
    'Gebruikelijke verkopen',
    'Wat er het laatste half jaar gemiddeld bijkwam, betaald zo laat als klanten gewoonlijk betalen.',
  ],
  inkopen: [
    'Gebruikelijke inkopen',
    'Wat er het laatste half jaar gemiddeld bijkwam, betaald zo laat als je gewoonlijk betaalt.',
  ],
  overig: [
    'Via bank en kas',
    'Wat er het laatste half jaar gemiddeld rechtstreeks via bank en kas ging.',
  ],
  btw: [
    'Btw over wat nog geboekt wordt',
    'De gebruikelijke btw over de dagen die het tijdvak van de aangifte nog duurt.',
  ],
};

function whySeries({ days = 0 }: CashItem): string {
  if (days === 0) return 'Komt regelmatig terug; met btw, op de dag waarop het gewoonlijk komt.';
  return `Komt regelmatig terug; met btw, en gewoonlijk betaald na ${String(days)} dagen.`;
}

function whyPaid(items: readonly CashItem[]): string {
  const [{ by, days = 0 } = { by: undefined }] = items;
  const what =
    items.length === 1 ? 'Openstaande factuur' : `${String(items.length)} openstaande facturen`;
  switch (by) {
    case 'relatie':
      return `${what}; deze relatie wordt meestal na ${String(days)} dagen afgerekend.`;
    case 'allen':
      return `${what}; facturen worden meestal na ${String(days)} dagen betaald.`;
    case 'vervaldag':
      return `${what}, verwacht op de vervaldag.`;
    case 'later':
      return `${what}, al later dan gebruikelijk; verwacht zo laat als wat eerder zo lang duurde.`;
    case 'termijn':
    case undefined:
      return `${what}, verwacht na de wettelijke termijn van 30 dagen.`;
  }
}
