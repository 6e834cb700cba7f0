import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import type { ToolCall } from './messages.ts';
import { choicesOf } from './question-words.ts';
import css from './answer.module.css';

interface ChoicesProps {
  calls: readonly ToolCall[];
  onAsk: ((text: string) => void) | null;
}

/** What the assistant asks back, and other readings of the question: a click asks that. */
export function Choices({ calls, onAsk }: ChoicesProps) {
  const of = (name: string) =>
    calls.filter((call) => call.function.name === name).flatMap(choicesOf);
  const [asked, others] = [of('terugvraag'), of('andere_lezing')];
  return (
    <>
      {asked.length > 0 ? (
        <div className={css.choices} role="group" aria-label="Kies wat je bedoelt">
          {asked.map((label) => (
            <Button key={label} disabled={!onAsk} onClick={() => onAsk?.(label)}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <p className={css.readings}>
          <span className={looks.quiet}>Bedoel je</span>
          {others.map((label) => (
            <button
              key={label}
              type="button"
              className={looks.link}
              disabled={!onAsk}
              onClick={() => onAsk?.(label)}
            >
              {label}?
            </button>
          ))}
        </p>
      ) : null}
    </>
  );
}
