import { useState } from 'react';
import css from './sidebar.module.css';

export interface AvatarProps {
  name: string;
  address: string | null;
}

/** The picture; the first letter of the name without one, or while it does not load. */
export function Avatar({ name, address }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = address !== null && address !== failed;
  return (
    <span className={css.avatar} aria-hidden="true">
      {picture ? (
        <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setFailed(address)} />
      ) : (
        name.charAt(0).toUpperCase()
      )}
    </span>
  );
}
