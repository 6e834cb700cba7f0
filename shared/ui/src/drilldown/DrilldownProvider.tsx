import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
}

/** Figures inside open here: the drawer beside the content shows what they are made of. */
export function DrilldownProvider({ namespace, children }: DrilldownProviderProps) {
  const { drawerElement, project } = usePlatform();
  const [trail, setTrail] = useState<readonly Step[]>([]);
  const lastStep = useRef(0);
  const returnTo = useRef<Element | null>(null);

  const open = useCallback((target: DrilldownTarget) => {
    returnTo.current = document.activeElement;
    lastStep.current += 1;
    setTrail([{ ...target, step: lastStep.current }]);
  }, []);
  const close = useCallback(() => {
    setTrail([]);
    const opener = returnTo.current;
    returnTo.current = null;
    const canFocus = opener instanceof HTMLElement || opener instanceof SVGElement;
    if (canFocus && opener.isConnected) opener.focus();
  }, []);
  const goInto = useCallback((target: DrilldownTarget) => {
    lastStep.current += 1;
    const step = { ...target, step: lastStep.current };
    setTrail((steps) => [...steps, step]);
  }, []);
  const goBack = useCallback(() => setTrail((steps) => steps.slice(0, -1)), []);

  const projectId = project.active?.project_id;
  useEffect(() => setTrail([]), [projectId]);

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
