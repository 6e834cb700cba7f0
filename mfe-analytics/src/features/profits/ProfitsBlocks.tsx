import type { Block } from '@kengetal/contract';
import { EmptyState, Sheet, SheetRow } from '@kengetal/ui';
import type { PageParameters } from '../../page.ts';
import { ChartCell } from '../../parts/ChartCell.tsx';
import { CostCentres } from './CostCentres.tsx';
import { ResultTree } from './ResultTree.tsx';
import type { WhatIfState } from './what-if/use-what-if.ts';

export interface ProfitsBlocksProps {
  blocks: readonly Block[];
  parameters: PageParameters;
  isFiltered: boolean;
  whatIfState: WhatIfState;
}

/** The tree, and how the margin came about. */
export function ProfitsBlocks(props: ProfitsBlocksProps) {
  const { blocks, parameters } = props;
  const grids = blocks.filter((block) => block.kind === 'grid');
  const tree = grids.find(({ view }) => view === 'table');
  const bridges = grids.filter(({ view }) => view === 'bridge');
  if (!tree || tree.rows.length === 0) {
    return (
      <Sheet>
        <EmptyState
          title={tree?.reason ?? 'In je keuze zitten geen rekeningen van winst en verlies.'}
          text="Kies andere maanden, of wis een filter."
        />
      </Sheet>
    );
  }
  return (
    <Sheet>
      <ResultTree {...props} block={tree} />
      {bridges.map((block) => (
        <SheetRow key={block.key}>
          <ChartCell title={block.title} shape="rows">
            {(charts) => <charts.BridgeChart block={block} context={block.columns[0]?.label} />}
          </ChartCell>
        </SheetRow>
      ))}
      <CostCentres parameters={parameters} />
    </Sheet>
  );
}
