import { Suspense, startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Attempt, Composition } from './composition.ts';
import type { ExposedModule } from './host.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { STEP_LIMIT_MS, TimedOut } from './time-limit.ts';
import type { View } from './views.ts';

export interface AttemptViewProps {
  composition: Composition;
  remote: string;
  module: ExposedModule;
  /** Name of the component in the module. */
  name: string;
  /** Shown while loading, with the geometry of what comes. */
  skeleton: ReactNode;
  view: View;
  attempt: Attempt;
  /** In place of what failed after it was shown. */
  panel: ReactNode;
  giveUp: (attempt: Attempt, error: unknown) => void;
}

/** One try: a release whose component is loaded, and shows until it throws or waits for too long. */
export function AttemptView(props: AttemptViewProps) {
  const { composition, remote, view, attempt, module, name, skeleton, panel, giveUp } = props;
  const [Loaded, setLoaded] = useState(() => composition.stood(attempt, module, name));
  const [shown, setShown] = useState(false);
  const [stuck, setStuck] = useState(false);
  const [started] = useState(() => performance.now());

  useEffect(() => composition.show(remote, view), [composition, remote, view]);

  useEffect(() => {
    if (Loaded) return undefined;
    let left = false;
    composition.component(attempt, module, name).then(
      (component) => {
        // In a transition the skeleton stays until the screen's own chunk is there; a fallback of
        // its own would hold the screen back for React's reveal interval.
        if (!left) startTransition(() => setLoaded(() => component));
      },
      (error: unknown) => !left && giveUp(attempt, error),
    );
    return () => {
      left = true;
    };
  }, [composition, attempt, module, name, giveUp, Loaded]);

  useEffect(() => {
    if (shown) return undefined;
    const late = () => giveUp(attempt, new TimedOut(`not shown within ${STEP_LIMIT_MS} ms`));
    const timer = setTimeout(late, STEP_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [attempt, giveUp, shown]);

  const onShown = useCallback(() => {
    setShown(true);
    if (!Loaded) return;
    composition.succeeded(
      attempt,
      { module, name, component: Loaded },
      performance.now() - started,
    );
  }, [composition, attempt, module, name, Loaded, started]);

  const onStuck = useCallback(() => {
    setStuck(true);
    composition.failed(remote, attempt, new TimedOut(`waits for more than ${STEP_LIMIT_MS} ms`));
  }, [composition, remote, attempt]);

  if (stuck) return panel;

  return (
    <RemoteBoundary
      onError={(error) =>
        shown ? composition.failed(remote, attempt, error) : giveUp(attempt, error)
      }
      fallback={panel}
    >
      <Suspense fallback={<Waiting onStuck={shown ? onStuck : null}>{skeleton}</Waiting>}>
        {Loaded ? (
          <>
            <Loaded />
            <Shown onShown={onShown} />
          </>
        ) : (
          skeleton
        )}
      </Suspense>
    </RemoteBoundary>
  );
}

/**
 * Tells that its siblings are on screen: an effect runs only when nothing is waiting any more. A
 * moment later, so that it does not when one of their effects throws.
 */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onShown);
    return () => clearTimeout(timer);
  }, [onShown]);
  return null;
}

interface WaitingProps {
  /** When what stood has been waiting for too long; null before it stands, which has its own limit. */
  onStuck: (() => void) | null;
  children: ReactNode;
}

/** In place of what waits for something. */
function Waiting({ onStuck, children }: WaitingProps) {
  useEffect(() => {
    if (!onStuck) return undefined;
    const timer = setTimeout(onStuck, STEP_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [onStuck]);
  return children;
}
