/** Marks of markdown and what stands in their place, in the order in which they are taken away. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1'],
  [/^ {0,3}```.*\n?/gm, ''],
  [/^ {0,3}(?:#{1,6}|>)[ \t]+/gm, ''],
  [/^( {0,3})[*+][ \t]+/gm, '$1- '],
  [/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]*?)(?<=\S)\1(?![\w*])/g, '$2'],
  [/`([^`\n]+)`/g, '$1'],
];

/** An answer without its links and markdown, as it is read out and copied. */
export const plainText = (text: string): string =>
  MARKS.reduce((plain, [mark, instead]) => plain.replaceAll(mark, instead), text);
