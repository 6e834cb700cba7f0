import type { RecurringSignal } from '@kengetal/contract';
import { Badge, Icon, Tooltip } from '@kengetal/ui';
import { CircleAlert, CircleStop, Copy, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';

const LOOKS = {
  prijsverhoging: { icon: TrendingUp, tone: 'attention' },
  prijsverlaging: { icon: TrendingDown, tone: 'plain' },
  gemist: { icon: CircleAlert, tone: 'unfavourable' },
  nieuw: { icon: Sparkles, tone: 'accent' },
  mogelijk_dubbel: { icon: Copy, tone: 'attention' },
  gestopt: { icon: CircleStop, tone: 'plain' },
} as const;

/** A signal in two or three words; the whole sentence in its tooltip and its name. */
export function SignalBadge({ signal }: { signal: RecurringSignal }) {
  const { icon, tone } = LOOKS[signal.key];
  return (
    <Tooltip title={signal.words}>
      <span>
        <Badge tone={tone}>
          <Icon of={icon} size={14} />
          {signal.label}
        </Badge>
      </span>
    </Tooltip>
  );
}
