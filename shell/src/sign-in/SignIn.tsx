import { useState, useSyncExternalStore } from 'react';
import { troubleOf, type Trouble } from '../session/problems.ts';
import type { Session } from '../session/session.ts';
import type { SignInWay } from '../session/sign-in.ts';
import { Invited, type SeeInvitation } from './Invited.tsx';
import { GoogleMark, MicrosoftMark } from './marks.tsx';
import { Problem } from './Problem.tsx';
import css from './sign-in.module.css';

export interface SignInProps {
  session: Session;
  /** Why the user is here, when there is something to say. */
  trouble: Trouble | null;
  /** The user comes back from the identity provider: the rest goes by itself. */
  returning?: boolean;
  /** The user came by an invitation. */
  see?: SeeInvitation | undefined;
  /** Signed in without leaving the page. */
  onSignedIn: () => void;
  /** Loads the page anew. */
  reload?: () => void;
}

/** The public screen: what the product is, and the ways in. */
export function SignIn(props: SignInProps) {
  const { session, see, returning = false, reload = () => location.reload() } = props;
  const { trouble, under, busy, signIn } = useSignIn(props);

  if (returning && busy) return <Returning />;
  return (
    <main className={css.page}>
      <div className={css.column}>
        <h1 className={css.name}>Kengetal</h1>
        <p className={css.sentence}>
          Zie elke maand hoe je bedrijf ervoor staat, tot en met de boeking achter elk bedrag.
        </p>
        {see ? <Invited see={see} /> : null}
        <div role="alert">
          {trouble && !busy ? <Problem trouble={trouble} signIn={signIn} reload={reload} /> : null}
        </div>
        <button
          type="button"
          className={css.primary}
          onClick={() => signIn({ provider: 'microsoft' })}
          aria-disabled={busy}
        >
          <MicrosoftMark />
          Inloggen met werk- of schoolaccount
        </button>
        <GoogleButton
          configured={session.config.google !== null}
          busy={busy}
          onClick={() => signIn({ provider: 'google' })}
        />
        <p className={css.note} role="status">
          {noteOf(busy, under)}
        </p>
        {under?.popup && busy ? (
          <button type="button" className={css.step} onClick={reload}>
            Opnieuw beginnen
          </button>
        ) : null}
        <p className={css.note}>
          {see
            ? 'Geen werk- of schoolaccount van Microsoft? Met Google log je in met elk adres waar een Google-account bij hoort.'
            : 'Geen toegang? Vraag een uitnodiging aan je beheerder.'}
        </p>
      </div>
    </main>
  );
}

function noteOf(busy: boolean, under: SignInWay | null): string {
  if (!busy) return 'We lezen je naam en e-mailadres, en bij Google je profielfoto. Verder niets.';
  return under?.popup ? 'Ga verder in het inlogvenster.' : 'Je wordt ingelogd…';
}

function useSignIn({ session, trouble, returning = false, onSignedIn }: SignInProps) {
  const [failed, setFailed] = useState<Trouble | null>(null);
  const [under, setUnder] = useState<SignInWay | null>(null);
  const status = useSyncExternalStore(session.interaction.subscribe, session.interaction.status);
  const busy = status === 'login' || (returning && status !== 'none');

  const signIn = (way: SignInWay) => {
    if (busy) return;
    setFailed(null);
    setUnder(way);
    session.signIn(way).then(
      (signedIn) => signedIn && onSignedIn(),
      (error: unknown) => setFailed(troubleOf(error, way.provider)),
    );
  };
  return { trouble: failed ?? trouble, under, busy, signIn };
}

/** The name alone, so that nothing flashes by on the way to the app. */
function Returning() {
  return (
    <main className={css.page}>
      <div className={css.column}>
        <h1 className={css.name}>Kengetal</h1>
        <p className={css.sentence} role="status">
          Je wordt ingelogd…
        </p>
      </div>
    </main>
  );
}

interface GoogleButtonProps {
  configured: boolean;
  busy: boolean;
  onClick: () => void;
}

/** Can be focused where it does nothing, so that everyone learns why. */
function GoogleButton({ configured, busy, onClick }: GoogleButtonProps) {
  return (
    <span className={css.second}>
      <button
        type="button"
        className={css.secondary}
        aria-disabled={busy || !configured}
        aria-describedby={configured ? undefined : 'google-absent'}
        onClick={configured ? onClick : undefined}
      >
        <GoogleMark />
        Inloggen met Google
      </button>
      {configured ? null : (
        <span id="google-absent" role="tooltip" className={css.tooltip}>
          Inloggen met Google is hier niet ingesteld.
        </span>
      )}
    </span>
  );
}
