import { useState } from 'react';
import { ArrowDown } from 'lucide-react';
import type { SuggestionList } from '@kengetal/contract';
import { classes, Icon, looks, usePhone } from '@kengetal/ui';
import { Chooser } from '../../suggestions/Choosers.tsx';
import { isOpen, type Group } from '../../suggestions/groups.ts';
import { FinishedRows } from './FinishedRows.tsx';
import { Chosen, Keys } from './Foot.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useList, type ListOptions } from './use-list.ts';
import css from './table.module.css';

export interface SuggestionTableProps extends Omit<ListOptions, 'rows'> {
  groups: readonly Group[];
  list: SuggestionList;
  /** When it was read, in ms since 1970. */
  readAt: number;
}

const COLUMNS = 7;

/** The suggestions by what became of them: open ones as rows to act on, the others as one line. */
export function SuggestionTable({ groups, list, readAt, ...options }: SuggestionTableProps) {
  const rows = groups.flatMap((group) => group.rows).filter(isOpen);
  const state = useList({ ...options, rows });
  const { current, asking } = state;
  const phone = usePhone();
  const { isChoosing, turn } = useChoosing(phone, state.chooseNone);
  return (
    <>
      <div className={classes(css.box, isChoosing && css.choosing)}>
        {phone && options.mayEdit && rows.length > 1 ? (
          <button
            type="button"
            className={classes(looks.link, css.choose)}
            aria-pressed={isChoosing}
            onClick={turn}
          >
            Meer kiezen
          </button>
        ) : null}
        <table className={css.table}>
          <caption>Suggesties</caption>
          <Head />
          {groups.map(({ key, title, rows: own }) => (
            <tbody key={key}>
              <tr className={css.group}>
                <td />
                <th scope="rowgroup" colSpan={COLUMNS - 1}>
                  {title}
                  <span className={css.count}>{own.length}</span>
                </th>
              </tr>
              {own.every(isOpen) ? (
                own.map((suggestion) => (
                  <SuggestionRow
                    key={suggestion.suggestion_id}
                    suggestion={suggestion}
                    isCurrent={suggestion === current}
                    isStop={suggestion === (current ?? rows[0])}
                    isChosen={state.picked.includes(suggestion)}
                    isChoosing={isChoosing}
                    state={state}
                    mayEdit={options.mayEdit}
                  />
                ))
              ) : (
                <FinishedRows rows={own} readAt={readAt} />
              )}
            </tbody>
          ))}
        </table>
      </div>
      {phone ? null : <Keys state={state} mayEdit={options.mayEdit} />}
      {isChoosing ? <Chosen state={state} onDone={turn} /> : null}
      {asking ? (
        <Chooser
          asking={asking}
          people={list.people}
          deeds={state.deeds}
          onClose={state.stopAsking}
          onDone={() => state.goOn(asking.what === 'reason' ? asking.about : [])}
        />
      ) : null}
    </>
  );
}

/** On a phone, which has no keys: whether taps choose suggestions or open them. */
function useChoosing(phone: boolean, chooseNone: () => void) {
  const [wanted, setWanted] = useState(false);
  const turn = () => {
    chooseNone();
    setWanted(!wanted);
  };
  return { isChoosing: phone && wanted, turn };
}

function Head() {
  return (
    <thead>
      <tr>
        <td className={css.pick} />
        <th scope="col">Conclusie</th>
        <th scope="col" className={css.category}>
          Categorie
        </th>
        <th scope="col" className={css.effect}>
          Effect
        </th>
        <th scope="col" className={css.urgency} aria-sort="ascending">
          <span className={css.sorted}>
            Urgentie
            <Icon of={ArrowDown} size={14} />
          </span>
        </th>
        <th scope="col" className={css.certainty}>
          Zekerheid
        </th>
        <td className={css.end} />
      </tr>
    </thead>
  );
}
