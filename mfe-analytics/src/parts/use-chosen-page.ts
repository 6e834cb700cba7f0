import type { ComparisonOption } from '@kengetal/contract';
import { usePeriod } from '@kengetal/platform';
import { useLedgerSelection } from '../filters/use-ledger-selection.ts';
import { useComparison, usePer } from '../filters/view.tsx';
import { usePage, type PageParameters } from '../page.ts';

const NONE: readonly ComparisonOption[] = [];

/**
 * A page over the chosen period, accounts, months or quarters and comparison, and what chooses
 * them. Nothing is asked while the period is not known.
 *
 * @param more what is asked of the page itself, not of its parts
 */
export function useChosenPage(
  page: PageParameters['page'],
  projectId: string,
  more: PageParameters['view'] = {},
) {
  const { period } = usePeriod();
  const state = useLedgerSelection();
  const [per, choosePer] = usePer();
  const [chosen, choose] = useComparison();
  const parameters = period && {
    page,
    projectId,
    period,
    filters: state.items,
    view: { per, ...(chosen && { vergelijking: chosen }) },
  };
  const query = usePage(parameters && { ...parameters, view: { ...parameters.view, ...more } });
  const comparison = {
    value: chosen,
    offered: query.data?.comparisons ?? NONE,
    onChoose: choose,
  };
  return { state, per, choosePer, comparison, parameters, query };
}
