import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import type { RemoteInfo } from './releases.ts';
import css from './panel.module.css';

export interface RemotePanelProps {
  info: RemoteInfo | undefined;
  /** No registry could be read, ever: nothing is known of any part. */
  unknown: boolean;
  onRetry: () => void;
  /** One line, for a place in the frame. */
  compact: boolean;
}

/** In a line of the frame the way on is words alone. */
const LINK = { type: 'link', size: 'small' } as const;

/** In place of a part that cannot be shown: what failed, and trying again. */
export function RemotePanel({ info, unknown, onRetry, compact }: RemotePanelProps) {
  const Title = compact ? 'p' : 'h1';
  return (
    <section className={compact ? css.line : css.panel} role="alert">
      <Title className={compact ? looks.small : css.title} tabIndex={compact ? undefined : -1}>
        {info?.declaration?.missing ??
          (unknown ? NOTHING_KNOWN : 'Dit onderdeel is nu niet beschikbaar.')}
      </Title>
      {compact ? null : (
        <p className={css.text}>{info?.reason ?? (unknown ? WHY_NOTHING : EXPLANATION)}</p>
      )}
      <Button {...(compact && LINK)} onClick={onRetry}>
        Opnieuw proberen
      </Button>
      {info?.version && !compact ? (
        <p className={looks.faint}>{`${info.name} ${info.version}`}</p>
      ) : null}
    </section>
  );
}

const EXPLANATION =
  'Het laden lukte niet. De rest van Kengetal werkt gewoon door. Probeer het opnieuw; blijft het misgaan, probeer het dan later nog eens.';

const NOTHING_KNOWN = 'De schermen van Kengetal zijn nu niet te laden.';
const WHY_NOTHING =
  'Je bent ingelogd, en met je boekhouding is niets aan de hand. Kengetal kan alleen niet lezen uit welke onderdelen het bestaat. Probeer het zo opnieuw; blijft het misgaan, meld het dan bij je beheerder.';
