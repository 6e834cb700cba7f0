import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '@kengetal/platform';
import { classes, CutText, Icon, looks } from '@kengetal/ui';
import { START_PATH } from '../app/guards.ts';
import { useOpens } from '../app/use-opens.ts';
import css from './setup-bar.module.css';

/** While setting up there is no sidebar: who is signed in, what is kept of them, and the ways on and out. */
export function SetupBar() {
  const { user, signOut } = useSession();
  const account = useOpens()('ownAccount');
  const isThere = useLocation().pathname === account;
  const who = <CutText className={css.who}>{user.email}</CutText>;
  return (
    <header className={css.bar}>
      {isThere ? (
        <Link className={classes(looks.link, css.back)} to={START_PATH}>
          Verder met instellen
        </Link>
      ) : account === null ? (
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
