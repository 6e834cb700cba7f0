import { Notice } from '@kengetal/ui';
import { useNewVersion } from './use-new-version.ts';
import { useOffline, useWaiting } from './use-offline.ts';
import css from './notices.module.css';

const LAST_SEEN = 'Geen verbinding. Je ziet de laatst geladen cijfers.';
const NEVER_SEEN =
  'Geen verbinding. Wat hier nog leeg is, is niet eerder geladen; het verschijnt zodra je weer verbinding hebt.';

/** Quiet lines above every screen: no connection, a newer version. */
export function Notices() {
  const offline = useOffline();
  const waiting = useWaiting();
  const { newer, later } = useNewVersion();
  return (
    // There before it has anything to say: only then is what comes in it read out.
    <div className={css.notices} role="status">
      {offline ? (
        <Notice tone="attention" live={false}>
          {waiting ? NEVER_SEEN : LAST_SEEN}
        </Notice>
      ) : null}
      {newer && !offline ? (
        <Notice
          live={false}
          action={{ label: 'Nu herladen', onClick: () => location.reload() }}
          secondAction={{ label: 'Later', onClick: later }}
        >
          Er is een nieuwe versie van Kengetal.
        </Notice>
      ) : null}
    </div>
  );
}
