import type { Trouble } from '../session/problems.ts';
import type { SignInWay } from '../session/sign-in.ts';
import { WAYS_OUT, shownCode, wayOf } from './ways-out.ts';
import css from './sign-in.module.css';

export interface ProblemProps {
  trouble: Trouble;
  signIn: (way: SignInWay) => void;
  reload: () => void;
}

/** What went wrong, and the buttons that lead out of it. */
export function Problem({ trouble, signIn, reload }: ProblemProps) {
  const { text, steps } = WAYS_OUT[trouble.problem];
  const code = shownCode(trouble.problem, trouble.code);
  return (
    <div className={css.problem}>
      <p>{text}</p>
      {code ? (
        <p className={css.code}>
          Code: <code>{code}</code>
        </p>
      ) : null}
      <p className={css.steps}>
        {steps.map(({ label, step }) => {
          const way = wayOf(step, trouble.provider);
          return (
            <button
              key={step}
              type="button"
              className={css.step}
              onClick={() => (way ? signIn(way) : reload())}
            >
              {label}
            </button>
          );
        })}
      </p>
    </div>
  );
}
