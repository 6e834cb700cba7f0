import { useState } from 'react';
import { Button } from 'antd';
import type { ProjectMember } from '@kengetal/contract';
import { messageOf, useSession } from '@kengetal/platform';
import { FilterMenu, looks } from '@kengetal/ui';
import { ConfirmPanel } from '../../../parts/Confirm.tsx';
import { dayOf } from '../../../parts/day.ts';
import { RecordTable, type Column } from '../../../parts/RecordTable.tsx';
import { LEVEL_OPTIONS, levelName, levelOf } from '../../../people/levels.ts';
import { Who } from '../../../people/Who.tsx';
import { useChangeUser, type UserChange } from './user-changes.ts';

export interface UserTableProps {
  projectId: string;
  users: readonly ProjectMember[];
  mayChange: boolean;
}

/** Who is in the project; a beheerder changes levels and removes people there. */
export function UserTable({ projectId, users, mayChange }: UserTableProps) {
  const me = useSession().user.user_id;
  const [asked, setAsked] = useState<UserChange | null>(null);
  const mutation = useChangeUser(projectId);
  const isAlone = users.filter(({ level }) => level === 'beheerder').length === 1;
  const change = (next: UserChange) => {
    // Others are put back with one choice; oneself is not.
    if (next.level === null || next.user_id === me) setAsked(next);
    else mutation.mutate(next);
  };
  return (
    <>
      <RecordTable
        caption="Gebruikers"
        rows={users}
        keyOf={({ user_id }) => user_id}
        columns={columnsFor(me, mayChange, isAlone, change)}
        beneath={(user) =>
          asked?.user_id === user.user_id ? (
            <ConfirmPanel
              title={asked.level === null ? `${user.name} verwijderen` : 'Eigen niveau wijzigen'}
              yes={asked.level === null ? 'Verwijderen' : `${levelName(asked.level)} worden`}
              mutation={mutation}
              variables={asked}
              onClose={() => setAsked(null)}
            >
              <p>{wordsOf(user, asked, me)}</p>
            </ConfirmPanel>
          ) : null
        }
      />
      {mutation.error && !asked ? (
        <p role="alert" className={looks.failure}>
          {messageOf(mutation.error)}
        </p>
      ) : null}
      {mayChange && isAlone ? (
        <p className={looks.quiet}>
          De enige beheerder houdt dat niveau. Maak eerst iemand anders beheerder.
        </p>
      ) : null}
    </>
  );
}

/** @param isAlone there is one beheerder, who stays so */
function columnsFor(
  me: string,
  mayChange: boolean,
  isAlone: boolean,
  change: (next: UserChange) => void,
): Column<ProjectMember>[] {
  const isFree = ({ level }: ProjectMember) => mayChange && !(isAlone && level === 'beheerder');
  const columns: Column<ProjectMember>[] = [
    { label: 'Naam', cell: ({ user_id, name }) => <Who name={name} isMe={user_id === me} /> },
    { label: 'E-mailadres', cell: ({ email }) => email },
    {
      label: 'Niveau',
      cell: (user) =>
        isFree(user) ? <Level user={user} onChange={change} /> : levelName(user.level),
    },
    { label: 'Sinds', isShort: true, cell: ({ since }) => dayOf(since) },
    {
      label: 'Laatst actief',
      isShort: true,
      cell: ({ last_active_at }) => (last_active_at ? dayOf(last_active_at) : '–'),
    },
  ];
  const removal: Column<ProjectMember> = {
    label: 'Actie',
    isAction: true,
    cell: (user) =>
      isFree(user) ? (
        <Button
          type="text"
          aria-label={`${user.name} verwijderen`}
          onClick={() => change({ user_id: user.user_id, level: null })}
        >
          Verwijderen
        </Button>
      ) : null,
  };
  return mayChange ? [...columns, removal] : columns;
}

interface LevelProps {
  user: ProjectMember;
  onChange: (change: UserChange) => void;
}

function Level({ user: { user_id, level }, onChange }: LevelProps) {
  const choose = (key: string) => {
    const next = levelOf(key);
    if (next && next !== level) onChange({ user_id, level: next });
  };
  return (
    <FilterMenu
      label="Niveau"
      value={levelName(level)}
      options={LEVEL_OPTIONS}
      selected={level}
      onSelect={choose}
    />
  );
}

function wordsOf({ name, email }: ProjectMember, { user_id, level }: UserChange, me: string) {
  if (user_id !== me) {
    return `${name} (${email}) kan dit project dan niet meer zien.`;
  }
  return level === null
    ? 'Je verwijdert jezelf. Je kunt dit project dan niet meer zien, en terug kan alleen met een nieuwe uitnodiging.'
    : `Je wordt zelf ${levelName(level).toLowerCase()}, en kunt dat niet zelf terugdraaien.`;
}
