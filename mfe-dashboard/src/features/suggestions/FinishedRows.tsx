import { useState } from 'react';
import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { Suggestion } from '@kengetal/contract';
import { FigureLink, formatFigure, formatInstantDay } from '@kengetal/ui';
import { CATEGORY_NAMES, EFFECT_NAMES } from '../../suggestions/words.ts';
import css from './table.module.css';

/** Lines that a group of finished ones begins with. */
const FIRST = 10;
const COLUMNS = 7;

export interface FinishedRowsProps {
  rows: readonly Suggestion[];
  /** When they were read, in ms since 1970. */
  readAt: number;
}

/** What is done with, the newest first: one line each, with how it ended. */
export function FinishedRows({ rows, readAt }: FinishedRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const { search } = useLocation();
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      {shown.map(({ suggestion_id, title, category, effect, ended }) => (
        <tr key={suggestion_id} className={css.finished}>
          <td />
          <td className={css.conclusion}>
            <Link to={`/suggestie/${suggestion_id}${search}`}>{title}</Link>
          </td>
          <td className={css.category}>{CATEGORY_NAMES[category]}</td>
          <td className={css.effect}>
            {effect ? (
              <>
                <FigureLink
                  figure={effect.figure}
                  label={`${title}, ${EFFECT_NAMES[effect.per]}`}
                  text={formatFigure(effect.figure, 'sentence')}
                />{' '}
                <small>{EFFECT_NAMES[effect.per]}</small>
              </>
            ) : (
              '–'
            )}
          </td>
          <td className={css.ended} colSpan={2}>
            {ended?.words}
          </td>
          <td className={css.end}>{ended ? formatInstantDay(ended.at, readAt) : null}</td>
        </tr>
      ))}
      {shown.length < rows.length ? (
        <tr className={css.more}>
          <td colSpan={COLUMNS}>
            <Button type="text" onClick={() => setWhole(true)}>
              Toon alle {rows.length}
            </Button>
          </td>
        </tr>
      ) : null}
    </>
  );
}
