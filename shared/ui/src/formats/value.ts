import type { Figure } from '@kengetal/contract';

export type FigureUnit = 'cents' | 'percent' | 'ratio' | 'days';

/** An integer and what it counts: cents, hundredths of a percent or ratio, tenths of a day. */
export interface FigureValue {
  value: number;
  unit: FigureUnit;
}

/** The value of a figure, or null when it could not be computed. */
export function valueOf(figure: Figure): FigureValue | null {
  switch (figure.kind) {
    case 'booked':
    case 'budget':
    case 'forecast':
      return { value: figure.cents, unit: 'cents' };
    case 'derived':
      return { value: figure.value, unit: figure.unit };
    default:
      return null; // absent, or a kind that a newer API knows
  }
}
