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
  const open = all.filter(isOpen);
  const isOnly = open.length === 1;
  const begunFor = begunConsent()?.project_id;
  const [checked, setChecked] = useState(
    new Set(isOnly ? open.map(({ administration_id }) => administration_id) : []),
  );
  const [targets, setTargets] = useState<ReadonlyMap<string, string | null>>(new Map());
  const { mutate, isPending, error } = useChooseAdministrations(connection.connection_id);
  const target = (one: Administration) =>
    targets.get(one.administration_id) ?? targetOf(one, { begunFor, isOnly });
  const toggle = (id: string) =>
    setChecked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const chosen = open.filter(({ administration_id }) => checked.has(administration_id));
  const read = () =>
    mutate(
      chosen.map((one) => ({
        administration_id: one.administration_id,
        project_id: target(one) === NEW ? null : target(one),
      })),
      { onSuccess: (made) => onChosen(made.map(({ connection_id }) => connection_id)) },
    );
  const isAll = chosen.length === open.length;
  return (
    <div className={state.state} data-wide>
      <StateTitle>Welke administraties wil je lezen?</StateTitle>
      <p className={looks.quiet}>
        We lezen rekeningen, boekingen, relaties en btw-codes. In Exact Online verandert niets.
      </p>
      {open.length > 1 ? (
        <button
          type="button"
          className={classes(looks.link, css.all)}
          onClick={() =>
            setChecked(new Set(isAll ? [] : open.map(({ administration_id: id }) => id)))
          }
        >
          {isAll ? 'Geen kiezen' : `Alle ${open.length} kiezen`}
        </button>
      ) : null}
      <ul className={css.administrations} aria-label="Administraties">
        {all.map((one) => (
          <li key={one.administration_id}>
            <label className={css.administration}>
              <input
                type="checkbox"
                disabled={!isOpen(one) || isPending}
                checked={checked.has(one.administration_id)}
                onChange={() => toggle(one.administration_id)}
              />
              <span>
                {one.name}
                <span className={looks.small}>{` nr. ${one.administration_id}`}</span>
              </span>
            </label>
            {isOpen(one) ? (
              checked.has(one.administration_id) ? (
                <Target
                  connection={connection}
                  name={one.name}
                  chosen={target(one)}
                  onChoose={(to) =>
                    setTargets((before) => new Map([...before, [one.administration_id, to]]))
                  }
                />
              ) : (
                <span className={looks.quiet}>
                  {one.project ? `hoort bij ${one.project.project_name}` : 'nieuw project'}
                </span>
              )
            ) : (
              <span className={looks.quiet}>{one.refused ?? 'wordt al gelezen'}</span>
            )}
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
