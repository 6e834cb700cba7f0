import { useState } from 'react';
import type { CallResponse } from '@kengetal/contract';
import { looks } from '@kengetal/ui';
import css from './account.module.css';

type AccountAnswer = CallResponse<'account'>;

const PROVIDERS: Readonly<Record<AccountAnswer['provider'], string>> = {
  microsoft: 'Microsoft',
  google: 'Google',
};

/** Name, address and picture as the identity provider gives them, which is where they change. */
export function Person({ user, provider }: Pick<AccountAnswer, 'user' | 'provider'>) {
  const { name, email, avatar } = user;
  const [isBroken, setIsBroken] = useState(false);
  const given = PROVIDERS[provider] ?? provider;
  return (
    <div className={css.person}>
      <span className={css.picture} aria-hidden="true">
        {avatar !== null && !isBroken ? (
          <img src={avatar} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
        ) : (
          (name || email).charAt(0).toUpperCase()
        )}
      </span>
      <div className={css.names}>
        <p className={css.name}>{name}</p>
        <p className={css.email}>{email}</p>
        <p className={looks.quiet}>
          {`Je logt in met ${given}. Naam${avatar === null ? ' en e-mailadres' : ', e-mailadres en foto'} komen daarvandaan; daar wijzig je ze.`}
        </p>
      </div>
    </div>
  );
}
