import { FileText, Plug } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import css from './create-connection.module.css';

const LATER = ['Exact Online', 'Twinfield', 'Yuki', 'Moneybird', 'e-Boekhouden', 'SnelStart'];

/** Where books can come from: what works can be chosen, the rest says that it comes later. */
export function Providers() {
  return (
    <fieldset className={css.providers}>
      <legend className={css.legend}>Waar komt je boekhouding vandaan?</legend>
      <label className={css.tile}>
        <input type="radio" name="provider" value="auditfile" defaultChecked />
        <Icon of={FileText} size={20} />
        <span>Auditfile (XAF)</span> <span className={css.detail}>bestand uploaden</span>
      </label>
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
