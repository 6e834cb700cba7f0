/** 'Die twee': the last two that were asked. */
export const pointsAtTwo = (tokens: readonly { readonly text: string }[]): boolean =>
  tokens.some(
    ({ text }, at) => isTwo(text) && /^(?:die|deze|de)$/.test(tokens[at - 1]?.text ?? ''),
  );
export const isTwo = (text: string): boolean => text === '2' || text === 'twee';

/** Words for what was asked before. */
export const POINTING: ReadonlySet<string> = new Set(
  'dat die daarvan hiervan dit deze daarin hierin ervan daar'.split(' '),
);
