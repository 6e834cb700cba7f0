import { Fragment } from 'react';
import type { Figure, RecurringBlock } from '@kengetal/contract';
import { FigureLink, Icon } from '@kengetal/ui';
import { ArrowDown } from 'lucide-react';
import type { SortKey } from './choosing.ts';
import { Legend, MonthsHead } from './Dots.tsx';
import { SeriesDetail } from './SeriesDetail.tsx';
import { SeriesRow } from './SeriesRow.tsx';
import type { Editing } from './use-editing.ts';
import css from './table.module.css';

const COLUMNS = 10;

export interface SeriesTableProps {
  block: RecurringBlock;
  sections: RecurringBlock['sections'];
  /** Sum per month of a section. */
  totalOf: (section: string) => Figure | undefined;
  sort: SortKey;
  onSort: (key: SortKey) => void;
  opened: string | null;
  onOpen: (id: string | null) => void;
  editing: Editing;
}

/** All series, section by section; the one that is opened says why it is one. */
export function SeriesTable(props: SeriesTableProps) {
  const { block, sections, sort, onSort } = props;
  return (
    <>
      <div className={css.box}>
        <table className={css.table}>
          <caption className={css.caption}>Periodieke transacties</caption>
          <Head months={block.months} sort={sort} onSort={onSort} />
          {sections.map((section) => (
            <SectionBody key={section.key} section={section} {...props} />
          ))}
        </table>
      </div>
      <Legend />
    </>
  );
}

type HeadProps = Pick<SeriesTableProps, 'sort' | 'onSort'> & { months: readonly number[] };

function Head({ months, ...order }: HeadProps) {
  return (
    <thead>
      <tr>
        <Heading label="Relatie" by="name" className={css.name} {...order} />
        <th scope="col" className={css.account}>
          Rekening
        </th>
        <th scope="col" className={css.frequency}>
          Frequentie
        </th>
        <Heading label="Bedrag" by="amount" className={css.amount} {...order} />
        <th scope="col" className={css.monthly}>
          Per maand
        </th>
        <th scope="col" className={css.last}>
          Laatste
        </th>
        <Heading label="Volgende" by="next" className={css.next} {...order} />
        <th scope="col" className={css.months} aria-label="Twaalf maanden">
          <MonthsHead months={months} />
        </th>
        <th scope="col" className={css.signal}>
          Signaal
        </th>
        <td className={css.chevron} />
      </tr>
    </thead>
  );
}

type SectionBodyProps = Omit<SeriesTableProps, 'sections' | 'sort' | 'onSort'> & {
  section: RecurringBlock['sections'][number];
};

function SectionBody(props: SectionBodyProps) {
  const { section, block, totalOf, opened, onOpen, editing } = props;
  const { key, title, rows } = section;
  const { merging } = editing;
  return (
    <tbody>
      <tr className={css.section}>
        <th scope="rowgroup" className={css.name}>
          {title}
        </th>
        <td className={css.account} />
        <td className={css.frequency} />
        <td className={css.amount} />
        <td className={css.monthly}>
          <Total figure={totalOf(key)} label={`${title} per maand`} />
        </td>
        <td colSpan={COLUMNS - 5} className={css.rest} />
      </tr>
      {rows.map((row) => (
        <Fragment key={row.id}>
          <SeriesRow
            row={row}
            months={block.months}
            isOpen={opened === row.id}
            onToggle={() => onOpen(opened === row.id ? null : row.id)}
            choice={
              merging && {
                isChosen: merging.has(row.id),
                onChoose: () => editing.choose(row.id),
              }
            }
          />
          {opened === row.id ? (
            <tr className={css.detail}>
              <td colSpan={COLUMNS} id={`reeks-${row.id}`}>
                <SeriesDetail row={row} ignored={key === 'genegeerd'} editing={editing} />
              </td>
            </tr>
          ) : null}
        </Fragment>
      ))}
    </tbody>
  );
}

function Total({ figure, label }: { figure: Figure | undefined; label: string }) {
  if (!figure || figure.kind === 'absent') return null;
  return <FigureLink figure={figure} variant="plain" label={label} />;
}

interface HeadingProps {
  label: string;
  by: SortKey;
  sort: SortKey;
  onSort: (key: SortKey) => void;
  className: string | undefined;
}

/** A heading that orders the rows within their sections; once more gives back the usual order. */
function Heading({ label, by, sort, onSort, className }: HeadingProps) {
  const isChosen = sort === by;
  const direction = by === 'amount' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={isChosen ? direction : 'none'}>
      <button type="button" className={css.sort} onClick={() => onSort(isChosen ? 'none' : by)}>
        {label}
        {isChosen ? <Icon of={ArrowDown} size={14} /> : null}
      </button>
    </th>
  );
}
