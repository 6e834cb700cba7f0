import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { AttemptView } from './AttemptView.tsx';
import type { Attempt, Composition } from './composition.ts';
import type { ExposedModule } from './host.ts';
import { RemotePanel } from './RemotePanel.tsx';
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
  return (
    <AttemptView
      key={`${props.name}:${round}:${step}`}
      {...props}
      {...{ attempt, giveUp, panel }}
    />
  );
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
