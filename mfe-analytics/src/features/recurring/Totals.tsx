import type { FiguresBlock, RecurringRow } from '@kengetal/contract';
import { CountCard, KeyFigures } from '@kengetal/ui';
import { signalsInWords } from './words.ts';

/** Shown above the table; the sum of standing entries stands in its section. */
const SHOWN = ['kosten_per_maand', 'kosten_per_jaar', 'omzet_per_maand'];

export interface TotalsProps {
  block: FiguresBlock;
  rows: readonly RecurringRow[];
  /** True while only series with a signal are shown. */
  onlySignals: boolean;
  onSignals: () => void;
}

/** What comes back per month and per year, and how much of it stands out. */
export function Totals({ block, rows, onlySignals, onSignals }: TotalsProps) {
  const items = block.items.filter(({ key }) => SHOWN.includes(key));
  const signalled = rows.filter(({ signals }) => signals.length > 0);
  return (
    <KeyFigures block={{ ...block, items }} context="Periodieke transacties">
      <CountCard
        name="Signalen"
        count={signalled.length}
        note={signalsInWords(signalled)}
        isOn={onlySignals}
        onTurn={onSignals}
      />
    </KeyFigures>
  );
}
