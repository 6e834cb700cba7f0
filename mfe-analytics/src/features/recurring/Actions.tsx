import { Button } from 'antd';
import { FREQUENCIES, type RecurringRow, type RecurringSeries } from '@kengetal/contract';
import { FilterMenu } from '@kengetal/ui';
import type { Editing } from './use-editing.ts';
import { FREQUENCY_NAMES } from './words.ts';
import css from './detail.module.css';

export interface ActionsProps {
  row: RecurringRow;
  series: RecurringSeries;
  ignored: boolean;
  editing: Editing;
}

/** What an editor can say of a series; each can be taken back. */
export function Actions({ row, series, ignored, editing }: ActionsProps) {
  const { id, name, signals, certainty } = row;
  const { change, busy } = editing;
  const ids = [id];
  if (ignored) {
    return (
      <div className={css.actions}>
        <Button
          disabled={busy}
          onClick={() => change({ action: 'herstellen', series: ids }, `${name} teruggezet`)}
        >
          Terugzetten
        </Button>
      </div>
    );
  }
  const hasPrice = signals.some(({ key }) => key.startsWith('prijs'));
  const hasSignal = signals.length > 0;
  return (
    <div className={css.actions}>
      {certainty !== 'bevestigd' || hasSignal ? (
        <Button
          type="primary"
          disabled={busy}
          onClick={() => change({ action: 'bevestigen', series: ids }, `${name} bevestigd`)}
        >
          {hasPrice ? 'Nieuw bedrag bevestigen' : 'Bevestigen'}
        </Button>
      ) : null}
      <Button
        disabled={busy}
        onClick={() => change({ action: 'negeren', series: ids }, `${name} genegeerd`)}
      >
        Negeren
      </Button>
      <Button disabled={busy || editing.merging !== null} onClick={() => editing.startMerging(id)}>
        Samenvoegen
      </Button>
      {series.can_split ? (
        <Button
          disabled={busy}
          onClick={() => change({ action: 'splitsen', series: ids }, `${name} gesplitst`)}
        >
          Splitsen
        </Button>
      ) : null}
      <FilterMenu
        label="Frequentie"
        value={FREQUENCY_NAMES[row.frequentie]}
        options={FREQUENCIES.map((key) => ({ key, label: FREQUENCY_NAMES[key] }))}
        selected={row.frequentie}
        onSelect={(key) => {
          const frequentie = FREQUENCIES.find((one) => one === key);
          if (!frequentie || frequentie === row.frequentie) return;
          const words = `${name}: ${FREQUENCY_NAMES[frequentie].toLowerCase()}`;
          change({ action: 'frequentie', series: ids, frequentie }, words);
        }}
      />
      {series.changes.length > 0 ? (
        <Button
          type="text"
          disabled={busy}
          onClick={() => change({ action: 'herstellen', series: ids }, `${name} hersteld`)}
        >
          Herstellen
        </Button>
      ) : null}
    </div>
  );
}
