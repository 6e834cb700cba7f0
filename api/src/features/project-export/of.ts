/** What a project is exported of, and by whom: their own views go along. */
export interface OfProject {
  readonly projectId: string;
  readonly userId: string;
}

/** What most statements ask by. */
export const ofProject = ({ projectId }: OfProject) => [projectId];
