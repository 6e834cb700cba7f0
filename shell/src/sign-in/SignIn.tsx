import { useState, useSyncExternalStore } from 'react';
import { PROBLEM_TEXTS, problemOf, type SignInProblem } from '../session/problems.ts';
import type { Session } from '../session/session.ts';
import { GoogleMark, MicrosoftMark } from './marks.tsx';
import css from './sign-in.module.css';

export interface SignInProps {
  session: Session;
  /** Why the user is here, when there is something to say. */
  problem: SignInProblem | null;
  /** The user comes back from the identity provider: the rest goes by itself. */
  returning?: boolean;
}

/** The public screen: what the product is, and the ways in. */
export function SignIn({ session, problem, returning = false }: SignInProps) {
  const [failed, setFailed] = useState<SignInProblem | null>(null);
  const status = useSyncExternalStore(session.interaction.subscribe, session.interaction.status);
  const busy = status === 'login' || (returning && status !== 'none');
  const shown = busy ? null : (failed ?? problem);

  const signIn = () => {
    if (busy) return;
    setFailed(null);
    session.signIn().catch((error: unknown) => setFailed(problemOf(error)));
  };

  return (
    <main className={css.page}>
      <div className={css.column}>
        <h1 className={css.name}>Kengetal</h1>
        <p className={css.sentence}>
          Zie elke maand hoe je bedrijf ervoor staat, tot en met de boeking achter elk bedrag.
        </p>
        <div role="alert">
          {shown ? <p className={css.problem}>{PROBLEM_TEXTS[shown]}</p> : null}
        </div>
        <button type="button" className={css.primary} onClick={signIn} aria-disabled={busy}>
          <MicrosoftMark />
          Inloggen met werk- of schoolaccount
        </button>
        <GoogleButton />
        <p className={css.note} role="status">
          {busy ? 'Je wordt ingelogd…' : 'We lezen je naam en e-mailadres, verder niets.'}
        </p>
        <p className={css.note}>
          Werkt je organisatie al met Kengetal? Je beheerder kan je uitnodigen.
        </p>
      </div>
    </main>
  );
}

/** Can be focused although it does nothing yet, so that everyone learns why. */
function GoogleButton() {
  return (
    <span className={css.later}>
      <button
        type="button"
        className={css.secondary}
        aria-disabled="true"
        aria-describedby="google-later"
      >
        <GoogleMark />
        Inloggen met Google
      </button>
      <span id="google-later" role="tooltip" className={css.tooltip}>
        Inloggen met Google kan binnenkort.
      </span>
    </span>
  );
}
