import type { Block, GridBlock } from '@kengetal/contract';
import { FigureText, Sheet, SheetRow } from '@kengetal/ui';
import { Switch } from '../../filters/Switch.tsx';
import { useChoice } from '../../filters/use-choice.ts';
import { ChartCell } from '../../parts/ChartCell.tsx';

type Form = 'bars' | 'stacked' | 'line';

const FORMS = [
  { value: 'bars', label: 'Naast elkaar' },
  { value: 'stacked', label: 'Gestapeld' },
  { value: 'line', label: 'Lijn' },
] as const;

/** The blocks of the overview in their places; a block that is not sent leaves no hole. */
export function OverviewBlocks({ blocks }: { blocks: readonly Block[] }) {
  const grids = blocks.filter((block) => block.kind === 'grid');
  const named = (...keys: string[]) =>
    keys.flatMap((key) => grids.filter((block) => block.key === key));
  const pairs = [named('brug', 'kosten'), named('klanten', 'leveranciers')];
  return (
    <Sheet>
      {named('trend').map((block) => (
        <SheetRow key={block.key}>
          <Trend block={block} />
        </SheetRow>
      ))}
      {pairs.map((pair, index) =>
        pair.length === 0 ? null : (
          <SheetRow key={index} columns={pair.length === 2 ? '1-1' : '1'}>
            {pair.map((block) => (
              <Part key={block.key} block={block} />
            ))}
          </SheetRow>
        ),
      )}
      {named('patroon').map((block) => (
        <SheetRow key={block.key}>
          <Part block={block} />
        </SheetRow>
      ))}
    </Sheet>
  );
}

function Trend({ block }: { block: GridBlock }) {
  const [form, choose] = useChoice<Form>('vorm', ['bars', 'stacked', 'line']);
  const isEmpty = block.rows.length === 0;
  return (
    <ChartCell
      shape="chart"
      lead={
        isEmpty ? null : (
          <Switch label="Vorm van de grafiek" options={FORMS} value={form} onChoose={choose} />
        )
      }
    >
      {(charts) =>
        isEmpty ? <p>{block.reason}</p> : <charts.TrendChart block={block} form={form} />
      }
    </ChartCell>
  );
}

/** A block that is a table of bars or cells, with what is to be said of it. */
function Part({ block }: { block: GridBlock }) {
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
