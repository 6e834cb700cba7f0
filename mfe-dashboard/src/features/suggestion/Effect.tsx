import { Fragment } from 'react';
import type { FigureTerm, Suggestion } from '@kengetal/contract';
import { FigureLink, formatFigure, looks } from '@kengetal/ui';
import { capitalised, EFFECT_NAMES } from '../../suggestions/words.ts';
import { Part } from './Part.tsx';
import css from './effect.module.css';

/** More addends than this are read where the amount opens. */
const MOST_TERMS = 6;

/** What it is worth, with what that is made of; like any sum it ends in a double rule. */
export function Effect({ suggestion: { effect, title } }: { suggestion: Suggestion }) {
  if (effect === null) {
    return (
      <Part title="Effect">
        <p className={looks.quiet}>Hier hoort geen bedrag bij.</p>
      </Part>
    );
  }
  const { figure, per } = effect;
  const unit = EFFECT_NAMES[per];
  const label = `${title}, ${unit}`;
  const terms = figure.kind === 'derived' && isSum(figure.terms) ? figure.terms : [];
  const divisor = figure.kind === 'derived' ? (figure.divisor ?? 1) : 1;
  return (
    <Part title="Effect">
      <p className={css.worth}>
        <FigureLink
          className={css.amount}
          figure={figure}
          label={label}
          text={formatFigure(figure, 'sentence')}
        />
        <span className={looks.quiet}>{unit}</span>
      </p>
      {terms.length > 0 ? (
        <table className={css.terms}>
          <caption className={looks.hidden}>Waar het effect uit bestaat</caption>
          <tbody>
            <Terms terms={terms} context={title} />
            {divisor === 1 ? null : <Times words="Gedeeld door" sign="÷" by={divisor} />}
            <tr className={css.total}>
              <th scope="row">{capitalised(unit)}</th>
              <td>
                <span className={css.sum}>
                  <FigureLink figure={figure} variant="plain" label={label} />
                </span>
              </td>
            </tr>
          </tbody>
        </table>
      ) : null}
    </Part>
  );
}

const isSum = (terms: readonly FigureTerm[]): boolean =>
  terms.length <= MOST_TERMS && terms.every(({ part }) => part === 'teller');

function Terms({ terms, context }: { terms: readonly FigureTerm[]; context: string }) {
  return terms.map(({ label, factor, figure }, index) => {
    const isAdded = Math.abs(factor) === 1;
    const sign = factor === -1 ? '−' : '';
    return (
      // Addends have no key and never change order within one figure.
      <Fragment key={index}>
        <tr>
          <th scope="row">{label}</th>
          <td>
            {sign}
            <FigureLink figure={figure} variant="plain" label={label} context={context} />
          </td>
        </tr>
        {isAdded ? null : <Times words="Aantal keer" sign="×" by={factor} />}
      </Fragment>
    );
  });
}

function Times({ words, sign, by }: { words: string; sign: string; by: number }) {
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>
        {sign} {by}
      </td>
    </tr>
  );
}
