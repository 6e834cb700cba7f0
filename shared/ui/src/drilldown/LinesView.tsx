import { useEffect, useRef, useState } from 'react';
import { Input } from 'antd';
import { Search } from 'lucide-react';
import type { BookedFigure } from '@kengetal/contract';
import { formatCount, formatExact } from '../formats/index.ts';
import { Icon } from '../states/Icon.tsx';
import { Notice, WidgetError } from '../states/Messages.tsx';
import { LinesSkeleton } from '../states/Skeletons.tsx';
import { sizes } from '../theme/tokens.ts';
import { usePhone } from '../theme/use-phone.ts';
import { GROUPED, NARROW, PHONE, WIDE } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';
import { FlatRows } from './FlatRows.tsx';
import { GroupedRows } from './GroupedRows.tsx';
import { PAGE, useFirstPage, type LinesAnswer, type LinesSort } from './lines.ts';
import { LinesTable } from './LinesTable.tsx';
import { present } from './rows.ts';
import { useDebounced } from './use-debounced.ts';
import { useWindow } from './use-window.ts';
import css from './drawer.module.css';

export interface LinesViewProps {
  figure: BookedFigure;
  title: string;
  namespace: string;
  /** Room for all columns. */
  wide?: boolean;
  /** Words that are looked for at first. */
  sought?: string;
  /** False where the lines are an entry or a search: nobody said what they add up to. */
  isSum?: boolean;
}

const TYPING_PAUSE = 250;
const BY_ACCOUNT: LinesSort = { column: 'rekening', direction: 'asc' };

/** The journal lines of a booked figure: search, sort, export, and a sum that equals the figure. */
export function LinesView(props: LinesViewProps) {
  const { figure, title, namespace, wide = false, sought = '', isSum = true } = props;
  const [typed, setTyped] = useState(sought);
  const search = useDebounced(typed.trim(), TYPING_PAUSE);
  const [sort, setSort] = useState(BY_ACCOUNT);
  const query = { namespace, figure, search, sort };
  const lines = useFirstPage(query);
  return (
    <>
      <div className={css.tools}>
        <Input
          type="search"
          allowClear
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          prefix={<Icon of={Search} />}
          placeholder="Zoek op omschrijving, relatie of bedrag"
          aria-label="Zoek op omschrijving, relatie of bedrag"
        />
        <ExportButton figure={figure} title={title} search={search} />
      </div>
      {lines.data && isSum ? <SumWarning figure={figure} answer={lines.data} /> : null}
      {lines.isError ? (
        <WidgetError
          title="Kon de boekingen niet laden."
          error={lines.error}
          onRetry={() => void lines.refetch()}
          busy={lines.isFetching}
        />
      ) : null}
      {lines.isPending ? (
        <div className={css.loading}>
          <LinesSkeleton lines={8} />
        </div>
      ) : null}
      {lines.data && !lines.isError ? (
        <Lines
          query={query}
          title={title}
          answer={lines.data}
          isOld={lines.isPlaceholderData}
          wide={wide}
          onSort={setSort}
        />
      ) : null}
    </>
  );
}

interface LinesProps {
  query: { namespace: string; figure: BookedFigure; search: string; sort: LinesSort };
  title: string;
  answer: LinesAnswer;
  isOld: boolean;
  wide: boolean;
  onSort: (sort: LinesSort) => void;
}

function Lines({ query, title, answer, isOld, wide, onSort }: LinesProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const { figure, search, sort } = query;
  const { found, count } = answer;
  const sight = useWindow(scroll, found.count, sizes.row);
  // Another order or other words begin at the top.
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [search, sort]);
  const isGrouped =
    !wide && sort.column === 'rekening' && sort.direction === 'asc' && found.count <= PAGE;
  const beside = usePhone() ? PHONE : NARROW;
  const columns = isGrouped ? GROUPED : wide ? WIDE : beside;
  return (
    <LinesTable
      title={title}
      scroll={scroll}
      columns={columns}
      sort={sort}
      onSort={onSort}
      rowCount={isGrouped ? undefined : found.count + 1}
      sum={present(answer.sum_cents, figure.sign)}
      count={count}
      found={search ? { cents: present(found.sum_cents, figure.sign), count: found.count } : null}
      isOld={isOld}
    >
      {isGrouped ? (
        <GroupedRows lines={answer.lines} sign={figure.sign} />
      ) : (
        <FlatRows query={query} sight={sight} columns={columns} count={found.count} />
      )}
    </LinesTable>
  );
}

/** The lines must add up to the figure; if they do not, the user is told. */
function SumWarning({ figure, answer }: { figure: BookedFigure; answer: LinesAnswer }) {
  const sum = present(answer.sum_cents, figure.sign);
  if (sum === figure.cents) return null;
  return (
    <div className={css.warning}>
      <Notice tone="attention">
        De {formatCount(answer.count, 'boeking telt', 'boekingen tellen')} op tot {formatExact(sum)}
        , niet tot {formatExact(figure.cents)}. Vernieuw het scherm: de boekhouding is
        waarschijnlijk intussen gewijzigd.
      </Notice>
    </div>
  );
}
