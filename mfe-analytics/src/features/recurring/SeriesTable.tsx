import type { RecurringBlock } from '@kengetal/contract';
import { classes, Icon } from '@kengetal/ui';
import { ArrowDown } from 'lucide-react';
import type { SortKey } from './choosing.ts';
import { cell } from './columns.ts';
import { Legend, MonthsHead } from './Dots.tsx';
import { Section, type SectionProps } from './Section.tsx';
import head from './head.module.css';
import stacked from './stacked.module.css';
import css from './table.module.css';

interface SeriesTableProps extends Omit<SectionProps, 'section'> {
  sections: RecurringBlock['sections'];
  sort: SortKey;
  onSort: (key: SortKey) => void;
}

/** All series, section by section; the one that is opened says why it is one. */
export function SeriesTable(props: SeriesTableProps) {
  const { block, sections, sort, onSort } = props;
  return (
    <>
      <div className={css.box}>
        <table className={classes(css.table, stacked.table)}>
          <caption>Periodieke transacties</caption>
          <Head months={block.months} sort={sort} onSort={onSort} />
          {sections.map((section) => (
            <Section key={section.key} section={section} {...props} />
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
        <Heading label="Relatie" by="name" className={cell('name')} {...order} />
        <th scope="col" className={cell('account')}>
          Rekening
        </th>
        <th scope="col" className={cell('frequency')}>
          Frequentie
        </th>
        <Heading label="Bedrag" by="amount" className={cell('amount')} {...order} />
        <th scope="col" className={cell('monthly')}>
          Per maand
        </th>
        <th scope="col" className={cell('last')}>
          Laatste
        </th>
        <Heading label="Volgende" by="next" className={cell('next')} {...order} />
        <th scope="col" className={cell('months')} aria-label="Twaalf maanden">
          <MonthsHead months={months} />
        </th>
        <Heading label="Status" by="status" className={cell('status')} {...order} />
        <td className={cell('chevron')} />
      </tr>
    </thead>
  );
}

interface HeadingProps {
  label: string;
  by: SortKey;
  sort: SortKey;
  onSort: (key: SortKey) => void;
  className: string;
}

/** A heading that orders the rows within their sections; once more gives back the usual order. */
function Heading({ label, by, sort, onSort, className }: HeadingProps) {
  const isChosen = sort === by;
  const direction = by === 'amount' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={isChosen ? direction : 'none'}>
      <button type="button" className={head.sort} onClick={() => onSort(isChosen ? 'none' : by)}>
        {label}
        {isChosen ? <Icon of={ArrowDown} size={14} /> : null}
      </button>
    </th>
  );
}
