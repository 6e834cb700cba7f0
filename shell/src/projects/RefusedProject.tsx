import { useLocation, useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import { wasRefused, withoutRefused } from './refused.ts';

/** Says that another project is shown than the address asked for. */
export function RefusedProject() {
  const { active, organisation } = useProject();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  if (!active || !wasRefused(state)) return null;
  const close = () =>
    void navigate(
      { search, hash },
      { replace: true, preventScrollReset: true, state: withoutRefused(state) },
    );
  const of = organisation ? ` van ${organisation.organisation_name}` : '';
  return (
    <Notice tone="attention" action={{ label: 'Sluiten', onClick: close }}>
      Je hebt geen toegang tot dit project. Je ziet nu {active.project_name}
      {of}.
    </Notice>
  );
}
