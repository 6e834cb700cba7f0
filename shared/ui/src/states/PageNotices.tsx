import type { PageData } from '@kengetal/contract';
import { messageOf, usePeriod } from '@kengetal/platform';
import { Notice } from './Messages.tsx';

export interface LastKnownProps {
  error: Error;
  retry: () => void;
}

/** Newer figures could not be read: what is shown are the last that are known. */
export function LastKnown({ error, retry }: LastKnownProps) {
  return (
    <Notice tone="attention" action={{ label: 'Opnieuw proberen', onClick: retry }}>
      Dit zijn de laatst bekende cijfers. {messageOf(error)}
    </Notice>
  );
}

export interface PageNoticesProps {
  page: Pick<PageData, 'notice'>;
  /** Set when newer figures could not be read: these are then the last known. */
  failure: LastKnownProps | null;
  className?: string | undefined;
}

/** What a page says of its own figures, with the way on; nothing when there is nothing to say. */
export function PageNotices({ page: { notice }, failure, className }: PageNoticesProps) {
  const { choose } = usePeriod();
  if (!notice && !failure) return null;
  const step = notice?.action;
  const { periode_min = 0, periode_max = 0 } = step ?? {};
  return (
    <div className={className}>
      {failure ? <LastKnown {...failure} /> : null}
      {notice ? (
        <Notice
          action={
            step && { label: step.label, onClick: () => choose({ periode_min, periode_max }) }
          }
        >
          {notice.text}
        </Notice>
      ) : null}
    </div>
  );
}
