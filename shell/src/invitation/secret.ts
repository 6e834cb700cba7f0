/** Where the link of an invitation leads; its secret stands behind '#', which no server gets. */
export const INVITATION_PATH = '/uitnodiging';

const KEY = 'invitation';
const TOLD = 'invitation_told';

/** The secret of the invitation that this tab was opened with, until it is used or put aside. */
export interface InvitationSecret {
  /** Takes it out of the address at once, so that it is never copied, stored or sent from there. */
  take(address: Location | URL, history: History): void;
  peek(): string | null;
  /** The sign-in screen said what it is for: who signs in there means to accept it. */
  tell(): void;
  wasTold(): boolean;
  forget(): void;
}

export function createInvitationSecret(session: Storage): InvitationSecret {
  const forget = () => {
    session.removeItem(KEY);
    session.removeItem(TOLD);
  };
  return {
    take: ({ pathname, hash }, history) => {
      if (pathname !== INVITATION_PATH || hash.length < 2) return;
      forget();
      session.setItem(KEY, hash.slice(1));
      history.replaceState(history.state, '', INVITATION_PATH);
    },
    peek: () => session.getItem(KEY),
    tell: () => session.setItem(TOLD, '1'),
    wasTold: () => session.getItem(TOLD) !== null,
    forget,
  };
}
