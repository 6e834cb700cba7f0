import type { Connection, ConnectionRun } from '@kengetal/contract';
import { formatCount, formatInstantLong, looks, QueryPart } from '@kengetal/ui';
import { Facts } from '../parts/Facts.tsx';
import { useRuns } from './connection-queries.ts';
import { durationWords } from './words.ts';
import css from './connections.module.css';

/** What the provider was asked for the last syncs: what, when, how often, and how long that waited. */
export function Asked({ connection }: { connection: Connection }) {
  return (
    <QueryPart query={useRuns(connection)} failure="Kon niet laden wat er is gevraagd.">
      {(runs) =>
        runs.length === 0 ? (
          <p className={looks.quiet}>Hier staat na de volgende synchronisatie wat we vroegen.</p>
        ) : (
          runs.map((run, index) => (
            <details key={run.started_at} className={css.fold} open={index === 0}>
              <summary>{summaryOf(run)}</summary>
              <Facts
                facts={run.asked.map(({ what, path, calls, rows }) => [
                  what,
                  <span key={path} title={path}>
                    {`${formatCount(calls, 'vraag', 'vragen')}, ${formatCount(rows)} gekregen`}
                  </span>,
                ])}
              />
            </details>
          ))
        )
      }
    </QueryPart>
  );
}

/** '2 april 2025, 07:10: 23 vragen, 12 s gewacht op de limiet'. */
function summaryOf({ started_at, asked, waited_seconds }: ConnectionRun): string {
  const calls = asked.reduce((sum, one) => sum + one.calls, 0);
  const waited =
    waited_seconds === 0 ? '' : `, ${durationWords(waited_seconds)} gewacht op de limiet`;
  return `${formatInstantLong(started_at)}: ${formatCount(calls, 'vraag', 'vragen')}${waited}`;
}
