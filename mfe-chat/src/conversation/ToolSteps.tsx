import { useMemo } from 'react';
import { Check, LoaderCircle } from 'lucide-react';
import { CutText, Icon } from '@kengetal/ui';
import type { ToolCall } from './messages.ts';
import { askedWords, isWork } from './calls.ts';
import css from './tools.module.css';

export interface ToolStepsProps {
  calls: readonly ToolCall[];
  /** True until there is an answer. */
  isBusy: boolean;
}

/** What the assistant does, one quiet line each: at work, or done and with what it asked. */
export function ToolSteps({ calls, isBusy }: ToolStepsProps) {
  const steps = calls.filter(isWork);
  if (steps.length === 0) return null;
  return (
    <ul className={css.steps}>
      {steps.map((call) => (
        <Step key={call.id} call={call} isBusy={isBusy && call.function.result === undefined} />
      ))}
    </ul>
  );
}

function Step({ call, isBusy }: { call: ToolCall; isBusy: boolean }) {
  const words = useMemo(() => wordsOf(call), [call]);
  return (
    <li className={css.step}>
      <Icon
        of={isBusy ? LoaderCircle : Check}
        label={isBusy ? 'Bezig' : 'Klaar'}
        className={isBusy ? css.busy : css.done}
      />
      <span>Boekhouding analyseren</span>
      {isBusy || !words ? null : (
        <div className={css.asked}>
          <CutText>{words}</CutText>
        </div>
      )}
    </li>
  );
}

/** What was asked; arguments that cannot be read stand as they came (specification §8). */
function wordsOf(call: ToolCall): string | null {
  const { name, arguments: args } = call.function;
  return askedWords(call) ?? (name === 'vraag' ? `${name} ${args}` : null);
}
