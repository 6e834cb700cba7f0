import { useState } from 'react';
import { Button } from 'antd';
import { Check, Copy } from 'lucide-react';
import { CONTRACT_NUMBER } from '@kengetal/contract/remote';
import { Icon, looks } from '@kengetal/ui';
import { useWorld } from '../app/world.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { partsOf, registryRemark, supportText } from './details.ts';
import css from './about.module.css';

/** What runs here: versions of all parts, and the same as text for support. */
export function About({ onClose }: { onClose: () => void }) {
  const { composition, session, now } = useWorld();
  const parts = partsOf(composition.releases());
  const registry = registryRemark(composition.registry(), now());
  const { apiUrl } = session.config;
  return (
    <Dialog title="Over Kengetal" onClose={onClose}>
      <div className={css.content}>
        <p className={looks.quiet}>Je boekhouding uitgelegd, met achter elk bedrag de boekingen.</p>
        <dl>
          {parts.map(({ name, label, version, remark }) => (
            <div key={name} className={css.part}>
              <dt>{label}</dt>
              <dd>
                {version}
                {remark ? <span className={css.remark}>{remark}</span> : null}
              </dd>
            </div>
          ))}
          {registry ? (
            <div className={css.part}>
              <dt>Register van de onderdelen</dt>
              <dd>
                <span className={css.remark}>{registry}</span>
              </dd>
            </div>
          ) : null}
          <div className={css.part}>
            <dt>Contract van de onderdelen</dt>
            <dd>{CONTRACT_NUMBER}</dd>
          </div>
          <div className={css.part}>
            <dt>API</dt>
            <dd>{new URL(apiUrl).host}</dd>
          </div>
        </dl>
        <CopyButton text={() => supportText({ parts, registry, apiUrl, now: now() })} />
      </div>
    </Dialog>
  );
}

type Copied = 'no' | 'yes' | 'failed';

function CopyButton({ text }: { text: () => string }) {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <div className={css.copy}>
      <Button icon={<Icon of={copied === 'yes' ? Check : Copy} />} onClick={() => void copy()}>
        Gegevens voor support kopiëren
      </Button>
      <span role="status" className={looks.quiet}>
        {copied === 'yes' ? 'Gekopieerd' : null}
        {copied === 'failed' ? 'Kopiëren mag niet van je browser.' : null}
      </span>
    </div>
  );
}
