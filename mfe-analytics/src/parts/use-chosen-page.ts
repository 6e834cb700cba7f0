import type { Comparison } from '@kengetal/contract';
import { usePeriod } from '@kengetal/platform';
import { useLedgerSelection } from '../filters/use-ledger-selection.ts';
import { useComparison, usePer } from '../filters/view.tsx';
import { usePage, type PageParameters } from '../page.ts';

/**
 * A page over the chosen period, accounts, months or quarters and comparison, and what chooses
 * them. Nothing is asked while the period is not known.
 *
 * @param more what is asked of the page itself, not of its parts
 */
export function useChosenPage(
  page: PageParameters['page'],
  projectId: string,
  usualComparison: Comparison,
  more: PageParameters['view'] = {},
) {
  const { period } = usePeriod();
  const state = useLedgerSelection();
  const [per, choosePer] = usePer();
  const [comparison, chooseComparison] = useComparison(usualComparison);
  const parameters = period && {
    page,
    projectId,
    period,
    filters: state.items,
    view: { per, vergelijking: comparison },
  };
  const query = usePage(parameters && { ...parameters, view: { ...parameters.view, ...more } });
  return { state, per, choosePer, comparison, chooseComparison, parameters, query };
}
