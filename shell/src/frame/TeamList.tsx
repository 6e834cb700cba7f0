import { useState } from 'react';
import { Command } from 'cmdk';
import { Building2, Check, Search } from 'lucide-react';
import { useProject } from '@kengetal/platform';
import { classes, Icon, looks } from '@kengetal/ui';
import { SEARCH_FROM, teamEntries, type TeamEntry } from './team-entries.ts';
import css from './team.module.css';

export interface TeamListProps {
  onChoose: (entry: TeamEntry) => void;
}

const QUIET = classes(looks.quiet, css.quiet);
const NAME = 'Organisaties en projecten';

/** Organisations with their projects, to walk through by keyboard, and to search when there are many. */
export function TeamList({ onChoose }: TeamListProps) {
  const { active, organisations, projects } = useProject();
  const [search, setSearch] = useState('');
  const searchable = organisations.length + projects.length >= SEARCH_FROM;
  const { shown, left } = teamEntries({ organisations, projects, active, search });
  return (
    <Command
      label={NAME}
      shouldFilter={false}
      defaultValue={active?.project_id ?? ''}
      vimBindings={false}
      loop
    >
      <div className={searchable ? css.search : looks.hidden}>
        <Icon of={Search} />
        {/* Without a field to type in, this still takes the keys and tells where they are. */}
        <Command.Input
          autoFocus
          readOnly={!searchable}
          placeholder="Zoek een project"
          value={search}
          onValueChange={setSearch}
        />
      </div>
      <Command.List label={NAME} className={css.list}>
        {shown.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            active={entry.id === active?.project_id}
            apart={search !== ''}
            onChoose={onChoose}
          />
        ))}
      </Command.List>
      {shown.length === 0 ? (
        <p className={QUIET}>
          {search ? `Niets gevonden voor “${search}”.` : 'Je organisaties zijn nog niet geladen.'}
        </p>
      ) : null}
      {left > 0 ? <p className={QUIET}>Nog {left} niet getoond. Zoek op naam.</p> : null}
    </Command>
  );
}

interface EntryProps extends TeamListProps {
  entry: TeamEntry;
  active: boolean;
  /** Away from its organisation, so a project names it. */
  apart: boolean;
}

function Entry({ entry, active, apart, onChoose }: EntryProps) {
  const isOrganisation = entry.kind === 'organisation';
  return (
    <Command.Item
      value={entry.id}
      className={isOrganisation ? css.organisation : css.project}
      aria-label={isOrganisation ? `Organisatie ${entry.name}` : undefined}
      title={entry.name}
      onSelect={() => onChoose(entry)}
    >
      {isOrganisation ? <Icon of={Building2} /> : null}
      <span className={css.name}>{entry.name}</span>
      {apart && entry.kind === 'project' ? (
        <span className={classes(looks.quiet, looks.cut, css.owner)}>{entry.organisation}</span>
      ) : null}
      {active ? <Icon of={Check} label="Actief project" className={css.active} /> : null}
    </Command.Item>
  );
}
