import type { Block } from '@kengetal/contract';
import { Cell, ChartPart, ChartSkeleton, FigureText, Sheet } from '@kengetal/ui';
import type { SuggestionDetail } from '../../suggestions/suggestion.ts';
import { AskBookkeeper } from './AskBookkeeper.tsx';
import { Effect } from './Effect.tsx';
import { Evidence } from './Evidence.tsx';
import { History } from './History.tsx';
import { Part } from './Part.tsx';
import css from './parts.module.css';
import screen from './screen.module.css';

export interface PartsProps {
  detail: SuggestionDetail;
  /** When it was read, in ms since 1970. */
  readAt: number;
  /** Null for who only reads. */
  onNote: ((note: string) => void) | null;
}

/** What it gives and what to do, beside what proves it. */
export function Parts({ detail, readAt, onNote }: PartsProps) {
  const { suggestion, blocks, how, steps, question, history } = detail;
  return (
    <Sheet className={screen.sheet}>
      <div className={css.box}>
        <div className={css.parts}>
          <div className={css.side}>
            <Effect suggestion={suggestion} />
            <Part title="Hoe berekend" last>
              <div className={css.how}>
                <FigureText text={how} context={suggestion.title} />
              </div>
            </Part>
            <Part title="Stappen" last>
              <ol className={css.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Part>
            <AskBookkeeper question={question} />
          </div>
          <div className={css.proof}>
            {blocks.map((block) => (
              <BlockPart key={block.key} block={block} context={suggestion.title} />
            ))}
            <History history={history} readAt={readAt} onNote={onNote} />
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** What a detector shows: a chart, the lines that prove it, or words. */
function BlockPart({ block, context }: { block: Block; context: string }) {
  switch (block.kind) {
    case 'series':
      return (
        <Cell>
          <ChartPart
            namespace="mfe-dashboard"
            skeleton={<ChartSkeleton result={hasResult(block)} />}
          >
            {({ MonthChart }) => (
              <MonthChart
                block={{ ...block, ...(isOfParts(block) && { form: 'stacked' as const }) }}
              />
            )}
          </ChartPart>
        </Cell>
      );
    case 'evidence':
      return <Evidence block={block} context={context} />;
    case 'text':
      return (
        <Cell {...(block.title && { title: block.title })}>
          <FigureText text={block} context={context} />
        </Cell>
      );
    default:
      return null;
  }
}

/** Beside others a result is drawn in a panel of its own. */
const hasResult = ({ series }: Extract<Block, { kind: 'series' }>): boolean =>
  series.length > 1 && series.some(({ role }) => role === 'resultaat');

/** Several that are alike stand on each other: together they are what it is about. */
const isOfParts = ({ series }: Extract<Block, { kind: 'series' }>): boolean =>
  series.length > 1 && series.every(({ role }) => role === 'overig');
