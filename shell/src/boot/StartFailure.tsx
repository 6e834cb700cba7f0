import css from './start-failure.module.css';

export interface StartFailureProps {
  why: keyof typeof ADVICE;
}

const ADVICE = {
  load: 'Controleer je internetverbinding en probeer het opnieuw.',
  storage: 'Je browser blokkeert cookies en sitegegevens. Sta ze toe voor deze site.',
} as const;

/** The one thing that stage one can say when nothing works. */
export function StartFailure({ why }: StartFailureProps) {
  return (
    <main className={css.page} role="alert">
      <h1 className={css.title}>Kengetal kan niet starten</h1>
      <p>{ADVICE[why]}</p>
      <button type="button" className={css.button} onClick={() => location.reload()}>
        Opnieuw proberen
      </button>
    </main>
  );
}
