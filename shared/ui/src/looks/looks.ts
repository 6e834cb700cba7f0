// With it, so that every front end that draws with our parts has it.
import '../reset.css';
import css from './looks.module.css';

/**
 * Class names for the looks that every part needs, to be set beside those of a part's own: `hidden`
 * but to screen readers, `cut` off on one line, `quiet` (13), `small` and `faint` (12) words, a
 * `failure`, a `link` that is words alone, and the colours of judgements and checks by their words.
 */
export const looks = css;
