import css from './steps.module.css';

const STEPS = ['Organisatie', 'Koppeling'] as const;

export type Step = (typeof STEPS)[number];

/** How far the user is in setting up: '1 Organisatie – 2 Koppeling'. */
export function Steps({ current }: { current: Step }) {
  const reached = STEPS.indexOf(current);
  return (
    <ol className={css.steps} aria-label="Stappen">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-done={index < reached || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={css.number}>{index + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}
