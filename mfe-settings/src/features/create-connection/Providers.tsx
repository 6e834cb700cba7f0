import { FileText, Plug, RefreshCw, type LucideIcon } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import css from './create-connection.module.css';

/** What books can be read from. */
export const PROVIDERS = ['auditfile', 'exact'] as const;
export type Provider = (typeof PROVIDERS)[number];

const TILES: Readonly<Record<Provider, { name: string; detail: string; icon: LucideIcon }>> = {
  auditfile: { name: 'Auditfile (XAF)', detail: 'bestand uploaden', icon: FileText },
  exact: { name: 'Exact Online', detail: 'elke dag bijgewerkt', icon: RefreshCw },
};
const LATER = ['Twinfield', 'Yuki', 'Moneybird', 'e-Boekhouden', 'SnelStart'];

export interface ProvidersProps {
  chosen: Provider;
  onChoose: (provider: Provider) => void;
}

/** Where books can come from: what works can be chosen, the rest says that it comes later. */
export function Providers({ chosen, onChoose }: ProvidersProps) {
  return (
    <fieldset className={css.providers}>
      <legend className={css.legend}>Waar komt je boekhouding vandaan?</legend>
      {PROVIDERS.map((provider) => {
        const { name, detail, icon } = TILES[provider];
        return (
          <label key={provider} className={css.tile}>
            <input
              type="radio"
              name="provider"
              value={provider}
              checked={provider === chosen}
              onChange={() => onChoose(provider)}
            />
            <Icon of={icon} size={20} />
            <span>{name}</span> <span className={css.detail}>{detail}</span>
          </label>
        );
      })}
      {LATER.map((name) => (
        <label key={name} className={css.tile} data-later>
          <input type="radio" name="provider" value={name} disabled />
          <Icon of={Plug} size={20} />
          <span>{name}</span> <span className={css.detail}>binnenkort</span>
        </label>
      ))}
    </fieldset>
  );
}
