import { classes } from '../classes.ts';
import css from './key-figures.module.css';

/** So many stand beside each other before there is little room. */
const IN_ONE_ROW = 4;

/** Class of a strip of so many key figures: how they stand in the room that there is. */
export const stripOf = (count: number): string =>
  classes(css.strip, count > IN_ONE_ROW && css.many);
