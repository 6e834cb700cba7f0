import type { DerivedFigure, FigureTerm, ReportResult } from './api/index.ts';

/** How a result changed, as a figure that opens into both results; null where nothing is compared. */
export function changeOfResult({ figure, comparison, change }: ReportResult): DerivedFigure | null {
  if (!change) return null;
  const { unit, value, label, words } = change;
  const term = (name: string, factor: 1 | -1, of: FigureTerm['figure']): FigureTerm => ({
    label: of.about?.label ?? name,
    factor,
    part: 'teller',
    figure: of,
  });
  const terms = [term('Resultaat', 1, figure), term('Resultaat ervoor', -1, comparison)];
  const below: FigureTerm = { ...term('Resultaat ervoor', 1, comparison), part: 'noemer' };
  const about = { label: `Verandering van het resultaat, ${label}`, explanation: `${words}.` };
  return {
    kind: 'derived',
    unit,
    value,
    terms: unit === 'percent' ? [...terms, below] : terms,
    about,
  };
}
