import type { OpenItem, OpenItemsPage } from '@kengetal/contract';
import { classes, FigureLink } from '@kengetal/ui';
import type { ItemsColumn } from './columns.ts';
import { figureOf, numberOf } from './list.ts';
import css from './open-items.module.css';

export interface ItemRowProps {
  /** Undefined while it is on its way. */
  item: OpenItem | undefined;
  page: OpenItemsPage;
  columns: readonly ItemsColumn[];
  /** Columns of which some are said under the name, where there is no room for them. */
  beneath: readonly ItemsColumn[];
  /** Place in the whole table, the heading being 1. */
  place: number;
  context: string;
}

/** A relation or invoice with what is open of it. */
export function ItemRow({ item, page, columns, beneath, place, context }: ItemRowProps) {
  if (!item) {
    return (
      <tr aria-rowindex={place}>
        <td colSpan={columns.length + 1}>
          <span className={css.blank} />
        </td>
      </tr>
    );
  }
  const more = beneath.flatMap((column) => column.beneath?.(item) || []).join(' · ');
  const figure = figureOf(page, item);
  const label = item.factuur === null ? item.naam : `${item.naam}, ${numberOf(item)}`;
  return (
    <tr aria-rowindex={place}>
      {columns.map(({ key, isNumber, text }, at) =>
        at === 0 ? (
          <th key={key} scope="row" className={css.relatie} title={item.relatie}>
            {text(item)}
            {more ? <span className={css.beneath}>{more}</span> : null}
          </th>
        ) : (
          <td key={key} className={classes(css[key], isNumber && css.number)}>
            {text(item)}
          </td>
        ),
      )}
      <td className={css.number}>
        <FigureLink figure={figure} label={label} context={context} />
      </td>
    </tr>
  );
}
