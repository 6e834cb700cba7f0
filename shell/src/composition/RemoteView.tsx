import {
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Attempt, Composition } from './composition.ts';
import type { ExposedModule } from './host.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import { STEP_LIMIT_MS, TimedOut } from './time-limit.ts';
import { holdsUnsaved, type View } from './views.ts';
import css from './panel.module.css';

export interface RemoteViewProps {
  composition: Composition;
  remote: string;
  module: ExposedModule;
  /** Name of the component in the module. */
  name: string;
  /** Shown while loading, with the geometry of what comes. */
  skeleton: ReactNode;
  /** Small parts of the frame get a line instead of a panel. */
  compact?: boolean;
}

interface Progress {
  plan: Attempt[];
  /** Index in the plan; at its end all tries failed. */
  step: number;
  /** How often the user asked to try again. */
  round: number;
}

/** A component of a remote, mounted anew when that is replaced by another release. */
export function RemoteView(props: RemoteViewProps) {
  const { composition, remote, module } = props;
  const generation = useSyncExternalStore(composition.subscribe, () =>
    composition.generation(remote),
  );
  const slot = useRef<HTMLDivElement>(null);
  const view = useMemo(
    () => ({ module, unsaved: () => slot.current !== null && holdsUnsaved(slot.current) }),
    [module],
  );
  const tries = <Tries key={generation} {...props} view={view} />;
  if (module === 'screens') return tries;
  return (
    <div ref={slot} className={css.slot}>
      {tries}
    </div>
  );
}

/**
 * Tries the plan's releases one after the other, each for at most 8 seconds until something shows,
 * and gives a panel when none does. Leaving ends the trying.
 */
function Tries(props: RemoteViewProps & { view: View }) {
  const { composition, remote } = props;
  const [progress, setProgress] = useState<Progress | null>(() =>
    composition.ready(remote) ? null : begin(composition, remote),
  );
  useEffect(() => {
    if (progress) return undefined;
    let left = false;
    const waited = composition.ready(remote) ?? Promise.resolve();
    void waited.then(() => left || setProgress(begin(composition, remote)));
    return () => {
      left = true;
    };
  }, [composition, remote, progress]);
  const giveUp = useCallback(
    (failed: Attempt, error: unknown) => {
      composition.failed(remote, failed, error);
      setProgress((now) =>
        now && now.plan[now.step] === failed ? { ...now, step: now.step + 1 } : now,
      );
    },
    [composition, remote],
  );
  const retry = async () => {
    await composition.refresh(remote);
    setProgress((now) => ({
      plan: composition.plan(remote, true),
      step: 0,
      round: (now?.round ?? 0) + 1,
    }));
  };

  if (!progress) return props.skeleton;
  const { plan, step, round } = progress;
  const attempt = plan[step];
  const compact = props.compact ?? false;
  const panel = <PanelOf {...{ composition, remote, retry, compact }} />;
  if (!attempt) return panel;
  return <AttemptView key={`${round}:${step}`} {...props} {...{ attempt, giveUp, panel }} />;
}

const begin = (composition: Composition, remote: string): Progress => ({
  plan: composition.plan(remote, false),
  step: 0,
  round: 0,
});

interface PanelOfProps {
  composition: Composition;
  remote: string;
  retry: () => Promise<void>;
  compact: boolean;
}

function PanelOf({ composition, remote, retry, compact }: PanelOfProps) {
  const remotes = composition.remotes();
  return (
    <RemotePanel
      info={remotes.find(({ name }) => name === remote)}
      unknown={remotes.length === 0}
      onRetry={() => void retry()}
      compact={compact}
    />
  );
}

interface AttemptViewProps extends RemoteViewProps {
  view: View;
  attempt: Attempt;
  /** In place of what failed after it was shown. */
  panel: ReactNode;
  giveUp: (attempt: Attempt, error: unknown) => void;
}

function AttemptView(props: AttemptViewProps) {
  const { composition, remote, view, attempt, module, name, skeleton, panel, giveUp } = props;
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [shown, setShown] = useState(false);
  const [started] = useState(() => performance.now());

  useEffect(() => composition.show(remote, view), [composition, remote, view]);

  useEffect(() => {
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
  }, [composition, attempt, module, name, giveUp]);

  useEffect(() => {
    if (shown) return undefined;
    const late = () => giveUp(attempt, new TimedOut(`not shown within ${STEP_LIMIT_MS} ms`));
    const timer = setTimeout(late, STEP_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [attempt, giveUp, shown]);

  const onShown = useCallback(() => {
    setShown(true);
    composition.succeeded(attempt, performance.now() - started);
  }, [composition, attempt, started]);

  return (
    <RemoteBoundary
      onError={(error) =>
        shown ? composition.failed(remote, attempt, error) : giveUp(attempt, error)
      }
      fallback={panel}
    >
      <Suspense fallback={skeleton}>
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

/** Tells that its siblings are on screen: an effect runs only when nothing is waiting any more. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
