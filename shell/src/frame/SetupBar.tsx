import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '@kengetal/platform';
import { classes, CutText, Icon, looks } from '@kengetal/ui';
import { useOpens } from '../app/use-opens.ts';
import css from './setup-bar.module.css';

/** While setting up there is no sidebar: who is signed in, what is kept of them, and the way out. */
export function SetupBar() {
  const { user, signOut } = useSession();
  const account = useOpens()('ownAccount');
  const who = <CutText className={css.who}>{user.email}</CutText>;
  return (
    <header className={css.bar}>
      {account === null ? (
        who
      ) : (
        <Link
          className={classes(looks.link, css.account)}
          to={account}
          aria-label={`Mijn account: ${user.email}`}
        >
          {who}
        </Link>
      )}
      <Button type="text" icon={<Icon of={LogOut} />} onClick={signOut}>
        Uitloggen
      </Button>
    </header>
  );
}
