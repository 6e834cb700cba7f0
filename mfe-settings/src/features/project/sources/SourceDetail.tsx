import { Link } from 'react-router-dom';
import type { Source } from '@kengetal/contract';
import { formatCount, formatInstantLong, looks, QueryPart } from '@kengetal/ui';
import { ConnectionDetail } from '../../../connections/ConnectionDetail.tsx';
import { PROVIDERS } from '../../../connections/providers.ts';
import { Remarks } from '../../../imports/Remarks.tsx';
import { Detail, DetailPart } from '../../../parts/Detail.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { useSource } from '../project-queries.ts';
import { Months } from './Months.tsx';
import { Opening } from './Opening.tsx';

/** All of a source: what it covers, what was remarked, and of Exact how its connection stands. */
export default function SourceDetail({ source }: { source: Source }) {
  return (
    <Detail>
      <QueryPart query={useSource(source)} failure="Kon de bron niet laden.">
        {({ kind, connection_id, warnings, ...read }) => (
          <>
            <DetailPart title="Wat er is gelezen">
              <Facts
                facts={[
                  ['Soort', PROVIDERS[kind] ?? kind],
                  kind === 'auditfile' ? ['Bestand', read.filename ?? 'Niet meer bewaard'] : null,
                  read.producer ? ['Gemaakt met', read.producer] : null,
                  ['Ingelezen', read.imported_at ? formatInstantLong(read.imported_at) : '–'],
                  ['Regels', formatCount(read.lines)],
                  ['Maanden', <Months key="months" source={source} />],
                  ['Beginbalans', <Opening key="opening" source={source} />],
                ]}
              />
              <Link className={looks.link} to={importsOf(source)}>
                Imports van dit project
              </Link>
            </DetailPart>
            <DetailPart title="Opmerkingen bij het lezen">
              {warnings.length === 0 ? (
                <p className={looks.quiet}>Geen</p>
              ) : (
                <Remarks items={warnings} />
              )}
            </DetailPart>
            {kind === 'exact' ? <ConnectionDetail id={connection_id} /> : null}
          </>
        )}
      </QueryPart>
    </Detail>
  );
}

const importsOf = ({ project_id }: Source): string =>
  `/project?project=${encodeURIComponent(project_id)}&tab=imports`;
