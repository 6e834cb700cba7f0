/** A colour or size that stands in the code instead of in the theme. */
export interface Literal {
  line: number;
  text: string;
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/gi;
const SIZE = /(?<![\w.#-])(?:\d+(?:\.\d+)?|\.\d+)(?:px|rem|em|pt)\b/g;
/** Conditions cannot hold a variable; the breakpoints themselves come from specification §9. */
const CONDITION = /^\s*@(?:media|container|supports)\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** Colours and sizes written out in a style sheet. */
export function literalsInStyles(css: string): Literal[] {
  return find(withoutComments(css), [COLOUR, SIZE], (line) => CONDITION.test(line));
}

/** Colours and sizes written out in TypeScript; an address with a fragment is not a colour. */
export function literalsInCode(code: string): Literal[] {
  const strings = withoutComments(code).replace(/href=(["'{`])[^"'`}]*\1?/g, '');
  return find(strings, [COLOUR, SIZE], (line) => !/['"`]/.test(line));
}

function find(text: string, patterns: readonly RegExp[], skip: (line: string) => boolean) {
  return text.split('\n').flatMap((line, index) => {
    if (skip(line)) return [];
    const found = patterns.flatMap((pattern) => line.match(pattern) ?? []);
    return found.map((each) => ({ line: index + 1, text: each }));
  });
}

/** Lines stay where they are. */
const withoutComments = (text: string): string =>
  text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
