import { useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Button } from 'antd';
import type { Administration, Connection } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { classes, EmptyState, formatCount, looks, Notice, QueryPart, useKeys } from '@kengetal/ui';
import { StateTitle } from '../../imports/StateTitle.tsx';
import state from '../../imports/state.module.css';
import { SearchInput } from '../../parts/SearchInput.tsx';
import { useTargets } from '../../parts/use-targets.ts';
import { AdministrationEntry } from './AdministrationEntry.tsx';
import { isOpen, NEW, useAdministrations, useChooseAdministrations } from './administrations.ts';
import { useChoice } from './use-choice.ts';
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

/** More are looked for rather than looked through. */
const MANY = 8;

function Choosing({ connection, all, onChosen }: ChoosingProps) {
  const targets = useTargets(connection.organisation_id);
  const options = useMemo(() => [{ key: NEW, label: 'Nieuw project' }, ...targets], [targets]);
  const choice = useChoice(all, options);
  const { mutate, isPending, error } = useChooseAdministrations(connection.connection_id);
  const { found, words, search, checked, choices } = choice;
  const list = useRef<HTMLUListElement>(null);
  const go = useSteps(list);
  const read = () =>
    mutate(choices, {
      onSuccess: (made) => onChosen(made.map(({ connection_id }) => connection_id)),
    });
  const toList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    // The button beside it that wipes the words has Enter for itself.
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go(0);
  };
  return (
    <div className={state.state} data-wide>
      <StateTitle>Welke administraties wil je lezen?</StateTitle>
      <p className={looks.quiet}>
        We lezen rekeningen, boekingen, relaties en btw-codes. In Exact Online verandert niets.
      </p>
      <div className={css.tools}>
        {all.length > MANY ? (
          <div className={css.search} onKeyDown={toList}>
            <SearchInput words={words} label="Zoek op naam of nummer" hasKey onChange={search} />
          </div>
        ) : null}
        <ToggleAll choice={choice} />
        {choices.length > 0 ? (
          <span className={looks.quiet} role="status">
            {`${formatCount(choices.length)} gekozen`}
          </span>
        ) : null}
      </div>
      <ul ref={list} className={css.administrations} aria-label="Administraties">
        {found.map((one) => (
          <AdministrationEntry
            key={one.administration_id}
            one={one}
            options={options}
            isChosen={isOpen(one) && checked.has(one.administration_id)}
            target={choice.target(one)}
            isBusy={isPending}
            onToggle={choice.toggle}
            onTarget={choice.choose}
          />
        ))}
      </ul>
      {all.length === 0 ? (
        <Notice tone="attention">Dit account van Exact Online heeft geen administraties.</Notice>
      ) : found.length === 0 ? (
        <EmptyState
          title="Geen administratie past hierbij."
          action={{ label: 'Alle administraties tonen', onClick: () => search('') }}
        />
      ) : null}
      <div className={classes(state.actions, css.foot)}>
        {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
        <Button type="primary" disabled={choices.length === 0} loading={isPending} onClick={read}>
          {choices.length === 0
            ? 'Administraties lezen'
            : `${formatCount(choices.length, 'administratie', 'administraties')} lezen`}
        </Button>
      </div>
    </div>
  );
}

/** Chooses all that are found and can be chosen, or none of them. */
function ToggleAll({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const { found, words, checked, toggle } = choice;
  const ids = found.filter(isOpen).map(({ administration_id }) => administration_id);
  if (ids.length < 2) return null;
  const isAll = ids.every((id) => checked.has(id));
  const isSearch = words.trim() !== '';
  const all = `Alle ${formatCount(ids.length)}${isSearch ? ' gevonden' : ''} kiezen`;
  const none = isSearch ? 'Gevonden niet kiezen' : 'Geen kiezen';
  return (
    <button type="button" className={looks.link} onClick={() => toggle(ids, !isAll)}>
      {isAll ? none : all}
    </button>
  );
}

/** By keyboard from one to the next that can be chosen; answers how to come to the first. */
function useSteps(list: RefObject<HTMLUListElement | null>) {
  const boxes = () => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? []),
  ];
  const go = (to: number) => boxes()[to]?.focus();
  const step = (by: number) => {
    const all = boxes();
    const entry = document.activeElement?.closest('li');
    const at = all.findIndex((box) => box.closest('li') === entry);
    go(Math.max(0, Math.min(all.length - 1, at + by)));
  };
  useKeys(list, {
    j: () => step(1),
    k: () => step(-1),
    arrowdown: () => step(1),
    arrowup: () => step(-1),
    home: () => go(0),
    end: () => go(boxes().length - 1),
  });
  return go;
}
