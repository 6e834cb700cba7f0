import type { Block, GridBlock } from '@kengetal/contract';
import { Sheet, SheetRow } from '@kengetal/ui';
import { Switch } from '../../filters/Switch.tsx';
import { useChoice } from '../../filters/use-choice.ts';
import type { PageParameters } from '../../page.ts';
import { ChartCell } from '../../parts/ChartCell.tsx';
import { Part } from './Part.tsx';
import { Relations } from './Relations.tsx';

type Form = 'bars' | 'stacked' | 'line';

const FORMS = [
  { value: 'bars', label: 'Naast elkaar' },
  { value: 'stacked', label: 'Gestapeld' },
  { value: 'line', label: 'Lijn' },
] as const;

export interface OverviewBlocksProps {
  blocks: readonly Block[];
  parameters: PageParameters;
}

/** The blocks of the overview in their places; a block that is not sent leaves no hole. */
export function OverviewBlocks({ blocks, parameters }: OverviewBlocksProps) {
  const grids = blocks.filter((block) => block.kind === 'grid');
  const named = (...keys: string[]) =>
    keys.flatMap((key) => grids.filter((block) => block.key === key));
  const pair = named('brug', 'kosten');
  // A choice of balance accounts has neither customers nor costs.
  const isOfResult = pair.length > 0;
  return (
    <Sheet>
      {named('trend').map((block) => (
        <SheetRow key={block.key}>
          <Trend block={block} />
        </SheetRow>
      ))}
      {isOfResult ? (
        <>
          <SheetRow columns="1-1">
            {pair.map((block) => (
              <Part key={block.key} block={block} />
            ))}
          </SheetRow>
          <Relations parameters={parameters} />
        </>
      ) : null}
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
  const forms = (
    <Switch label="Vorm van de grafiek" options={FORMS} value={form} onChoose={choose} />
  );
  return (
    <ChartCell shape="chart" {...(isEmpty && { title: block.title })}>
      {(charts) =>
        isEmpty ? (
          <p>{block.reason}</p>
        ) : (
          <charts.TrendChart block={block} form={form} aside={forms} />
        )
      }
    </ChartCell>
  );
}
