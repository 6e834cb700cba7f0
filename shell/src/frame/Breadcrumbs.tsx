import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from 'lucide-react';
import { CutText, Icon } from '@kengetal/ui';
import { useAddress } from '../projects/use-address.ts';
import css from './breadcrumbs.module.css';

export interface Crumb {
  title: string;
  /** Where it leads; null for the last one. */
  to: string | null;
}

/** Where the user is; all but the last lead back (specification §2). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const addressOf = useAddress();
  return (
    <nav aria-label="Kruimelpad" className={css.trail}>
      <ol className={css.crumbs}>
        {crumbs.map(({ title, to }, index) => (
          <Fragment key={`${index} ${title}`}>
            {index > 0 ? (
              <li aria-hidden="true" className={css.separator}>
                <Icon of={ChevronRight} size={14} />
              </li>
            ) : null}
            <li className={css.crumb}>
              {to === null ? (
                <CutText aria-current="page">{title}</CutText>
              ) : (
                <Link to={addressOf(to)}>
                  <CutText>{title}</CutText>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
