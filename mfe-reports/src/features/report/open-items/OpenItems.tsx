import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OpenItemsBlock, OpenItemsPage } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import {
  ExportMenu,
  FigureLink,
  formatEuros,
  LinesSkeleton,
  looks,
  WidgetError,
} from '@kengetal/ui';
import { ItemsTable } from './ItemsTable.tsx';
import { FIRST, totalFigure, useFirstItems, useItemsExport, type Per, type Sort } from './list.ts';
import css from './open-items.module.css';

export interface OpenItemsProps {
  block: OpenItemsBlock;
  /** Name of the report. */
  context: string;
}

const FORMATS = [
  { key: 'xlsx', label: 'Excel (xlsx)' },
  { key: 'csv', label: 'CSV' },
] as const;

/** All that is open: the total first, then each relation or invoice, and how long it is open. */
export function OpenItems({ block, context }: OpenItemsProps) {
  const [per, setPer] = usePer(block.groep);
  const [sorts, setSorts] = useState<Record<Per, Sort>>(FIRST);
  const asked = { block, per, sort: sorts[per] };
  const first = useFirstItems(asked);
  const making = useItemsExport(asked);
  const { title } = block;
  return (
    <section className={css.part} aria-label={title}>
      <div className={css.head}>
        <div>
          <h3>{title}</h3>
          {first.data ? <Total page={first.data} block={block} context={context} /> : null}
        </div>
        <div className={css.tools}>
          <Choice groep={block.groep} per={per} onChoose={setPer} />
          <ExportMenu
            quiet
            formats={FORMATS}
            making={making.isPending ? 'Exporteren' : null}
            disabled={!first.data}
            onExport={making.mutate}
          />
        </div>
      </div>
      {making.error ? (
        <p role="alert" className={looks.failure}>
          Exporteren is niet gelukt. {messageOf(making.error)}
        </p>
      ) : null}
      {first.isError ? (
        <WidgetError
          title="Kon de openstaande facturen niet laden."
          error={first.error}
          onRetry={() => void first.refetch()}
          busy={first.isFetching}
        />
      ) : first.data ? (
        <ItemsTable
          asked={asked}
          page={first.data}
          isOld={first.isPlaceholderData}
          context={context}
          onSort={(sort) => setSorts({ ...sorts, [per]: sort })}
        />
      ) : (
        <div className={css.loading}>
          <LinesSkeleton lines={8} />
        </div>
      )}
    </section>
  );
}

/** The list of a group by relation or by invoice, in the address: a link opens it so. */
function usePer(groep: OpenItemsBlock['groep']): [Per, (per: Per) => void] {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (per: Per) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (per === 'factuur') next.set(groep, per);
          else next.delete(groep);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, groep],
  );
  return [params.get(groep) === 'factuur' ? 'factuur' : 'relatie', choose];
}

interface TotalProps extends OpenItemsProps {
  page: OpenItemsPage;
}

/** What is owed in all, how much of it is late, and what the days count from. */
function Total({ page, block, context }: TotalProps) {
  const { te_laat, basis } = page;
  return (
    <>
      <p className={css.total}>
        <FigureLink
          figure={totalFigure(page)}
          label={block.title}
          context={context}
          text={formatEuros(page.cents)}
        />
        {te_laat === null ? null : (
          <span className={css.quiet}>waarvan {formatEuros(te_laat)} te laat</span>
        )}
      </p>
      <p className={css.quiet}>
        {block.stand}.{' '}
        {basis === 'factuurdatum'
          ? 'Je boekhouding heeft geen vervaldatums: de dagen tellen vanaf de factuurdatum.'
          : 'Dagen te laat tellen vanaf de vervaldatum.'}
      </p>
    </>
  );
}

interface ChoiceProps {
  groep: OpenItemsBlock['groep'];
  per: Per;
  onChoose: (per: Per) => void;
}

function Choice({ groep, per, onChoose }: ChoiceProps) {
  const names = {
    relatie: groep === 'debiteuren' ? 'Per klant' : 'Per leverancier',
    factuur: 'Per factuur',
  };
  return (
    <div className={css.choice} role="group" aria-label="Lijst">
      {(['relatie', 'factuur'] as const).map((key) => (
        <button key={key} type="button" aria-pressed={per === key} onClick={() => onChoose(key)}>
          {names[key]}
        </button>
      ))}
    </div>
  );
}
