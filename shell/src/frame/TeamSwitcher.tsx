import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown, Plus, Settings } from 'lucide-react';
import { useProject, useSession } from '@kengetal/platform';
import { CutText, Icon, looks, Tooltip, WidgetError } from '@kengetal/ui';
import { useHome, useOpens } from '../app/use-opens.ts';
import type { TeamEntry } from './team-entries.ts';
import { useDismiss } from './use-dismiss.ts';
import sidebar from './sidebar.module.css';
import css from './team.module.css';

/** The code of the list. In one piece with the palette's, which stands on the same library. */
const listOptions = queryOptions({
  queryKey: ['shell', 'team-list'],
  queryFn: () => import(/* webpackChunkName: "later-overlays" */ './TeamList.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  structuralSharing: false,
  retry: false,
});

/** Shows the active organisation and project; opens the list of all (specification §2). */
export function TeamSwitcher({ collapsed }: { collapsed: boolean }) {
  const { active, organisation } = useProject();
  const isKnown = useSession().user.user_id !== '';
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(open, place, () => setOpen(false));
  const name = organisation?.organisation_name ?? 'Kengetal';
  const project = active?.project_name ?? (isKnown ? 'Nog geen project' : '…');
  const prefetch = () => void client.prefetchQuery(listOptions);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={place} className={css.place}>
      <Tooltip title={collapsed && !open ? `${name} · ${project}` : null} placement="right">
        <button
          ref={button}
          type="button"
          className={sidebar.team}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => setOpen(!open)}
        >
          <span className={sidebar.monogram} aria-hidden="true">
            {monogramOf(name)}
          </span>
          <span className={collapsed ? looks.hidden : sidebar.twoLines}>
            <CutText quiet={open} className={sidebar.strong}>
              {name}
            </CutText>
            <CutText quiet={open} className={looks.small}>
              {project}
            </CutText>
          </span>
          {collapsed ? null : <Icon of={ChevronsUpDown} className={sidebar.chevron} />}
        </button>
      </Tooltip>
      {open ? <TeamPanel collapsed={collapsed} onClose={close} /> : null}
    </div>
  );
}

interface TeamPanelProps {
  collapsed: boolean;
  onClose: () => void;
}

/** The list of all, and what can be done with organisations. */
function TeamPanel({ collapsed, onClose }: TeamPanelProps) {
  const { organisation } = useProject();
  const navigate = useNavigate();
  const home = useHome() ?? '';
  const opens = useOpens();
  const goTo = (address: string | null) => {
    onClose();
    if (address) void navigate(address);
  };
  const onChoose = ({ kind, id }: TeamEntry) =>
    goTo(
      kind === 'project' ? `${home}?project=${id}` : opens('organisation', { organisation_id: id }),
    );
  const settings =
    organisation && opens('organisation', { organisation_id: organisation.organisation_id });
  const creation = opens('newOrganisation');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation(); // The drawer around it stays open.
    onClose();
  };
  return (
    <div
      role="dialog"
      aria-label="Organisatie of project kiezen"
      className={css.panel}
      data-aside={collapsed || undefined}
      onKeyDown={onKeyDown}
    >
      <Teams onChoose={onChoose} />
      <div className={css.actions}>
        {settings ? (
          <button type="button" className={css.action} onClick={() => goTo(settings)}>
            <Icon of={Settings} />
            Organisatie instellingen
          </button>
        ) : null}
        {creation ? (
          <button type="button" className={css.action} onClick={() => goTo(creation)}>
            <Icon of={Plus} />
            Organisatie toevoegen
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Space as high as two entries until the list is there, which it mostly is. */
function Teams({ onChoose }: { onChoose: (entry: TeamEntry) => void }) {
  const { data, error, refetch } = useQuery(listOptions);
  if (data) return <data.TeamList onChoose={onChoose} />;
  if (error) return <WidgetError error={error} onRetry={() => void refetch()} />;
  return <div className={css.loading} aria-busy="true" />;
}

/** 'Voorbeeld BV' → 'VB'. */
function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return (words.length > 1 ? words.slice(0, 2) : [name.slice(0, 2)])
    .map((word, _index, all) => (all.length > 1 ? word.charAt(0) : word))
    .join('')
    .toUpperCase();
}
