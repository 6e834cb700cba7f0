import css from './start-failure.module.css';

/** The one thing that stage one can say when nothing works. */
export function StartFailure() {
  return (
    <main className={css.page} role="alert">
      <h1 className={css.title}>Kengetal kan niet starten</h1>
      <p>Controleer je internetverbinding en probeer het opnieuw.</p>
      <button type="button" className={css.button} onClick={() => location.reload()}>
        Opnieuw proberen
      </button>
    </main>
  );
}
