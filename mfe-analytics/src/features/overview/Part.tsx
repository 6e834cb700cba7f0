import type { GridBlock } from '@kengetal/contract';
import { FigureText } from '@kengetal/ui';
import { ChartCell } from '../../parts/ChartCell.tsx';

/** A block that is a table of bars or cells, with what is to be said of it. */
export function Part({ block }: { block: GridBlock }) {
  const { title, columns, note } = block;
  const context = columns[0]?.label;
  return (
    <ChartCell
      title={title}
      shape="rows"
      aside={block.view === 'bars' && columns[1] ? `t.o.v. ${columns[1].naam}` : undefined}
      lead={note ? <FigureText text={note} context={context} /> : null}
    >
      {(charts) => {
        if (block.view === 'bridge') return <charts.BridgeChart block={block} context={context} />;
        if (block.view === 'heat') return <charts.HeatMap block={block} />;
        return <charts.BarList block={block} context={context} />;
      }}
    </ChartCell>
  );
}
