import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import { useSession } from '@kengetal/platform';
import { CutText, Icon } from '@kengetal/ui';
import css from './setup-bar.module.css';

/** While setting up there is no sidebar: who is signed in, and the way out. */
export function SetupBar() {
  const { user, signOut } = useSession();
  return (
    <header className={css.bar}>
      <CutText className={css.who}>{user.email}</CutText>
      <Button type="text" icon={<Icon of={LogOut} />} onClick={signOut}>
        Uitloggen
      </Button>
    </header>
  );
}
