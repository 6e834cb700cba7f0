import { CircleCheck, FileText } from 'lucide-react';
import type { OfficeRow } from '@kengetal/contract';
import { Badge, formatInstant, formatInstantDay, Icon, looks } from '@kengetal/ui';
import { PROVIDERS } from '../../../../connections/providers.ts';
import { STATUSES } from '../../../../connections/words.ts';
import css from './cells.module.css';

export interface SourceProps {
  source: OfficeRow['source'];
  /** When this was asked, in ms since 1970. */
  readAt: number;
}

/** When the books were last read, by what, and how that goes. */
export function Source({ source, readAt: now }: SourceProps) {
  if (!source) return <span className={looks.faint}>–</span>;
  const { provider, status, at, percent, error } = source;
  if (status === 'bezig') {
    return (
      <span className={css.source}>
        <progress className={css.progress} max={100} value={percent ?? 0} aria-label="Leest in" />
        {percent === null ? 'Leest in' : `Leest in, ${percent}%`}
      </span>
    );
  }
  if (status !== 'actief') {
    return (
      <span className={css.source} title={error ?? undefined}>
        <Badge tone="unfavourable">{STATUSES[status]?.name ?? status}</Badge>
        {at ? `sinds ${formatInstantDay(at, now)}` : null}
      </span>
    );
  }
  if (provider === 'auditfile') {
    return (
      <span className={css.source}>
        <Icon of={FileText} size={14} />
        {at ? `${PROVIDERS.auditfile}, ${formatInstantDay(at, now)}` : PROVIDERS.auditfile}
      </span>
    );
  }
  return (
    <span className={css.source}>
      <Icon of={CircleCheck} size={14} className={looks.gunstig} />
      {at ? capitalised(formatInstant(at, now)) : PROVIDERS.exact}
    </span>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
