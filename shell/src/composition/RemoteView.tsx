import {
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Attempt, Composition } from './composition.ts';
import type { ExposedModule } from './host.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemotePanel } from './RemotePanel.tsx';
import { STEP_LIMIT_MS, TimedOut } from './time-limit.ts';

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

/**
 * A component of a remote: tries the plan's releases one after the other, each for at most 8
 * seconds until something shows, and gives a panel when none does. Leaving ends the trying.
 */
export function RemoteView({
  composition,
  remote,
  module,
  name,
  skeleton,
  compact,
}: RemoteViewProps) {
  const [progress, setProgress] = useState<Progress>(() => ({
    plan: composition.plan(remote, false),
    step: 0,
    round: 0,
  }));
  const attempt = progress.plan[progress.step];
  const giveUp = useCallback(
    (failed: Attempt, error: unknown) => {
      composition.failed(remote, failed, error);
      setProgress((now) => (now.plan[now.step] === failed ? { ...now, step: now.step + 1 } : now));
    },
    [composition, remote],
  );
  const retry = async () => {
    const info = composition.remotes().find((one) => one.name === remote);
    if (info?.status !== 'ok') await composition.load();
    setProgress(({ round }) => ({
      plan: composition.plan(remote, true),
      step: 0,
      round: round + 1,
    }));
  };

  if (!attempt) {
    const info = composition.remotes().find((one) => one.name === remote);
    return <RemotePanel info={info} onRetry={() => void retry()} compact={compact ?? false} />;
  }
  return (
    <AttemptView
      key={`${progress.round}:${progress.step}`}
      {...{ composition, attempt, module, name, skeleton, giveUp, retry }}
      compact={compact ?? false}
    />
  );
}

interface AttemptViewProps {
  composition: Composition;
  attempt: Attempt;
  module: ExposedModule;
  name: string;
  skeleton: ReactNode;
  compact: boolean;
  giveUp: (attempt: Attempt, error: unknown) => void;
  retry: () => Promise<void>;
}

function AttemptView(props: AttemptViewProps) {
  const { composition, attempt, module, name, skeleton, compact, giveUp, retry } = props;
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [shown, setShown] = useState(false);
  const [started] = useState(() => performance.now());

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
        shown ? composition.failed(nameOf(attempt), attempt, error) : giveUp(attempt, error)
      }
      fallback={
        <RemotePanel
          info={infoOf(composition, attempt)}
          onRetry={() => void retry()}
          compact={compact}
        />
      }
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

const nameOf = (attempt: Attempt): string => attempt.placed.release.name;
const infoOf = (composition: Composition, attempt: Attempt) =>
  composition.remotes().find(({ name }) => name === nameOf(attempt));

/** Tells that its siblings are on screen: an effect runs only when nothing is waiting any more. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
