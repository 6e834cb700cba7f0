import { SheetRow } from '@kengetal/ui';
import { usePage, type PageParameters } from '../../page.ts';
import { ChartCell } from '../../parts/ChartCell.tsx';

/** Costs by cost centre and cost unit, where the books have them; else nothing. */
export function CostCentres({ parameters }: { parameters: PageParameters }) {
  const { data } = usePage({
    ...parameters,
    view: { ...parameters.view, rij: 'kostenplaatsen' },
  });
  const blocks = data?.blocks.filter((block) => block.kind === 'grid') ?? [];
  if (blocks.length === 0) return null;
  return (
    <SheetRow columns={blocks.length === 2 ? '1-1' : '1'}>
      {blocks.map((block) => (
        <ChartCell key={block.key} title={block.title} shape="rows">
          {(charts) => <charts.BarList block={block} context={block.columns[0]?.label} />}
        </ChartCell>
      ))}
    </SheetRow>
  );
}
