import type { ReactNode } from 'react';
import { usePlatform } from '@kengetal/platform';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';

export interface RelationLinkProps {
  /** Its number. */
  relatie: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Words that open the page of a relation, wherever it is named: the shell shows it. */
export function RelationLink({ relatie, className, children }: RelationLinkProps) {
  const { bus, project } = usePlatform();
  const projectId = project.active?.project_id;
  if (projectId === undefined) return children;
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
