import { Button } from 'antd';
import { messageOf } from '@kengetal/platform';
import { Cell, looks, QueryPart, Screen, Sheet, SheetRow } from '@kengetal/ui';
import { useAccount, useExportAccount } from './account-queries.ts';
import { Belonging } from './Belonging.tsx';
import { Person } from './Person.tsx';
import { Sessions } from './Sessions.tsx';
import css from './account.module.css';

/** 'Mijn account': who one is, where one is signed in, what one belongs to, and one's own data. */
export default function Account() {
  return (
    <Screen title="Mijn account" width="statement">
      <QueryPart query={useAccount()} lines={8} failure="Kon je account niet laden.">
        {({ user, provider, sessions }) => (
          <Sheet>
            <SheetRow>
              <Cell title="Gegevens">
                <Person user={user} provider={provider} />
              </Cell>
            </SheetRow>
            <SheetRow>
              <Cell title="Waar je bent ingelogd">
                <Sessions sessions={sessions} />
              </Cell>
            </SheetRow>
            <SheetRow>
              <Cell title="Organisaties en projecten">
                <Belonging />
              </Cell>
            </SheetRow>
            <SheetRow>
              <Cell title="Je eigen gegevens">
                <OwnData />
              </Cell>
            </SheetRow>
          </Sheet>
        )}
      </QueryPart>
    </Screen>
  );
}

function OwnData() {
  const { mutate, isPending, error } = useExportAccount();
  return (
    <div className={css.own}>
      <p className={looks.quiet}>
        Eén bestand met wat we van jou bewaren: je gegevens, waar je bij hoort, je gesprekken, je
        weergaven en wat je deed.
      </p>
      <Button loading={isPending} onClick={() => mutate()}>
        {isPending ? 'Wordt gemaakt…' : 'Mijn gegevens downloaden'}
      </Button>
      <p className={looks.failure} role="alert">
        {error ? messageOf(error) : null}
      </p>
    </div>
  );
}
