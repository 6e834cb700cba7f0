import type { MouseEvent } from 'react';
import { Button } from 'antd';
import { ChevronRight } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Suggestion } from '@kengetal/contract';
import { Badge, classes, FigureLink, FigureText, formatFigure, Icon } from '@kengetal/ui';
import { Key } from '../../suggestions/Key.tsx';
import {
  CATEGORY_NAMES,
  CERTAINTY_NAMES,
  EFFECT_NAMES,
  urgencyWords,
} from '../../suggestions/words.ts';
import { ROW, ROW_END, type ListState } from './use-list.ts';
import css from './table.module.css';

export interface SuggestionRowProps {
  suggestion: Suggestion;
  /** The one that is looked at: its action shows, and the keys are about it. */
  isCurrent: boolean;
  /** The one that Tab comes to. */
  isStop: boolean;
  isChosen: boolean;
  /** While several are chosen on a phone: then a tap chooses. */
  isChoosing: boolean;
  state: ListState;
  mayEdit: boolean;
}

/** An open suggestion: what, how much, how soon and how sure; the whole row opens it. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, isCurrent, isStop, isChosen, isChoosing, state, mayEdit } = props;
  const { suggestion_id: id, title, summary, category, certainty, changed } = suggestion;
  const { search } = useLocation();
  const navigate = useNavigate();
  const path = `/suggestie/${id}${search}`;
  const open = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input')) return;
    if (isChoosing) state.choose(id);
    else void navigate(path);
  };
  const take = () => {
    if (!isCurrent) state.setCurrent(id);
  };
  return (
    <tr
      {...{ [ROW]: id }}
      className={classes(css.row, isCurrent && css.current, isChosen && css.chosen)}
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      onClick={open}
      onFocus={take}
      onPointerMove={take}
    >
      <td className={css.pick}>
        {mayEdit ? (
          <input
            type="checkbox"
            aria-label={`Kies: ${title}`}
            checked={isChosen}
            onChange={() => state.choose(id)}
          />
        ) : null}
      </td>
      <td className={css.conclusion}>
        <FigureText text={summary} variant="inline" context={title} />
        {changed ? <span className={css.changed}>{changed}</span> : null}
      </td>
      <td className={css.category}>{CATEGORY_NAMES[category]}</td>
      <td className={css.effect}>
        <Effect suggestion={suggestion} />
      </td>
      <td className={css.urgency}>
        {suggestion.urgency === 'deze_week' ? (
          <Badge tone="attention">{urgencyWords(suggestion)}</Badge>
        ) : (
          urgencyWords(suggestion)
        )}
      </td>
      <td className={css.certainty}>{CERTAINTY_NAMES[certainty]}</td>
      <td className={css.end} {...{ [ROW_END]: '' }}>
        {mayEdit && isCurrent ? (
          <Button
            className={css.act}
            tabIndex={-1}
            aria-keyshortcuts="e"
            onClick={() => state.finish([suggestion])}
          >
            Afhandelen <Key>e</Key>
          </Button>
        ) : suggestion.assignee ? (
          <Assignee name={suggestion.assignee.name} />
        ) : null}
        <Link className={css.open} to={path} tabIndex={-1} aria-label={`Open: ${title}`}>
          <Icon of={ChevronRight} />
        </Link>
      </td>
    </tr>
  );
}

/** Its amount with the unit beneath; unlike ones are never added. */
function Effect({ suggestion: { effect, title } }: { suggestion: Suggestion }) {
  if (effect === null) {
    return (
      <>
        <b>–</b>
        <small>geen bedrag</small>
      </>
    );
  }
  const { figure, per } = effect;
  return (
    <>
      <b>
        <FigureLink
          figure={figure}
          label={`${title}, ${EFFECT_NAMES[per]}`}
          text={formatFigure(figure, 'sentence')}
        />
      </b>
      <small>{EFFECT_NAMES[per]}</small>
    </>
  );
}

/** First name of who has taken it, with a letter as its picture. */
function Assignee({ name }: { name: string }) {
  const [first = name] = name.split(' ');
  return (
    <span className={css.who} title={name}>
      <span className={css.letter} aria-hidden="true">
        {first.charAt(0)}
      </span>
      {first}
    </span>
  );
}
