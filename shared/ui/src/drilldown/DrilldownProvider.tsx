import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlatform } from '@kengetal/platform';
import { DrilldownContext } from './context.ts';
import type { DrilldownTarget } from './context.ts';
import { Drawer } from './Drawer.tsx';

export interface DrilldownProviderProps {
  /** Name of the remote: the first part of the query keys. */
  namespace: string;
  children: ReactNode;
}

/** Each opening is a drawer of its own: no search or page of one figure reaches the next. */
interface Step extends DrilldownTarget {
  step: number;
  /** A figure of one project is not shown in another. */
  projectId: string | undefined;
}

/** Figures inside open here: the drawer beside the content shows what they are made of. */
export function DrilldownProvider({ namespace, children }: DrilldownProviderProps) {
  const { drawerElement, project } = usePlatform();
  const projectId = project.active?.project_id;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const trail = useMemo(
    () => steps.filter((step) => step.projectId === projectId),
    [steps, projectId],
  );
  const lastStep = useRef(0);
  const returnTo = useRef<Element | null>(null);

  const stepTo = useCallback(
    (target: DrilldownTarget): Step => {
      lastStep.current += 1;
      return { ...target, step: lastStep.current, projectId };
    },
    [projectId],
  );
  const open = useCallback(
    (target: DrilldownTarget) => {
      returnTo.current = document.activeElement;
      setSteps([stepTo(target)]);
    },
    [stepTo],
  );
  const close = useCallback(() => {
    setSteps([]);
    const opener = returnTo.current;
    returnTo.current = null;
    const canFocus = opener instanceof HTMLElement || opener instanceof SVGElement;
    if (canFocus && opener.isConnected) opener.focus();
  }, []);
  const goInto = (target: DrilldownTarget) => {
    const step = stepTo(target);
    setSteps((known) => [...known, step]);
  };
  const goBack = () => setSteps((known) => known.slice(0, -1));

  const opened = trail[0]?.figure ?? null;
  const drilldown = useMemo(() => ({ open, close, opened }), [open, close, opened]);
  const target = trail.at(-1);
  const drawer = target ? (
    <Drawer
      key={target.step}
      namespace={namespace}
      target={target}
      back={trail.length > 1 ? { title: trail.at(-2)?.title ?? '', go: goBack } : null}
      onOpen={goInto}
      onClose={close}
      floating={drawerElement === null}
    />
  ) : null;
  return (
    <DrilldownContext value={drilldown}>
      {children}
      {drawer ? createPortal(drawer, drawerElement ?? document.body) : null}
    </DrilldownContext>
  );
}
