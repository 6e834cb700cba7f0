import { useState } from 'react';
import type { WholePage } from '@kengetal/contract';
import { EmptyState, Notice, Sheet } from '@kengetal/ui';
import { Agenda } from './Agenda.tsx';
import { shownSections, type Shown } from './choosing.ts';
import { isOfSeries, shownAgenda } from './expected.ts';
import { SeriesTable } from './SeriesTable.tsx';
import { Totals } from './Totals.tsx';
import { EditingNotices } from './Toolbar.tsx';
import type { Editing } from './use-editing.ts';

export interface RecurringPageProps {
  page: WholePage;
  view: 'lijst' | 'agenda';
  shown: Shown;
  /** True while filters of the ledger hold. */
  ofLedger: boolean;
  onChange: (change: Partial<Shown>) => void;
  /** Shows all series again. */
  onClear: () => void;
  editing: Editing;
}

/** Totals, and the series or what is expected of them. */
export function RecurringPage(props: RecurringPageProps) {
  const { page, view, shown, ofLedger, onChange, onClear, editing } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const figures = page.blocks.find((block) => block.kind === 'figures');
  const block = page.blocks.find((one) => one.kind === 'recurring');
  if (!block) return null;
  // Wages and taxes are expected also where no series comes back.
  const isExpecting = view === 'agenda' && block.state === 'te_kort' && block.agenda.length > 0;
  if ((block.state !== 'gereed' && !isExpecting) || !figures) {
    return <Waiting state={block.state} message={block.message} />;
  }
  const sections = shownSections(block.sections, shown);
  const agenda = shownAgenda(block.agenda, sections, shown);
  const isFiltered = ofLedger || isOfSeries(shown);
  const counted = block.sections.filter(({ key }) => key !== 'genegeerd');
  const totalOf = (key: string) =>
    figures.items.find((item) => item.key === `${key}_per_maand`)?.figure;
  return (
    <>
      {block.message ? <Notice>{block.message}</Notice> : null}
      <EditingNotices editing={editing} />
      <Sheet>
        <Totals
          block={figures}
          rows={counted.flatMap(({ rows }) => rows)}
          onlySignals={shown.signal === 'alle'}
          onSignals={() => onChange({ signal: shown.signal === 'alle' ? null : 'alle' })}
        />
        {sections.length === 0 && (view === 'lijst' || agenda.length === 0) ? (
          <EmptyState
            title="Binnen deze filters zijn er geen reeksen."
            text="Kies andere filters, of bekijk alle reeksen."
            action={{ label: 'Filters wissen', onClick: onClear }}
          />
        ) : view === 'agenda' ? (
          <Agenda
            agenda={agenda}
            weeks={block.weeks}
            unknown={isFiltered || shown.search.trim() !== '' ? [] : block.unknown}
            asOf={block.as_of}
            until={block.until}
            onlySeries={isFiltered}
          />
        ) : (
          <div>
            <SeriesTable
              block={block}
              sections={sections}
              totalOf={totalOf}
              sort={shown.sort}
              onSort={(sort) => onChange({ sort })}
              opened={opened}
              onOpen={setOpened}
              editing={editing}
            />
          </div>
        )}
      </Sheet>
    </>
  );
}

function Waiting({ state, message }: { state: string; message: string | undefined }) {
  return (
    <Sheet>
      {state === 'bezig' ? (
        <div role="status" aria-busy="true">
          <EmptyState title="De reeksen worden gezocht." text={message} />
        </div>
      ) : (
        <EmptyState
          title="Zodra boekingen terugkomen, zie je ze hier."
          text={message ?? 'Te weinig historie (minstens 3 betalingen).'}
        />
      )}
    </Sheet>
  );
}
