import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@kengetal/platform';
import { Notice, Screen, Sheet } from '@kengetal/ui';
import { Steps } from '../../parts/Steps.tsx';
import { useCreateOrganisation } from './create-organisation.ts';
import css from './create-organisation.module.css';

interface Fields {
  name: string;
}

const MIN = 2;
const MAX = 80;

/** The API trims too: spaces around a name do not count. */
function checkName(_rule: unknown, value = ''): Promise<void> {
  const { length } = value.trim();
  if (length < MIN) return Promise.reject(new Error(`Vul een naam van minstens ${MIN} tekens in.`));
  if (length > MAX) return Promise.reject(new Error(`Een naam heeft hooguit ${MAX} tekens.`));
  return Promise.resolve();
}

/** First step of setting up: an organisation, then on to its connection. */
export default function CreateOrganisation() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateOrganisation();
  const submit = ({ name }: Fields) =>
    mutate(name.trim(), {
      onSuccess: ({ organisation_id }) =>
        navigate(`/connectie-aanmaken?org_id=${encodeURIComponent(organisation_id)}`),
    });
  return (
    <Screen title="Organisatie aanmaken" width="narrow">
      <Steps current="Organisatie" />
      <Sheet className={css.sheet}>
        <p className={css.intro}>
          Een organisatie bundelt je projecten en koppelingen. Meestal is dat je bedrijf of kantoor.
        </p>
        <Form<Fields> layout="vertical" requiredMark={false} onFinish={submit}>
          <Form.Item
            name="name"
            label="Naam van je organisatie"
            validateTrigger="onSubmit"
            rules={[{ validator: checkName }]}
          >
            <Input autoComplete="organization" disabled={isPending} />
          </Form.Item>
          {error ? (
            <div className={css.failure}>
              <Notice tone="unfavourable">{messageOf(error)}</Notice>
            </div>
          ) : null}
          <Button type="primary" htmlType="submit" loading={isPending}>
            Organisatie aanmaken
          </Button>
        </Form>
      </Sheet>
    </Screen>
  );
}
