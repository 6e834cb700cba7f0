import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mayOnProject, useSession } from '@kengetal/platform';
import { PROVIDERS, type Provider } from './Providers.tsx';

export interface ConnectionAddress {
  organisationId: string | null;
  /** Project that the next file goes into, which the user may change; null lets the API decide. */
  projectId: string | null;
  /** Import that is shown, so that the page can be left and found again. */
  importId: string | null;
  provider: Provider;
  chooseProvider(provider: Provider): void;
  showImport(importId: string): void;
  /** Back to choosing a file, for a project or for whichever fits. */
  showChoice(projectId: string | null): void;
}

/** What the address of this screen holds. */
export function useConnectionAddress(): ConnectionAddress {
  const [params, setParams] = useSearchParams();
  const { rights } = useSession();
  const set = useCallback(
    (values: Readonly<Record<string, string | null>>) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
    [setParams],
  );
  const asked = params.get('project_id');
  return {
    organisationId: params.get('org_id'),
    projectId: asked !== null && mayOnProject(rights, asked, 'bewerker') ? asked : null,
    importId: params.get('import'),
    provider: PROVIDERS.find((one) => one === params.get('bron')) ?? 'auditfile',
    chooseProvider: (provider) => set({ bron: provider === 'auditfile' ? null : provider }),
    showImport: (importId) => set({ import: importId }),
    showChoice: (projectId) => set({ import: null, project_id: projectId }),
  };
}
