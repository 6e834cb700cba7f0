import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { looks } from '@kengetal/ui';
import { START_PATH } from '../app/guards.ts';
import { useWorld } from '../app/world.ts';
import { createInvitationSecret } from './secret.ts';
import css from './invitation.module.css';

export interface InvitationPageProps {
  title: string;
  children: ReactNode;
}

/** A page without the frame, as the sign-in screen is: what is asked, and by whom one is signed in. */
export function InvitationPage({ title, children }: InvitationPageProps) {
  const email = useWorld().session.user()?.email;
  return (
    <main className={css.page}>
      <div className={css.column}>
        <p className={css.name}>Kengetal</p>
        <h1 className={css.title}>{title}</h1>
        <div className={css.content}>{children}</div>
        {email ? <p className={looks.quiet}>{`Je bent ingelogd als ${email}.`}</p> : null}
      </div>
    </main>
  );
}

/** Leaves the invitation for what it is, and goes on to the product. */
export function NotNow({ label }: { label: string }) {
  const navigate = useNavigate();
  const leave = () => {
    createInvitationSecret(sessionStorage).forget();
    void navigate(START_PATH, { replace: true });
  };
  return (
    <Button type="text" onClick={leave}>
      {label}
    </Button>
  );
}

/** Signs out; the invitation waits on the sign-in screen. */
export function OtherAccount() {
  const { session } = useWorld();
  return <Button onClick={() => void session.signOut()}>Met een ander account inloggen</Button>;
}
