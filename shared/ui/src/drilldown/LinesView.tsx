import { useMemo, useState } from 'react';
import { Button, Input } from 'antd';
import { Download, Search } from 'lucide-react';
import type { BookedFigure } from '@kengetal/contract';
import { useApi, useProject, messageOf } from '@kengetal/platform';
import { formatCount, formatExact } from '../formats/index.ts';
import { Icon } from '../states/Icon.tsx';
import { Notice, WidgetError } from '../states/Messages.tsx';
import { LinesSkeleton } from '../states/Skeletons.tsx';
import { csvName, linesToCsv, saveText } from './csv.ts';
import { allLines, useLines } from './lines.ts';
import type { LinesAnswer } from './lines.ts';
import { LinesTable } from './LinesTable.tsx';
import { present, rowsByAccount } from './rows.ts';
import { useDebounced } from './use-debounced.ts';
import css from './drawer.module.css';

export interface LinesViewProps {
  figure: BookedFigure;
  title: string;
  namespace: string;
}

const TYPING_PAUSE = 250;

/** The journal lines of a booked figure: search, export, and a sum that equals the figure. */
export function LinesView({ figure, title, namespace }: LinesViewProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_PAUSE);
  const lines = useLines({ namespace, figure, search });
  const first = lines.data?.pages[0];
  const loaded = useMemo(() => lines.data?.pages.flatMap((page) => page.lines) ?? [], [lines.data]);
  const rows = useMemo(
    () => rowsByAccount({ lines: loaded, sign: figure.sign, complete: !lines.hasNextPage }),
    [loaded, figure.sign, lines.hasNextPage],
  );
  return (
    <>
      <div className={css.tools}>
        <Input
          type="search"
          allowClear
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          prefix={<Icon of={Search} />}
          placeholder="Zoek op omschrijving of bedrag"
          aria-label="Zoek op omschrijving of bedrag"
        />
        <ExportButton figure={figure} title={title} />
      </div>
      {first ? <SumWarning figure={figure} answer={first} /> : null}
      {lines.isError && !first ? (
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
      {first ? (
        <LinesTable
          title={title}
          rows={rows}
          sum={present(first.sum_cents, figure.sign)}
          found={
            search
              ? { cents: present(first.found.sum_cents, figure.sign), count: first.found.count }
              : null
          }
          count={first.count}
          onEnd={lines.hasNextPage && !lines.isFetching ? () => void lines.fetchNextPage() : null}
        />
      ) : null}
    </>
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

function ExportButton({ figure, title }: { figure: BookedFigure; title: string }) {
  const api = useApi();
  const projectId = useProject().active?.project_id;
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  });
  const save = async () => {
    if (!projectId) return;
    setState({ busy: true, error: null });
    try {
      saveText(csvName(title), linesToCsv(await allLines(api, projectId, figure), figure.sign));
      setState({ busy: false, error: null });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <>
      <Button onClick={() => void save()} loading={state.busy} icon={<Icon of={Download} />}>
        Exporteren
      </Button>
      {state.error ? (
        <p role="alert" className={css.exportError}>
          Exporteren is niet gelukt. {messageOf(state.error)}
        </p>
      ) : null}
    </>
  );
}
