import type { Figure } from './api/figures.ts';

/** The same amount with the other sign, opening into the same lines. */
export function negated(figure: Figure): Figure {
  switch (figure.kind) {
    case 'absent':
      return figure;
    case 'booked':
      return { ...figure, cents: opposite(figure.cents), sign: figure.sign === 1 ? -1 : 1 };
    case 'derived':
      return {
        ...figure,
        value: opposite(figure.value),
        terms: figure.terms.map((term) =>
          term.part === 'teller' ? { ...term, factor: opposite(term.factor) } : term,
        ),
      };
    default:
      return { ...figure, cents: opposite(figure.cents) };
  }
}

/** Without a negative nil. */
const opposite = (value: number) => (value === 0 ? 0 : -value);
