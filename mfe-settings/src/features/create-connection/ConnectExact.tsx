import { Button } from 'antd';
import { mayOnOrganisation, messageOf, useSession } from '@kengetal/platform';
import { Cell, looks, Notice, SheetRow } from '@kengetal/ui';
import { useStartConsent } from '../../connections/consent.ts';
import { ProjectChoice } from './ProjectChoice.tsx';
import type { ConnectionAddress } from './use-connection-address.ts';
import css from './create-connection.module.css';

export interface ConnectExactProps {
  organisationId: string;
  address: ConnectionAddress;
}

/** Begins the consent of Exact Online, for who manages the organisation. */
export function ConnectExact({ organisationId, address }: ConnectExactProps) {
  const isAdmin = mayOnOrganisation(useSession().rights, organisationId, 'beheerder');
  const { mutate, isPending, error } = useStartConsent();
  const { projectId, showChoice } = address;
  const start = () =>
    mutate({
      organisation_id: organisationId,
      ...(projectId !== null && { project_id: projectId }),
    });
  return (
    <SheetRow columns="2-1">
      <Cell title="Exact Online">
        {isAdmin ? (
          <>
            <ProjectChoice
              organisationId={organisationId}
              chosen={projectId}
              onChoose={showChoice}
              what="De administratie"
            />
            <p className={css.lead}>
              Je geeft toestemming in Exact Online en kiest daarna welke administraties we lezen.
            </p>
            {error ? (
              <div className={css.refusal} role="alert">
                <Notice tone="unfavourable">{messageOf(error)}</Notice>
              </div>
            ) : null}
            <div>
              <Button type="primary" loading={isPending} onClick={start}>
                Naar Exact Online
              </Button>
            </div>
          </>
        ) : (
          <p>
            Alleen een beheerder van de organisatie kan Exact Online koppelen. Vraag een beheerder,
            of upload een auditfile.
          </p>
        )}
      </Cell>
      <Cell title="Wat we lezen">
        <ul className={css.reads}>
          <li>Grootboekrekeningen, dagboeken en boekingen</li>
          <li>Namen van klanten en leveranciers</li>
          <li>Btw-codes en boekjaren</li>
        </ul>
        <p className={looks.quiet}>
          In Exact Online verandert niets. We lezen elke dag wat er nieuw is; je kunt altijd
          ontkoppelen.
        </p>
      </Cell>
    </SheetRow>
  );
}
