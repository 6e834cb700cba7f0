import type { AssistantState } from '@kengetal/contract';
import { classes, formatExact, looks } from '@kengetal/ui';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import css from './assistant.module.css';

/** What was used of the language model in this month, as a whole and by person; in euros where prices are set. */
export function Use({ use }: { use: NonNullable<AssistantState['use']> }) {
  const { people, tokens_per_month, tokens_per_day, cents_per_month, cents_per_day } = use;
  const hasPrices = use.cents !== undefined;
  const used = count(use.tokens_in + use.tokens_out);
  const inTokens = `Deze maand gebruikt: ${used} van ${count(tokens_per_month)} tokens. Iedereen mag er ${count(tokens_per_day)} op een dag.`;
  const inEuros = `Dat kostte ${euros(use.cents)} van ${euros(cents_per_month)}; iedereen mag ${euros(cents_per_day)} op een dag. Gerekend met de prijzen van nu en naar boven afgerond op een cent.`;
  const intro = hasPrices ? `${inTokens} ${inEuros}` : inTokens;
  return (
    <>
      <p className={classes(looks.quiet, css.prose)}>{intro}</p>
      {people.length === 0 ? null : (
        <RecordTable
          caption="Gebruik van het taalmodel deze maand"
          rows={people}
          keyOf={({ user_id }) => user_id}
          columns={[
            { label: 'Naam', cell: ({ name }) => name },
            { label: 'Antwoorden', cell: ({ answers }) => count(answers), numeric: true },
            { label: 'Afgebroken', cell: ({ broken }) => count(broken), numeric: true },
            { label: 'Tokens heen', cell: (one) => count(one.tokens_in), numeric: true },
            { label: 'Tokens terug', cell: (one) => count(one.tokens_out), numeric: true },
            ...(hasPrices ? [COST] : []),
          ]}
        />
      )}
    </>
  );
}

type Person = NonNullable<AssistantState['use']>['people'][number];

const COST = { label: 'Kosten', cell: ({ cents }: Person) => euros(cents), numeric: true };

const euros = (cents = 0): string => formatExact(cents);

const count = (number: number): string => number.toLocaleString('nl-NL');
