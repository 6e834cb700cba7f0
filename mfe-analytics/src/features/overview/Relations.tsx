import { Cell, LinesSkeleton, SheetRow, WidgetError } from '@kengetal/ui';
import { usePage, type PageParameters } from '../../page.ts';
import { Part } from './Part.tsx';

/** The largest customers and suppliers, by a request of their own: they fail and come apart. */
export function Relations({ parameters }: { parameters: PageParameters }) {
  const { data, error, isFetching, refetch } = usePage({
    ...parameters,
    view: { ...parameters.view, rij: 'relaties' },
  });
  const blocks = data?.blocks.filter((block) => block.kind === 'grid') ?? [];
  if (data) {
    return (
      <SheetRow columns={blocks.length === 2 ? '1-1' : '1'}>
        {blocks.map((block) => (
          <Part key={block.key} block={block} />
        ))}
      </SheetRow>
    );
  }
  if (error) {
    return (
      <SheetRow>
        <Cell title="Topklanten en topleveranciers">
          <WidgetError
            title="Kon klanten en leveranciers niet laden."
            error={error}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        </Cell>
      </SheetRow>
    );
  }
  return (
    <SheetRow columns="1-1">
      {['Topklanten', 'Topleveranciers'].map((title) => (
        <Cell key={title} title={title}>
          <LinesSkeleton lines={10} />
        </Cell>
      ))}
    </SheetRow>
  );
}
