import { Button } from 'antd';
import { classes, looks } from '@kengetal/ui';
import type { ToolCall } from './messages.ts';
import { choicesOf, type Choice } from './calls.ts';
import css from './answer.module.css';

interface ChoicesProps {
  calls: readonly ToolCall[];
  canAsk: boolean;
  onChoose: (choice: Choice) => void;
}

/**
 * What the assistant asks back, other readings of the question, and what the books do have beside
 * a refusal: a click asks that.
 */
export function Choices({ calls, canAsk, onChoose }: ChoicesProps) {
  const of = (name: string) =>
    calls.filter((call) => call.function.name === name).flatMap(choicesOf);
  const [asked, others, related] = [of('terugvraag'), of('andere_lezing'), of('geen_antwoord')];
  const link = (choice: Choice, words: string) => (
    <button
      key={choice.label}
      type="button"
      className={looks.link}
      disabled={!canAsk}
      onClick={() => onChoose(choice)}
    >
      {words}
    </button>
  );
  return (
    <>
      {asked.length > 0 ? (
        <div className={css.choices} role="group" aria-label="Kies wat je bedoelt">
          {asked.map((choice) => (
            <Button key={choice.label} disabled={!canAsk} onClick={() => onChoose(choice)}>
              {choice.label}
            </Button>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <p className={css.readings}>
          <span className={looks.quiet}>Bedoel je</span>
          {others.map((choice) => link(choice, `${choice.label}?`))}
        </p>
      ) : null}
      {related.length > 0 ? (
        <p className={classes(css.readings, css.related)}>
          <span className={looks.quiet}>Uit je boekhouding</span>
          {related.map((choice) => link(choice, choice.label))}
        </p>
      ) : null}
    </>
  );
}
