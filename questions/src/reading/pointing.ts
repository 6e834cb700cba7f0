/** Words for what was asked before. */
export const POINTING: ReadonlySet<string> = new Set(
  'dat die daarvan hiervan dit deze daarin hierin ervan daar'.split(' '),
);
