import type { AssistantState } from '@kengetal/contract';
import { mayOnOrganisation, messageOf, useSession } from '@kengetal/platform';
import { classes, looks, QueryPart } from '@kengetal/ui';
import { dayOf } from '../../../parts/day.ts';
import { useAssistant, useChangeAssistant, type AssistantChange } from './assistant-queries.ts';
import { Consent } from './Consent.tsx';
import { Retention } from './Retention.tsx';
import { Use } from './Use.tsx';
import css from './assistant.module.css';

/** How the assistant answers here; a beheerder chooses, and sees what is used. */
export function Assistant({ id }: { id: string }) {
  const isAdmin = mayOnOrganisation(useSession().rights, id, 'beheerder');
  return (
    <QueryPart query={useAssistant(id)} lines={2} failure="Kon de assistent niet laden.">
      {(state) =>
        isAdmin ? <Choices id={id} state={state} /> : <p>{`${wayOf(state)} ${keptFor(state)}`}</p>
      }
    </QueryPart>
  );
}

function Choices({ id, state }: { id: string; state: AssistantState }) {
  const { mutate, isPending, error } = useChangeAssistant(id);
  const change = (asked: AssistantChange) => mutate(asked);
  return (
    <>
      <p>{wayOf(state)}</p>
      <ConsentLine consent={state.consent} />
      {state.model ? (
        <Consent model={state.model} way={state.way} busy={isPending} onChange={change} />
      ) : (
        <p className={classes(looks.quiet, css.prose)}>
          Er is geen taalmodel ingesteld op deze installatie. Er gaat niets naar buiten.
        </p>
      )}
      <p className={looks.failure} role="alert">
        {error ? messageOf(error) : null}
      </p>
      <Retention
        key={state.retention_days}
        days={state.retention_days}
        busy={isPending}
        onChange={change}
      />
      {state.use ? <Use use={state.use} /> : null}
    </>
  );
}

function ConsentLine({ consent }: Pick<AssistantState, 'consent'>) {
  if (!consent) return null;
  const { on, by, at, outdated } = consent;
  const who = by ?? 'Iemand die hier niet meer is';
  const since = `${who} zette het taalmodel ${on ? 'aan' : 'uit'} op ${dayOf(at)}.`;
  const changed = ' Wat toen te lezen was, is gewijzigd; daarom staat het uit.';
  return <p className={classes(looks.quiet, css.prose)}>{outdated ? since + changed : since}</p>;
}

const wayOf = ({ way, model }: AssistantState): string =>
  way === 'model'
    ? // 'B.V.' has its full stop.
      `De assistent antwoordt met een taalmodel van ${(model?.provider ?? 'een aanbieder').replace(/\.$/, '')}.`
    : 'De assistent antwoordt zonder taalmodel.';

const keptFor = ({ retention_days: days }: AssistantState): string =>
  days === null
    ? 'Gesprekken blijven staan tot je ze verwijdert.'
    : `Gesprekken worden ${days} dagen na het laatste bericht verwijderd.`;
