import type { Tampered } from './integrity.ts';
import { DAMAGES, nameOf, type Case, type Seen } from './cases.ts';

/** What came of a case. */
export interface Outcome {
  readonly one: Case;
  /** What was not as expected. */
  readonly fault?: string;
}

const SEEN: Record<Seen, string> = {
  panel: 'paneel, vorige uitgave, vanzelf de huidige',
  part: 'alleen dat deel, opnieuw te proberen',
  report: 'niets; het wordt gemeld',
};
const FAULT_SHOWN = 300;

/** A table with a row for each remote and file or mistake, and a column for each way it goes wrong. */
export function tableOf(outcomes: readonly Outcome[]): string[] {
  const rows = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const { one } = outcome;
    const row = `${one.part.padEnd(14)} ${'file' in one ? one.file : one.mistake}`;
    rows.set(row, [...(rows.get(row) ?? []), outcome]);
  }
  const files = [...rows].filter(([, [first]]) => first && 'file' in first.one);
  const mistakes = [...rows].filter(([, [first]]) => first && !('file' in first.one));
  const line = (name: string, cells: readonly string[], seen: string) =>
    name.padEnd(28) + cells.map((cell) => cell.padStart(11)).join('') + `   ${seen}`;
  const cellsOf = (row: readonly Outcome[], names: readonly string[]) =>
    names.map((name) => {
      const found = row.find(({ one }) => name === ('file' in one ? one.damage : one.when));
      return found ? (found.fault === undefined ? '✓' : '✗') : '';
    });
  const partOf = (names: readonly string[], some: typeof files) =>
    some.length === 0
      ? []
      : [
          line('', names, 'verwacht'),
          ...some.map(([name, row]) =>
            line(name, cellsOf(row, names), SEEN[row[0]?.one.expected.sees ?? 'panel']),
          ),
          '',
        ];
  return [...partOf(DAMAGES, files), ...partOf(['at once', 'by a click'], mistakes)];
}

export const faultLines = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ one, fault }) =>
    fault === undefined ? [] : [`✗ ${nameOf(one)}: ${fault.slice(0, FAULT_SHOWN)}`],
  );

export const tamperedLines = ({ files, changes, faults }: Tampered, seed: number): string[] => [
  ...faults.map((fault) => `✗ ${fault}`),
  `${faults.length > 0 ? '✗' : '✓'} ${files} bestanden, ${changes} maal één byte gewijzigd (--seed ${seed}): ${faults.length} uitgevoerd of zonder hash`,
];
