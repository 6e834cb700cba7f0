import { useSearchParams } from 'react-router-dom';
import { COMPARISONS, type Comparison } from '@kengetal/contract';

const NAME = 'vergelijking';

/** What the period is held against, in the address; null leaves it to what the books have. */
export function useComparison(): [Comparison | null, (value: Comparison) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = COMPARISONS.find((one) => one === params.get(NAME)) ?? null;
  const choose = (value: Comparison) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(NAME, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose];
}
