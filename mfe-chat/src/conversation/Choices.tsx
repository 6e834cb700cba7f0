import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import type { ToolCall } from './messages.ts';
import { choicesOf, type Choice } from './calls.ts';
import css from './answer.module.css';

interface ChoicesProps {
  calls: readonly ToolCall[];
  onChoose: ((choice: Choice) => void) | null;
}

/** What the assistant asks back, and other readings of the question: a click asks that. */
export function Choices({ calls, onChoose }: ChoicesProps) {
  const of = (name: string) =>
    calls.filter((call) => call.function.name === name).flatMap(choicesOf);
  const [asked, others] = [of('terugvraag'), of('andere_lezing')];
  return (
    <>
      {asked.length > 0 ? (
        <div className={css.choices} role="group" aria-label="Kies wat je bedoelt">
          {asked.map((choice) => (
            <Button key={choice.label} disabled={!onChoose} onClick={() => onChoose?.(choice)}>
              {choice.label}
            </Button>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <p className={css.readings}>
          <span className={looks.quiet}>Bedoel je</span>
          {others.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className={looks.link}
              disabled={!onChoose}
              onClick={() => onChoose?.(choice)}
            >
              {choice.label}?
            </button>
          ))}
        </p>
      ) : null}
    </>
  );
}
