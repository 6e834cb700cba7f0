import { useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import { EmptyState, Screen, Sheet } from '@kengetal/ui';
import { Steps } from '../../parts/Steps.tsx';
import { ConnectFile } from './ConnectFile.tsx';
import { useConnectionAddress } from './use-connection-address.ts';

/** Second step of setting up, and the way to add a file later: where the books come from. */
export default function CreateConnection() {
  const navigate = useNavigate();
  const { organisations, organisation } = useProject();
  const address = useConnectionAddress();
  const chosen = organisations.find((one) => one.organisation_id === address.organisationId);
  const target = address.organisationId === null ? organisation : chosen;
  return (
    <Screen title="Koppeling aanmaken" width="statement" actions={target?.organisation_name}>
      <Steps current="Koppeling" />
      {target ? (
        <ConnectFile organisationId={target.organisation_id} address={address} />
      ) : (
        <Sheet>
          <EmptyState
            title="Een koppeling hoort bij een organisatie."
            text={
              address.organisationId === null
                ? 'Je hebt nog geen organisatie.'
                : 'Deze organisatie is er niet, of je hoort er niet bij.'
            }
            action={{
              label: 'Organisatie aanmaken',
              onClick: () => void navigate('/organisatie-aanmaken'),
            }}
          />
        </Sheet>
      )}
    </Screen>
  );
}
