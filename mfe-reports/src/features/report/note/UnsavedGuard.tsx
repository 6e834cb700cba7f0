import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from 'antd';
import { useBlocker, type Location } from 'react-router-dom';
import css from '../dialog.module.css';

export interface UnsavedGuardProps {
  /** There is text that is nowhere else. */
  active: boolean;
  /** The writer stays. */
  onBack: () => void;
}

/** Asks before text that was not saved is left behind. */
export function UnsavedGuard({ active, onBack }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  if (blocker.state !== 'blocked') return null;
  const stay = () => {
    blocker.reset();
    onBack();
  };
  return <Question onStay={stay} onLeave={() => blocker.proceed()} />;
}

/** Another tab or view of the same report keeps the text where it is. */
function leaves(here: Location, there: Location): boolean {
  const [from, to] = [here, there].map(({ search }) => new URLSearchParams(search));
  const moved = ['project', 'type', 'rapport'].some((name) => from?.get(name) !== to?.get(name));
  return here.pathname !== there.pathname || moved;
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="unsaved-title"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id="unsaved-title" className={css.title}>
        Je toelichting is nog niet opgeslagen
      </h2>
      <p>Als je nu weggaat, raakt je tekst kwijt.</p>
      <div className={css.actions}>
        <Button type="primary" onClick={onStay}>
          Verder schrijven
        </Button>
        <Button onClick={onLeave}>Weggaan zonder opslaan</Button>
      </div>
    </dialog>
  );
}
