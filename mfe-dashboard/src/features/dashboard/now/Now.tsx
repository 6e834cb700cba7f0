import type { UseQueryResult } from '@tanstack/react-query';
import type { PageData } from '@kengetal/contract';
import { LastKnown, looks, Sheet, SheetRow, WidgetError } from '@kengetal/ui';
import { blockOf, Part } from '../blocks.tsx';
import type { Asked } from '../page.ts';
import { Cash } from './cash/Cash.tsx';
import { PendingCash } from './cash/CashSkeleton.tsx';
import { NowSkeleton } from './NowSkeleton.tsx';
import { Owed } from './Owed.tsx';
import { Side } from './Side.tsx';
import { Steps } from './Steps.tsx';
import css from './now.module.css';

export interface NowProps {
  query: UseQueryResult<PageData>;
  asked: Asked;
}

/** What there is now, whatever the period: with its own heading, skeleton and failure. */
export function Now({ query: { data, error, isFetching, refetch }, asked }: NowProps) {
  const retry = () => void refetch();
  return (
    <section aria-labelledby="dashboard-nu">
      <header className={css.head}>
        <h2 id="dashboard-nu">{data?.title ?? 'Nu'}</h2>
        {/* It follows the heading, and would move along with that. */}
        {data ? <p className={looks.quiet}>Los van de gekozen periode</p> : null}
      </header>
      {data ? (
        <>
          {error ? <LastKnown error={error} retry={retry} /> : null}
          <FirstSteps page={data} asked={asked} />
          <NowBlocks page={data} asked={asked} />
        </>
      ) : error ? (
        <Sheet>
          <WidgetError
            title="Kon de stand van nu niet laden."
            error={error}
            onRetry={retry}
            busy={isFetching}
          />
        </Sheet>
      ) : (
        <NowSkeleton />
      )}
    </section>
  );
}

/** What a new project still needs; nothing while that is not known. */
export function FirstSteps({ page, asked }: { page: PageData | undefined; asked: Asked }) {
  const steps = page && blockOf(page.blocks, 'eerste_stappen', 'steps');
  if (!steps) return null;
  return (
    <Part block={steps} asked={asked}>
      {(block) => <Steps block={block} />}
    </Part>
  );
}

/** The blocks in their places; without one the others take its room. */
function NowBlocks({ page: { blocks }, asked }: { page: PageData; asked: Asked }) {
  const cash = blockOf(blocks, 'cash', 'cash');
  const pending = blocks.find((block) => block.kind === 'pending');
  const owed = ['debiteuren', 'crediteuren'].flatMap((key) => blockOf(blocks, key, 'owed') ?? []);
  const suggestions = blockOf(blocks, 'suggesties', 'list');
  const questions = blockOf(blocks, 'vragen', 'list');
  const report = blockOf(blocks, 'rapport', 'text');
  const cells = [
    ...owed.map((block) => (
      <Part key={block.key} block={block} asked={asked}>
        {(shown) => <Owed block={shown} />}
      </Part>
    )),
    ...(suggestions || report || questions
      ? [<Side key="opzij" {...{ suggestions, report, questions, asked }} />]
      : []),
  ];
  return (
    <Sheet>
      {pending ? (
        <SheetRow>
          <PendingCash block={pending} />
        </SheetRow>
      ) : cash ? (
        <SheetRow>
          <Part block={cash} asked={asked}>
            {(block) => <Cash block={block} asked={asked} />}
          </Part>
        </SheetRow>
      ) : null}
      {cells.length > 0 ? <SheetRow columns={ROWS[cells.length] ?? '1'}>{cells}</SheetRow> : null}
    </Sheet>
  );
}

const ROWS = ['1', '1', '1-1', '1-1-1'] as const;
