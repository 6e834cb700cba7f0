import { NEGATIVE_OMZET, NO_OMZET } from '@kengetal/ledger';
import type { AmountColumn } from '../../books/columns/columns.ts';
import { valueOf } from '../../books/figures/values.ts';
import type { ShareColumn } from './layout.ts';

/** Amounts as part of the omzet of the same period. */
export function shareOfOmzet(current: AmountColumn): ShareColumn {
  const figure = current.figure('omzet');
  const none = (valueOf(figure) ?? 0) < 0 ? NEGATIVE_OMZET : NO_OMZET;
  return { key: 'van_omzet', label: '% van omzet', whole: 'Omzet', figure, none };
}

/** Costs as part of all costs of the same period. */
export function shareOfCosts(current: AmountColumn): ShareColumn {
  const figure = current.figure('kosten');
  const none = 'Er zijn per saldo geen kosten in deze periode.';
  return { key: 'van_kosten', label: '% van kosten', whole: 'Kosten', figure, none };
}
