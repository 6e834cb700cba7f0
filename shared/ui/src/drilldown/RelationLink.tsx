import { useContext, type ReactNode } from 'react';
import { usePlatform } from '@kengetal/platform';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import { DrilldownContext } from './context.ts';

export interface RelationLinkProps {
  /** Its number. */
  relatie: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Words that open the page of a relation, wherever it is named: the shell shows it. Of another
 * project than the active one they open nothing.
 */
export function RelationLink({ relatie, className, children }: RelationLinkProps) {
  const { bus, project } = usePlatform();
  const projectId = project.active?.project_id;
  const isElsewhere = useContext(DrilldownContext)?.isElsewhere ?? false;
  if (projectId === undefined || isElsewhere) return children;
  return (
    <button
      type="button"
      className={classes(looks.link, className)}
      onClick={() => bus.emit('relationAsked', { project_id: projectId, relatie })}
    >
      {children}
    </button>
  );
}
