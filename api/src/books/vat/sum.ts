import type { Figure } from '@kengetal/contract';
import { valueOf } from '../figures/values.ts';

interface Part {
  readonly label: string;
  readonly figure: Figure;
  readonly factor?: 1 | -1;
}

/** What parts make together; what is absent counts as nothing, for nothing was booked on it. */
export function vatTotal(label: string, parts: readonly Part[]): Figure {
  const terms = parts
    .filter(({ figure }) => figure.kind !== 'absent')
    .map(({ label: name, figure, factor = 1 }) => ({
      label: name,
      factor,
      part: 'teller' as const,
      figure,
    }));
  if (terms.length === 0) return { kind: 'absent', reason: 'In deze periode is geen btw geboekt.' };
  const value = terms.reduce((sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0), 0);
  const about = { label, explanation: 'Opgeteld uit de btw-rekeningen van de boekhouding.' };
  return { kind: 'derived', unit: 'cents', value, terms, about };
}

/** The only figure under this name, or all of them together. */
export function vatSum(label: string, figures: readonly Figure[]): Figure {
  const [first] = figures;
  if (first && figures.length === 1) {
    return { ...first, about: { label, explanation: first.about?.explanation ?? '' } };
  }
  return vatTotal(
    label,
    figures.map((figure) => ({ label: figure.about?.label ?? label, figure })),
  );
}
