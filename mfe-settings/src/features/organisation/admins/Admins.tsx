import { useState } from 'react';
import { Button } from 'antd';
import type { Member } from '@kengetal/contract';
import { useSession } from '@kengetal/platform';
import { Cell, looks, QueryPart, SheetRow } from '@kengetal/ui';
import { ConfirmPanel } from '../../../parts/Confirm.tsx';
import { dayOf } from '../../../parts/day.ts';
import { RecordTable, type Column } from '../../../parts/RecordTable.tsx';
import { Invitations } from '../../../people/Invitations.tsx';
import { Who } from '../../../people/Who.tsx';
import { useAdmins } from '../organisation-queries.ts';
import { useRemoveAdmin } from './remove-admin.ts';

export interface AdminsProps {
  id: string;
  isAdmin: boolean;
}

/** Who manages an organisation, and who is invited to. */
export default function Admins({ id, isAdmin }: AdminsProps) {
  return (
    <>
      <SheetRow>
        <Cell title="Beheerders">
          <QueryPart query={useAdmins(id)} failure="Kon de beheerders niet laden.">
            {(admins) => <AdminTable id={id} admins={admins} isAdmin={isAdmin} />}
          </QueryPart>
        </Cell>
      </SheetRow>
      <SheetRow>
        <Cell title="Uitnodigen">
          {isAdmin ? (
            <Invitations place={{ kind: 'organisatie', id }} />
          ) : (
            <p className={looks.quiet}>
              Je bent lid van deze organisatie. Een beheerder kan anderen uitnodigen.
            </p>
          )}
        </Cell>
      </SheetRow>
    </>
  );
}

function AdminTable({ id, isAdmin, admins }: AdminsProps & { admins: readonly Member[] }) {
  const [asked, setAsked] = useState<string | null>(null);
  const me = useSession().user.user_id;
  const mutation = useRemoveAdmin(id);
  const isSole = admins.length === 1;
  return (
    <>
      <RecordTable
        caption="Beheerders"
        rows={admins}
        keyOf={({ user_id }) => user_id}
        columns={isAdmin && !isSole ? [...columnsFor(me), removal(setAsked)] : columnsFor(me)}
        beneath={({ user_id, name, email }) =>
          asked === user_id ? (
            <ConfirmPanel
              title={`${name} verwijderen`}
              yes={user_id === me ? 'Mezelf verwijderen' : 'Beheerder verwijderen'}
              mutation={mutation}
              variables={user_id}
              onClose={() => setAsked(null)}
            >
              <p>{user_id === me ? OWN_WORDS : `${name} (${email}) ${OTHERS_WORDS}`}</p>
            </ConfirmPanel>
          ) : null
        }
      />
      {isAdmin && isSole ? (
        <p className={looks.quiet}>De enige beheerder kan niet weg. Nodig eerst een tweede uit.</p>
      ) : null}
    </>
  );
}

const OWN_WORDS =
  'Je kunt deze organisatie dan niet meer beheren, en maakt dat zelf niet ongedaan. Projecten waarin je zit, houd je.';
const OTHERS_WORDS =
  'beheert de organisatie dan niet meer, en houdt de projecten waar die persoon in zit.';

const columnsFor = (me: string): Column<Member>[] => [
  { label: 'Naam', cell: ({ user_id, name }) => <Who name={name} isMe={user_id === me} /> },
  { label: 'E-mailadres', cell: ({ email }) => email },
  { label: 'Sinds', isShort: true, cell: ({ since }) => dayOf(since) },
  {
    label: 'Laatst actief',
    isShort: true,
    cell: ({ last_active_at }) => (last_active_at ? dayOf(last_active_at) : '–'),
  },
];

const removal = (ask: (userId: string) => void): Column<Member> => ({
  label: 'Actie',
  isAction: true,
  cell: ({ user_id, name }) => (
    <Button type="text" aria-label={`${name} verwijderen`} onClick={() => ask(user_id)}>
      Verwijderen
    </Button>
  ),
});
