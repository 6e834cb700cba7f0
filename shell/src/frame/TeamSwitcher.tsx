import { useNavigate } from 'react-router-dom';
import { Dropdown, Tooltip, type MenuProps } from 'antd';
import { Building2, Check, ChevronsUpDown, Plus, Settings } from 'lucide-react';
import type { Organisation, Project } from '@kengetal/contract';
import { useProject } from '@kengetal/platform';
import { Icon } from '@kengetal/ui';
import { TOOLTIP_DELAY_S } from './tooltip.ts';
import css from './sidebar.module.css';

type Items = NonNullable<MenuProps['items']>;

/** Organisations with their projects; shows the active ones (specification §2). */
export function TeamSwitcher({ collapsed }: { collapsed: boolean }) {
  const { active, organisation, organisations, projects } = useProject();
  const navigate = useNavigate();
  const name = organisation?.organisation_name ?? 'Kengetal';
  const goTo = (path: string) => void navigate(path);
  const items: Items = [
    ...organisations.flatMap((one) => itemsOf({ one, projects, active, goTo })),
    { type: 'divider' },
    {
      key: 'settings',
      icon: <Icon of={Settings} />,
      label: 'Organisatie instellingen',
      disabled: !organisation,
      onClick: () => organisation && goTo(addressOfOrganisation(organisation)),
    },
    {
      key: 'add',
      icon: <Icon of={Plus} />,
      label: 'Organisatie toevoegen',
      onClick: () => goTo('/organisatie-aanmaken'),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus classNames={{ root: css.menu }}>
      <button type="button" className={css.team} aria-haspopup="menu">
        <Tooltip
          title={collapsed ? name : null}
          placement="right"
          mouseEnterDelay={TOOLTIP_DELAY_S}
        >
          <span className={css.monogram} aria-hidden="true">
            {monogramOf(name)}
          </span>
        </Tooltip>
        <span className={css.twoLines}>
          <span className={css.strong}>{name}</span>
          <span className={css.quiet}>{active?.project_name ?? 'Nog geen project'}</span>
        </span>
        <Icon of={ChevronsUpDown} className={css.chevron} />
      </button>
    </Dropdown>
  );
}

interface OrganisationItems {
  one: Organisation;
  projects: readonly Project[];
  active: Project | null;
  goTo: (path: string) => void;
}

/** An organisation and under it its projects. */
function itemsOf({ one, projects, active, goTo }: OrganisationItems): Items {
  const own = projects.filter(({ organisation_id }) => organisation_id === one.organisation_id);
  return [
    {
      key: one.organisation_id,
      icon: <Icon of={Building2} />,
      label: one.organisation_name,
      onClick: () => goTo(addressOfOrganisation(one)),
    },
    ...own.map(({ project_id, project_name }) => ({
      key: project_id,
      className: css.project,
      label: project_name,
      extra:
        project_id === active?.project_id ? <Icon of={Check} label="Actief project" /> : undefined,
      onClick: () => goTo(`/dashboard?project=${project_id}`),
    })),
  ];
}

const addressOfOrganisation = ({ organisation_id }: Organisation) =>
  `/organisatie?organisation_id=${organisation_id}`;

/** 'Voorbeeld BV' → 'VB'. */
function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return (words.length > 1 ? words.slice(0, 2) : [name.slice(0, 2)])
    .map((word, _index, all) => (all.length > 1 ? word.charAt(0) : word))
    .join('')
    .toUpperCase();
}
