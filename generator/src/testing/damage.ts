/** One piece of damage; `at` and `by` choose the place and the form. */
export interface Damage {
  kind: keyof typeof KINDS;
  at: number;
  by: number;
}

/** Texts that a program or a person may write for another. */
const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  '+3',
  '55',
  '13',
  '2015',
  '2025-03',
  '0.001',
  '1,5',
  '1.234,56',
  '1e9',
  'NaN',
  '99999999999999999999',
  '90071992547409.91',
  '-195.42',
  '2025-02-31',
  '9999-12-31',
  '31-12-2025',
  'D',
  'C',
  'O',
  '1000',
  '8000',
  'UTF-16',
  '&#0;',
  '&#xD800;',
  'é',
  '\u0000',
];

const PIECES = [
  '<!DOCTYPE auditfile>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '&',
  '<',
  '>',
  '<?xml version="9"?>',
  '<trLine/>',
  '<transaction/>',
  '<journal/>',
  '<header/>',
  '</company>',
  '<period/>',
  '<obLine/>',
  '<a>'.repeat(40),
  '<openingBalance><obLine><accID>1</accID><amnt>1</amnt></obLine></openingBalance>',
  'x'.repeat(5000),
  '\ufeff',
  '<MasterFiles><b/></MasterFiles>',
];

const pick = <T>(items: readonly T[], by: number): T | undefined => items[by % items.length];

/** The elements without children: their places in the text. */
function leaves(text: string): RegExpExecArray[] {
  return [...text.matchAll(/<([\w:]+)[^<>]*>([^<]*)<\/\1>/g)];
}

/** Larger elements, which may hold others of another name. */
const BLOCKS =
  /<(trLine|line|transaction|journal|ledgerAccount|obLine|period|header|generalLedger|periods|openingBalance|customerSupplier)\b[^>]*>[\s\S]*?<\/\1>/g;

function splice(text: string, from: number, length: number, piece: string): string {
  return text.slice(0, from) + piece + text.slice(from + length);
}

function onMatch(
  text: string,
  matches: readonly RegExpExecArray[],
  at: number,
  change: (match: RegExpExecArray) => string,
): string {
  const match = pick(matches, at);
  return match ? splice(text, match.index, match[0].length, change(match)) : text;
}

const blocks = (text: string) => [...text.matchAll(BLOCKS)];

const KINDS = {
  cut: (text: string, at: number) => text.slice(0, at % (text.length + 1)),
  remove: (text: string, at: number, by: number) => splice(text, at % text.length, by % 200, ''),
  flip: (text: string, at: number, by: number) =>
    splice(text, at % text.length, 1, String.fromCharCode(by % 256)),
  insert: (text: string, at: number, by: number) =>
    splice(text, at % text.length, 0, pick(PIECES, by) ?? ''),
  insertBetween: (text: string, at: number, by: number) =>
    onMatch(text, leaves(text), at, ([leaf]) => leaf + (pick(PIECES, by) ?? '')),
  value: (text: string, at: number, by: number) =>
    onMatch(
      text,
      leaves(text),
      at,
      ([, name = '']) => `<${name}>${pick(VALUES, by) ?? ''}</${name}>`,
    ),
  dropTag: (text: string, at: number) =>
    onMatch(text, [...text.matchAll(/<[^>]+>/g)], at, () => ''),
  dropLeaf: (text: string, at: number) => onMatch(text, leaves(text), at, () => ''),
  rename: (text: string, at: number) =>
    onMatch(text, leaves(text), at, ([, name = '', value = '']) => `<x${name}>${value}</x${name}>`),
  dropBlock: (text: string, at: number) => onMatch(text, blocks(text), at, () => ''),
  double: (text: string, at: number, by: number) =>
    onMatch(text, blocks(text), at, ([block]) => block.repeat(2 + (by % 3))),
  move: (text: string, at: number, by: number) => {
    const moved = pick(blocks(text), at);
    if (!moved) return text;
    const rest = splice(text, moved.index, moved[0].length, '');
    return onMatch(rest, blocks(rest), by, ([block]) => moved[0] + block);
  },
  swap: (text: string, at: number, by: number) => {
    const all = leaves(text);
    const [one, other] = [pick(all, at), pick(all, by)].sort(
      (a, b) => (a?.index ?? 0) - (b?.index ?? 0),
    );
    if (!one || !other || one.index === other.index) return text;
    const swapped = splice(text, other.index, other[0].length, one[0]);
    return splice(swapped, one.index, one[0].length, other[0]);
  },
} as const;

export const DAMAGE_KINDS = Object.keys(KINDS).filter(
  (kind): kind is Damage['kind'] => kind in KINDS,
);

/** A file with damage done to it, byte for byte as Latin-1. */
export function damaged(bytes: Buffer, damages: readonly Damage[]): Buffer {
  let text = bytes.toString('latin1');
  for (const { kind, at, by } of damages) {
    if (text !== '') text = KINDS[kind](text, at, by);
  }
  return Buffer.from(text, 'latin1');
}
