import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@kengetal/ui';
import type { NeighboursState } from './use-neighbours.ts';
import css from './screen.module.css';

/** Where this one stands among the open ones, with the way to those beside it. */
export function Neighbours({ words, previous, next }: NeighboursState) {
  return (
    <nav className={css.neighbours} aria-label="Andere suggesties">
      <IconButton
        of={ChevronLeft}
        aria-label="Vorige suggestie"
        aria-keyshortcuts="k"
        disabled={!previous}
        onClick={() => previous?.()}
      />
      {words}
      <IconButton
        of={ChevronRight}
        aria-label="Volgende suggestie"
        aria-keyshortcuts="j"
        disabled={!next}
        onClick={() => next?.()}
      />
    </nav>
  );
}
