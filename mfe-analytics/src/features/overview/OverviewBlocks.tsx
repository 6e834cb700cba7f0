import type { Block } from '@kengetal/contract';
import { Sheet, SheetRow } from '@kengetal/ui';
import type { PageParameters } from '../../page.ts';
import { Part } from './Part.tsx';
import { Relations } from './Relations.tsx';
import { Trend } from './Trend.tsx';

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
