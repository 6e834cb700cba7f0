import { useState } from 'react';
import { Button } from 'antd';
import { FolderInput } from 'lucide-react';
import type { Administration, Connection } from '@kengetal/contract';
import { mayOnProject, messageOf, useProject, useSession } from '@kengetal/platform';
import { classes, FilterMenu, formatCount, looks, Notice, QueryPart } from '@kengetal/ui';
import { begunConsent } from '../../connections/consent.ts';
import { StateTitle } from '../../imports/StateTitle.tsx';
import state from '../../imports/state.module.css';
import {
  isOpen,
  targetOf,
  useAdministrations,
  useChooseAdministrations,
} from './administrations.ts';
import css from './exact.module.css';

export interface ChooseAdministrationsProps {
  connection: Connection;
  onChosen: (ids: readonly string[]) => void;
}

/** Which administrations are read, several at once, and into which project each goes. */
export function ChooseAdministrations({ connection, onChosen }: ChooseAdministrationsProps) {
  return (
    <QueryPart
      query={useAdministrations(connection.connection_id)}
      lines={6}
      failure="Kon de administraties van Exact Online niet laden."
    >
      {(administrations) => (
        <Choosing connection={connection} all={administrations} onChosen={onChosen} />
      )}
    </QueryPart>
  );
}

interface ChoosingProps extends ChooseAdministrationsProps {
  all: readonly Administration[];
}

function Choosing({ connection, all, onChosen }: ChoosingProps) {
  const choice = useChoice(all);
  const { mutate, isPending, error } = useChooseAdministrations(connection.connection_id);
  const { open, chosen, choicesOf, toggleAll } = choice;
  const read = () =>
    mutate(choicesOf(), {
      onSuccess: (made) => onChosen(made.map(({ connection_id }) => connection_id)),
    });
  return (
    <div className={state.state} data-wide>
      <StateTitle>Welke administraties wil je lezen?</StateTitle>
      <p className={looks.quiet}>
        We lezen rekeningen, boekingen, relaties en btw-codes. In Exact Online verandert niets.
      </p>
      {open.length > 1 ? (
        <button type="button" className={classes(looks.link, css.all)} onClick={toggleAll}>
          {chosen.length === open.length ? 'Geen kiezen' : `Alle ${open.length} kiezen`}
        </button>
      ) : null}
      <ul className={css.administrations} aria-label="Administraties">
        {all.map((one) => (
          <li key={one.administration_id}>
            <Entry connection={connection} one={one} choice={choice} isPending={isPending} />
          </li>
        ))}
      </ul>
      {all.length === 0 ? (
        <Notice tone="attention">Dit account van Exact Online heeft geen administraties.</Notice>
      ) : null}
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
      <div className={state.actions}>
        <Button type="primary" disabled={chosen.length === 0} loading={isPending} onClick={read}>
          {chosen.length === 0
            ? 'Administraties lezen'
            : `${formatCount(chosen.length, 'administratie', 'administraties')} lezen`}
        </Button>
      </div>
    </div>
  );
}

/** Which administrations are chosen, and where each goes. */
function useChoice(all: readonly Administration[]) {
  const open = all.filter(isOpen);
  const isOnly = open.length === 1;
  const begunFor = begunConsent()?.project_id;
  const [checked, setChecked] = useState<ReadonlySet<string>>(
    new Set(isOnly ? open.map(({ administration_id }) => administration_id) : []),
  );
  const [targets, setTargets] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = open.filter(({ administration_id }) => checked.has(administration_id));
  const target = (one: Administration) =>
    targets.get(one.administration_id) ?? targetOf(one, { begunFor, isOnly });
  return {
    ...{ open, chosen, target },
    isChecked: (id: string) => checked.has(id),
    toggle: (id: string) =>
      setChecked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    toggleAll: () =>
      setChecked(
        new Set(chosen.length === open.length ? [] : open.map((one) => one.administration_id)),
      ),
    choose: (id: string, to: string) => setTargets((before) => new Map([...before, [id, to]])),
    choicesOf: () =>
      chosen.map((one) => {
        const to = target(one);
        return { administration_id: one.administration_id, project_id: to === NEW ? null : to };
      }),
  };
}

interface EntryProps {
  connection: Connection;
  one: Administration;
  choice: ReturnType<typeof useChoice>;
  isPending: boolean;
}

/** One administration: to be chosen with where it goes, or why not. */
function Entry({ connection, one, choice, isPending }: EntryProps) {
  const { administration_id: id, name, project, refused } = one;
  const { isChecked, toggle, target, choose } = choice;
  const belongs = project ? `hoort bij ${project.project_name}` : 'nieuw project';
  return (
    <>
      <label className={css.administration}>
        <input
          type="checkbox"
          disabled={!isOpen(one) || isPending}
          checked={isChecked(id)}
          onChange={() => toggle(id)}
        />
        <span>
          {name}
          <span className={looks.small}>{` nr. ${id}`}</span>
        </span>
      </label>
      {isChecked(id) ? (
        <Target
          connection={connection}
          name={name}
          chosen={target(one)}
          onChoose={(to) => choose(id, to)}
        />
      ) : (
        <span className={looks.quiet}>
          {isOpen(one) ? belongs : (refused ?? 'wordt al gelezen')}
        </span>
      )}
    </>
  );
}

/** Key of a project of its own. */
const NEW = 'nieuw';

interface TargetProps {
  connection: Connection;
  name: string;
  chosen: string | null;
  onChoose: (projectId: string) => void;
}

function Target({ connection, name, chosen, onChoose }: TargetProps) {
  const { projects } = useProject();
  const { rights } = useSession();
  const offered = projects.filter(
    ({ project_id, organisation_id }) =>
      organisation_id === connection.organisation_id &&
      mayOnProject(rights, project_id, 'bewerker'),
  );
  const options = [
    { key: NEW, label: 'Nieuw project' },
    ...offered.map(({ project_id, project_name }) => ({ key: project_id, label: project_name })),
  ];
  const selected = options.find(({ key }) => key === chosen) ?? options[0];
  return (
    <FilterMenu
      label={`Project van ${name}`}
      icon={FolderInput}
      value={selected?.label ?? ''}
      options={options}
      selected={selected?.key ?? NEW}
      {...(options.length > 10 && { search: 'Zoek project' })}
      onSelect={onChoose}
    />
  );
}
