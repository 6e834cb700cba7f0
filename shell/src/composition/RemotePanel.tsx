import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import type { RemoteInfo } from './composition.ts';
import css from './panel.module.css';

/** What the parts are called in the menu; a remote without a known name is 'Dit onderdeel'. */
const NAMES: Readonly<Record<string, string>> = {
  'mfe-dashboard': 'Het dashboard',
  'mfe-reports': 'Rapporten',
  'mfe-analytics': 'Analytics',
  'mfe-chat': 'De chat',
  'mfe-settings': 'De instellingen',
};

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
  const part = NAMES[info?.name ?? ''] ?? 'Dit onderdeel';
  const title = `${part} ${part === 'Rapporten' || part === 'De instellingen' ? 'zijn' : 'is'} nu niet beschikbaar.`;
  const Title = compact ? 'p' : 'h1';
  return (
    <section className={compact ? css.line : css.panel} role="alert">
      <Title className={compact ? looks.small : css.title} tabIndex={compact ? undefined : -1}>
        {title}
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
