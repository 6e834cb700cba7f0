import { useMemo } from 'react';
import type { JournalLine } from '@kengetal/contract';
import { formatCents } from '../formats/index.ts';
import { GROUPED } from './columns.ts';
import { LineRow } from './LineRow.tsx';
import { rowsByAccount } from './rows.ts';
import css from './lines.module.css';

/** All lines of a figure under a heading per account: few enough to be there at once. */
export function GroupedRows({ lines, sign }: { lines: readonly JournalLine[]; sign: 1 | -1 }) {
  const rows = useMemo(() => rowsByAccount(lines, sign), [lines, sign]);
  return rows.map((row) =>
    row.kind === 'account' ? (
      <tr key={row.key} className={css.group}>
        <th scope="rowgroup" colSpan={2}>
          {row.label}
        </th>
        <td>{formatCents(row.cents)}</td>
      </tr>
    ) : (
      <LineRow key={row.key} line={row.line} columns={GROUPED} sign={sign} />
    ),
  );
}
