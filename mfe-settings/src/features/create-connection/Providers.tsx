import { FileText, Landmark } from 'lucide-react';
import { Badge, Icon } from '@kengetal/ui';
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
        <span>Auditfile (XAF)</span>
      </label>
      {LATER.map((name) => (
        <label key={name} className={css.tile} data-later>
          <input type="radio" name="provider" value={name} disabled />
          <Icon of={Landmark} size={20} />
          <span>{name}</span> <Badge>binnenkort</Badge>
        </label>
      ))}
    </fieldset>
  );
}
