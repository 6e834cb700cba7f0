import type { Connection } from '@kengetal/contract';
import { ApiError, mayOnOrganisation, mayOnProject, useSession } from '@kengetal/platform';
import { formatCount, formatInstantLong, looks, QueryPart, useDrilldown } from '@kengetal/ui';
import { DetailPart } from '../parts/Detail.tsx';
import { Facts, type FactsProps } from '../parts/Facts.tsx';
import { Asked } from './Asked.tsx';
import { CheckList } from './CheckList.tsx';
import { ConnectionActions } from './ConnectionActions.tsx';
import { UnderWay } from './ConnectionMore.tsx';
import { useConnection } from './connection-queries.ts';
import { Status } from './Status.tsx';
import { durationWords } from './words.ts';
import { Years } from './Years.tsx';

/**
 * All of a connection with Exact Online: how it reads, what was compared, and what was asked. One
 * that was ended is gone, while its sources remain. It stands in a drawer, which closes as it ends.
 */
export function ConnectionDetail({ id }: { id: string }) {
  const query = useConnection(id);
  if (query.error instanceof ApiError && query.error.code === 'not_found') {
    return (
      <DetailPart title="Koppeling">
        <p className={looks.quiet}>Deze koppeling is verbroken.</p>
      </DetailPart>
    );
  }
  return (
    <QueryPart query={query} failure="Kon de koppeling niet laden.">
      {(connection) => <Parts connection={connection} />}
    </QueryPart>
  );
}

function Parts({ connection }: { connection: Connection }) {
  const { rights } = useSession();
  const { close } = useDrilldown();
  const { organisation_id, project_id, name } = connection;
  const mayEdit = project_id === null || mayOnProject(rights, project_id, 'bewerker');
  const isAdmin = mayOnOrganisation(rights, organisation_id, 'beheerder');
  return (
    <>
      <DetailPart title="Koppeling">
        <Facts facts={factsOf(connection)} />
        <UnderWay connection={connection} mayEdit={mayEdit} />
        {mayEdit ? (
          <ConnectionActions connection={connection} isAdmin={isAdmin} onEnded={close} />
        ) : null}
      </DetailPart>
      <DetailPart title="Vergeleken met Exact Online">
        {connection.checks.length === 0 ? (
          <p className={looks.quiet}>Na het lezen vergelijken we boekingen en saldi.</p>
        ) : null}
        <CheckList name={name} checks={connection.checks} />
      </DetailPart>
      {connection.years.length === 0 ? null : (
        <DetailPart title="Welke bron telt per boekjaar">
          <Years connection={connection} mayEdit={mayEdit} />
        </DetailPart>
      )}
      <DetailPart title="Wat we aan Exact Online vroegen">
        <Asked connection={connection} />
      </DetailPart>
    </>
  );
}

const factsOf = (connection: Connection): FactsProps['facts'] => {
  const { administration_id, connected_by, lines } = connection;
  const { last_sync_at, next_sync_at, duration_seconds } = connection;
  const took = duration_seconds === null ? '' : `, duurde ${durationWords(duration_seconds)}`;
  return [
    ['Status', <Status key="status" connection={connection} />],
    administration_id === null ? null : ['Administratie', `nr. ${administration_id}`],
    connected_by === null ? null : ['Gekoppeld door', connected_by],
    ['Laatst gelezen', last_sync_at ? formatInstantLong(last_sync_at) + took : 'Nog niet'],
    next_sync_at === null ? null : ['Volgende keer', formatInstantLong(next_sync_at)],
    lines === null ? null : ['Regels in alle jaren', formatCount(lines)],
  ];
};
