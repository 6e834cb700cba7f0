import { useId, useState } from 'react';
import { Notice } from '@kengetal/ui';
import css from './choices.module.css';

/** One way to answer a question: what it does, or why it is not possible. */
interface Choice<Decision> {
  decision: Decision;
  label: string;
  words: string;
  possible: boolean;
}

/** What is chosen of a few: what was picked, else the first that is possible. */
export function useChosen<Decision>(choices: readonly Choice<Decision>[]) {
  const [picked, pick] = useState<Decision | null>(null);
  const chosen =
    choices.find(({ decision }) => decision === picked) ?? choices.find(({ possible }) => possible);
  return { chosen, pick };
}

export interface ChoicesProps<Decision> {
  label: string;
  choices: readonly Choice<Decision>[];
  chosen: Choice<Decision> | undefined;
  isBusy: boolean;
  onPick: (decision: Decision) => void;
}

/** The answers to a question, each with what it does. */
export function Choices<Decision extends string>(props: ChoicesProps<Decision>) {
  const { label: question, choices, chosen, isBusy, onPick } = props;
  const name = useId();
  const reason = commonReason(choices);
  return (
    <fieldset className={css.choices} aria-label={question}>
      {reason === null ? null : <Notice tone="attention">{reason}</Notice>}
      {choices.map(({ decision, label, words, possible }) => (
        <label key={decision} className={css.choice} data-off={!possible || undefined}>
          <input
            type="radio"
            name={name}
            checked={chosen?.decision === decision}
            disabled={!possible || isBusy}
            onChange={() => onPick(decision)}
          />
          <span>
            <span className={css.label}>{label}</span>
            {reason === null ? <span className={css.words}>{words}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Why none of several is possible, where that is one reason. */
function commonReason(choices: readonly Choice<string>[]): string | null {
  const [first, ...others] = choices;
  const isCommon = choices.every(({ words, possible }) => !possible && words === first?.words);
  return first && others.length > 0 && isCommon ? first.words : null;
}
