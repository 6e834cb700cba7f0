import { Notice } from '@kengetal/ui';
import { useNewVersion } from './use-new-version.ts';
import { useOffline } from './use-offline.ts';
import css from './notices.module.css';

/** Quiet lines above every screen: no connection, a newer version. */
export function Notices() {
  const offline = useOffline();
  const { newer, later } = useNewVersion();
  return (
    // There before it has anything to say: only then is what comes in it read out.
    <div className={css.notices} role="status">
      {offline ? (
        <Notice tone="attention" live={false}>
          Geen verbinding. Je ziet de laatst geladen cijfers.
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
