import { Cell, looks } from '@kengetal/ui';
import css from './create-connection.module.css';

/** What happens with a file, before the user hands it over. */
export function WhatWeRead() {
  return (
    <Cell title="Wat we lezen">
      <ul className={css.reads}>
        <li>Grootboekrekeningen, dagboeken en boekingen</li>
        <li>Namen van klanten en leveranciers</li>
        <li>Btw-codes en het boekjaar</li>
      </ul>
      <p className={looks.quiet}>
        In je boekhouding verandert niets. We bewaren het bestand, zodat we het later opnieuw kunnen
        lezen.
      </p>
      <p className={looks.quiet}>
        Je maakt een auditfile in je boekhoudpakket, vaak onder Exporteren of Rapportages.
      </p>
    </Cell>
  );
}
