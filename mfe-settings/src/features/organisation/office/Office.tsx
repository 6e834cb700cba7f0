import { useRef } from 'react';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { OfficeOverview } from '@kengetal/contract';
import { DrilldownProvider, EmptyState, Icon, QueryPart, Sheet } from '@kengetal/ui';
import { Filters } from './Filters.tsx';
import { Headline } from './Headline.tsx';
import { useOffice } from './office-queries.ts';
import { OfficeTable } from './OfficeTable.tsx';
import { useOfficeView } from './use-view.ts';
import { countsOf, groupsOf } from './view.ts';
import css from './office.module.css';

/** The administrations of an organisation: which ask for attention, and how each stands. */
export default function Office({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const query = useOffice(id);
  return (
    <DrilldownProvider namespace="mfe-settings">
      <QueryPart query={query} lines={14} failure="Kon de administraties niet laden.">
        {(office) =>
          office.rows.length === 0 ? (
            <Nothing id={id} isAdmin={isAdmin} />
          ) : (
            <Administrations
              id={id}
              office={office}
              isAdmin={isAdmin}
              readAt={query.dataUpdatedAt}
            />
          )
        }
      </QueryPart>
    </DrilldownProvider>
  );
}

function Nothing({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const add = useAdd(id);
  return (
    <Sheet>
      <EmptyState
        title="Hier staan straks de administraties waarvan je lid bent."
        text={isAdmin ? 'Koppel ze, of upload een auditfile.' : 'Vraag een beheerder om toegang.'}
        {...(isAdmin && { action: { label: 'Administratie toevoegen', onClick: add } })}
      />
    </Sheet>
  );
}

interface AdministrationsProps {
  id: string;
  office: OfficeOverview;
  isAdmin: boolean;
  readAt: number;
}

function Administrations({ id, office, isAdmin, readAt }: AdministrationsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { view, change } = useOfficeView();
  const add = useAdd(id);
  const groups = groupsOf(office.rows, view);
  const showAll = () => change({ choice: 'alle', search: '' });
  return (
    <div ref={box} className={css.office}>
      <div className={css.top}>
        <Headline id={id} office={office} />
        {isAdmin ? (
          <Button icon={<Icon of={Plus} />} onClick={add}>
            Administratie toevoegen
          </Button>
        ) : null}
      </div>
      <Filters
        id={id}
        office={office}
        counts={countsOf(office.rows)}
        shown={groups.flatMap(({ rows }) => rows)}
        view={view}
        onChange={change}
      />
      <Sheet>
        {groups.length === 0 ? (
          <EmptyState
            title="Geen administratie past hierbij."
            action={{ label: 'Alle administraties tonen', onClick: showAll }}
          />
        ) : (
          <OfficeTable
            id={id}
            box={box}
            groups={groups}
            view={view}
            readAt={readAt}
            onChange={change}
          />
        )}
      </Sheet>
    </div>
  );
}

function useAdd(id: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(`/connectie-aanmaken?org_id=${encodeURIComponent(id)}`);
}
