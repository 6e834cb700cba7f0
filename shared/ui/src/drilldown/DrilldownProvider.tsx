import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PlatformProvider, usePlatform } from '@kengetal/platform';
import { DrilldownContext } from './context.ts';
import type { DrilldownTarget } from './context.ts';
import { Drawer } from './Drawer.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export interface DrilldownProviderProps {
  /** Name of the remote: the first part of the query keys. */
  namespace: string;
  /** What the drawer shows by itself, because the address says so; what is opened comes upon it. */
  shown?: DrilldownTarget | null;
  /** Told when that is closed. */
  onLeave?: () => void;
  children: ReactNode;
}

/** Each opening is a drawer of its own: no search or page of one figure reaches the next. */
interface Step {
  step: number;
  target: DrilldownTarget;
  /** A figure of one project is not shown in another. */
  projectId: string | undefined;
}

/** Figures inside open here: the drawer beside the content shows what they are made of. */
export function DrilldownProvider(props: DrilldownProviderProps) {
  const { namespace, shown = null, onLeave, children } = props;
  const platform = usePlatform();
  const { drawerElement, project } = platform;
  const projectId = project.active?.project_id;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const trail = useMemo(() => {
    const own = steps.filter((step) => step.projectId === projectId);
    return shown ? [{ step: 0, target: shown, projectId }, ...own] : own;
  }, [steps, projectId, shown]);
  const lastStep = useRef(0);
  const isShown = shown !== null;
  const { remember, giveBack } = useFocusReturn(isShown);

  const stepTo = useCallback(
    (target: DrilldownTarget): Step => {
      lastStep.current += 1;
      return { target, step: lastStep.current, projectId };
    },
    [projectId],
  );
  const open = useCallback(
    (target: DrilldownTarget) => {
      remember();
      setSteps([stepTo(target)]);
    },
    [stepTo, remember],
  );
  const close = useCallback(() => {
    setSteps([]);
    onLeave?.();
    giveBack();
  }, [onLeave, giveBack]);
  const goInto = useCallback(
    (target: DrilldownTarget) => {
      const step = stepTo(target);
      setSteps((known) => [...known, step]);
    },
    [stepTo],
  );
  const goBack = () => setSteps((known) => known.slice(0, -1));
  useCancel(drawerElement, close, shown === null);

  const first = trail[0]?.target;
  const opened = first && 'figure' in first ? first.figure : null;
  const drilldown = useMemo(() => ({ open, close, opened }), [open, close, opened]);
  const last = trail.at(-1);
  // What is opened from a figure is of the same project.
  const of = trail.findLast(({ target }) => 'project' in target)?.target;
  const owner = (of && 'project' in of && of.project) || project.active;
  const isElsewhere = owner?.project_id !== projectId;
  const within = useMemo(
    () => (isElsewhere ? { ...platform, project: { ...project, active: owner } } : platform),
    [platform, project, owner, isElsewhere],
  );
  const drawer = last ? (
    <Drawer
      key={last.step}
      namespace={namespace}
      target={last.target}
      back={trail.length > 1 ? { title: trail.at(-2)?.target.title ?? '', go: goBack } : null}
      onOpen={goInto}
      onClose={close}
      floating={drawerElement === null}
      inAddress={isShown}
      isElsewhere={isElsewhere}
    />
  ) : null;
  return (
    <DrilldownContext value={drilldown}>
      {children}
      {drawer
        ? createPortal(
            <PlatformProvider value={within}>{drawer}</PlatformProvider>,
            drawerElement ?? document.body,
          )
        : null}
    </DrilldownContext>
  );
}

/** The shell takes the drawer away, as Back on a phone does, by the event that dialogs have for it. */
function useCancel(drawer: HTMLElement | null, close: () => void, isListening: boolean): void {
  useEffect(() => {
    if (!drawer || !isListening) return;
    drawer.addEventListener('cancel', close);
    return () => drawer.removeEventListener('cancel', close);
  }, [drawer, close, isListening]);
}
