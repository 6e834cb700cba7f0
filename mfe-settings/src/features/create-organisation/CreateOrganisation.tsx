import { useNavigate } from 'react-router-dom';
import { messageOf } from '@kengetal/platform';
import { Cell, classes, looks, Screen, Sheet } from '@kengetal/ui';
import { NameForm } from '../../parts/NameForm.tsx';
import { Steps } from '../../parts/Steps.tsx';
import { useCreateOrganisation } from './create-organisation.ts';
import css from './create-organisation.module.css';

/** First step of setting up: an organisation, then on to its connection. */
export default function CreateOrganisation() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateOrganisation();
  const create = (name: string) =>
    mutate(name, {
      onSuccess: ({ organisation_id }) => {
        void navigate(`/connectie-aanmaken?org_id=${encodeURIComponent(organisation_id)}`);
      },
    });
  return (
    <Screen title="Organisatie aanmaken" width="narrow">
      <Steps current="Organisatie" />
      <Sheet>
        <Cell>
          <p className={classes(looks.quiet, css.intro)}>
            Een organisatie bundelt je projecten en koppelingen. Meestal is dat je bedrijf of
            kantoor.
          </p>
          <NameForm
            label="Naam van je organisatie"
            submit="Organisatie aanmaken"
            busy={isPending}
            failure={error ? messageOf(error) : null}
            onSubmit={create}
          />
        </Cell>
      </Sheet>
    </Screen>
  );
}
