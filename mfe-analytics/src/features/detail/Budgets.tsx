import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Budget } from '@kengetal/contract';
import {
  Cell,
  classes,
  FigureLink,
  formatCount,
  formatInstantLong,
  looks,
  QueryPart,
  useUndoable,
} from '@kengetal/ui';
import { messageOf } from '@kengetal/platform';
import { BudgetUpload } from './BudgetUpload.tsx';
import { useBudgets, useDeleteBudget } from './detail-queries.ts';
import css from './list.module.css';

export interface BudgetsProps {
  projectId: string;
  /** Labels of the fiscal years of the books, oldest first. */
  years: readonly string[];
  mayEdit: boolean;
}

/** Budgets to hold the books against, and for editors a new one; an address may ask for this part. */
export function Budgets({ projectId, years, mayEdit }: BudgetsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const isAsked = params.get('deel') === 'begroting';
  useEffect(() => {
    if (isAsked) box.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <Cell title="Begroting">
      <div ref={box} className={css.part}>
        <QueryPart query={useBudgets(projectId)} failure="Kon de begrotingen niet laden." lines={3}>
          {(budgets) => (
            <>
              <List budgets={budgets} projectId={projectId} mayEdit={mayEdit} />
              {mayEdit ? (
                <BudgetUpload projectId={projectId} years={years} budgets={budgets} />
              ) : null}
            </>
          )}
        </QueryPart>
      </div>
    </Cell>
  );
}

interface ListProps {
  budgets: readonly Budget[];
  projectId: string;
  mayEdit: boolean;
}

function List({ budgets, projectId, mayEdit }: ListProps) {
  const { leaving, canUndo, error, remove, undo } = useUndoable(useDeleteBudget(projectId));
  if (budgets.length === 0) {
    const words =
      'Met een begroting vergelijk je in rapporten en analytics wat je verwachtte met wat er is geboekt.';
    return (
      <p className={classes(looks.quiet, css.quiet)}>
        {mayEdit ? words : `${words} Een bewerker of beheerder kan er een uploaden.`}
      </p>
    );
  }
  return (
    <>
      <ul aria-label="Begrotingen">
        {budgets.map((budget) => (
          <li key={budget.boekjaar} className={css.entry}>
            {leaving === budget.boekjaar ? (
              <div className={css.line} role="status">
                Begroting {budget.boekjaar} verwijderd.
                {canUndo ? (
                  <button type="button" className={classes(looks.link, css.link)} onClick={undo}>
                    Ongedaan maken
                  </button>
                ) : null}
              </div>
            ) : (
              <Entry budget={budget} onRemove={mayEdit ? () => remove(budget.boekjaar) : null} />
            )}
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className={looks.failure}>
          De begroting is niet verwijderd. {messageOf(error)}
        </p>
      ) : null}
    </>
  );
}

function Entry({ budget, onRemove }: { budget: Budget; onRemove: (() => void) | null }) {
  const { boekjaar, filename, accounts, result_cents, uploaded_at, user_name } = budget;
  const basis = `Begroting ${boekjaar} uit ${filename}`;
  return (
    <>
      <div className={css.line}>
        <span className={css.name}>{boekjaar}</span>
        <span className={css.end}>
          resultaat{' '}
          <FigureLink
            figure={{ kind: 'budget', cents: result_cents, basis }}
            label={`Begroot resultaat ${boekjaar}`}
            variant="sentence"
          />
        </span>
      </div>
      <div className={css.line}>
        <p className={classes(looks.quiet, css.quiet)}>
          {[
            filename,
            formatCount(accounts, 'rekening', 'rekeningen'),
            user_name,
            formatInstantLong(uploaded_at),
          ].join(' · ')}
        </p>
        {onRemove ? (
          <button
            type="button"
            className={classes(looks.link, css.link)}
            aria-label={`Begroting ${boekjaar} verwijderen`}
            onClick={onRemove}
          >
            Verwijderen
          </button>
        ) : null}
      </div>
    </>
  );
}
