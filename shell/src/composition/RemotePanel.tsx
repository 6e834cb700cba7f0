import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import type { RemoteInfo } from './composition.ts';
import css from './panel.module.css';

export interface RemotePanelProps {
  info: RemoteInfo | undefined;
  onRetry: () => void;
  /** One line, for a place in the frame. */
  compact: boolean;
}

/** In a line of the frame the way on is words alone. */
const LINK = { type: 'link', size: 'small' } as const;

/** In place of a part that cannot be shown: what failed, and trying again. */
export function RemotePanel({ info, onRetry, compact }: RemotePanelProps) {
  const Title = compact ? 'p' : 'h1';
  return (
    <section className={compact ? css.line : css.panel} role="alert">
      <Title className={compact ? looks.small : css.title} tabIndex={compact ? undefined : -1}>
        {info?.declaration?.missing ?? 'Dit onderdeel is nu niet beschikbaar.'}
      </Title>
      {compact ? null : <p className={css.text}>{info?.reason ?? EXPLANATION}</p>}
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
