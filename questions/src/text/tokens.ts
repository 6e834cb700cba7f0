import { folded } from './fold.ts';
import { SAID_YEARS } from './said-years.ts';
import { WRITTEN } from './written.ts';
import { stem } from './stem.ts';

export interface Token {
  /** Folded. */
  readonly text: string;
  readonly stem: string;
  /** As it was typed. */
  readonly raw: string;
  /** True after a dash, an arrow or a slash: 'jan - mrt'. */
  readonly isDashed: boolean;
  /** Behind a dash with spaces around it: 'omzet - inkoop'. */
  readonly isMinus?: boolean;
  /** Part of a word that was written as one: 'maandomzet'. */
  readonly isPart?: boolean;
  /** Behind a comma: the next of a list. */
  readonly isNext?: boolean;
  /** Somebody with a name that a month has as well: 'loon van Jan'. */
  readonly isPerson?: boolean;
  /** Has a full stop behind it, as shortened words have. */
  readonly isShort?: boolean;
}

/** More words than this no question has; what comes after is not read. */
const MOST_TOKENS = 150;
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bank ?\+ ?kas|kas ?\+ ?bank)(?= (?:min|minus|-) )/g, 'bank en kas'],
  [/(?<=\d)\s?\+\s?(?=(?:eind|ultimo|begin)\b)/g, ' en '],
  [/ -\/- /g, ' min '],
  // Beside '+' a dash takes off: 'bank + debiteuren - crediteuren'.
  [/(?<=\+.{0,60}[a-z]) - (?=[a-z])/g, ' min '],
  [/(?<=[a-z\d])\s?\+\s?(?=[a-z]|(?!(?:19|20)\d\d\b)\d{3,8}\b)/g, ' plus '],
  [/>/g, ' boven '],
  [/</g, ' onder '],
  ...WRITTEN,
  ...SAID_YEARS,
  [/\bt\/m\b/g, 'tm'],
  [/(?<=^| )['’]?t (?=[a-z]{2})/g, 'het '],
  [/\btop-?(?=\d)/g, 'top '],
  [/\banderhalf\s+jaar\b/g, '18 maanden'],
  [/\bhal(?:f|ve)\s+jaar\b/g, 'halfjaar'],
  [/\bw\s?&\s?v\b/g, 'winst verlies'],
  [/(?<=[a-z\d]) ?& ?(?=[a-z\d]{2})/g, ' en '],
  // '4100/4110' are two accounts.
  [
    /\b(?!(?:19|20)\d\d\/)(\d{4}|\d{6})\s?\/\s?(?!(?:19|20)\d\d\b)(\d{4}|\d{6})\b(?!\/)/g,
    '$1 en $2',
  ],
  [/\b([a-z])\.([a-z])\.([a-z])\b\.?/g, '$1$2$3'],
  [/\b([a-z])\.([a-z])\b\.?/g, '$1$2'],
  [/\b(\d)\se\b/g, '$1e'],
  [/\b(q|k|h|kw|kwartaal)\s?([1-4])[-/'\s]{1,3}(\d{4}|\d{2})\b/g, '$1$2 $3'],
  [/\b([1-4])(q|kw?)[-/'\s]{0,3}(\d{4}|\d{2})\b/g, 'q$1 $3'],
  ...['i', 'ii', 'iii', 'iv'].map((roman, at): readonly [RegExp, string] => [
    new RegExp(`\\b(kwartaal|kw) ${roman}\\b`, 'g'),
    `$1 ${at + 1}`,
  ]),
  [/'(\d{2})[-/]'(\d{2})\b/g, '$1/$2'],
  // Of '1500 q3 2024' the account is no year.
  [/\b((?:20\d\d[-/])?(?:19|20)\d\d)[-/\s]?(q|k|h)([1-4])\b(?! ?'?(?:20)?\d\d\b)/g, '$2$3 $1'],
  [/(?<=\d )mnds?\b\.?/g, 'maanden'],
  [/\bkaart (?=\d{3,8}\b)/g, 'grootboekkaart '],
  [/\b(20\d\d),? \(?((?:kalender|boek)jaar)\b(?! ?(?:20\d\d|ervoor|eerder))/g, '$2 $1'],
  [/\b1e (?=(?:boek)?jaar\b)/g, 'eerste '],
  [
    /\bbegin en einde? ((?:(?:van|het|dit|vorig) )*(?:boekjaar|jaar|(?:boekjaar |jaar )?20\d\d))\b/g,
    'begin $1 en eind $1',
  ],
  [/\b([a-z]{3,9})[-/'.]{1,2}(\d{4}|\d{2})\b/g, '$1 $2'],
  [/'(\d{2})\b/g, ' jaar20$1'],
];
const MONTH =
  '(?:[Jj]an(?:uari)?|[Ff]eb(?:ruari)?|[Mm]rt|[Mm]aart|[Aa]pr(?:il)?|[Mm]ei|[Jj]u[nl]i?|[Aa]ug(?:ustus)?|[Ss]ept?(?:ember)?|[Oo]kt(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)\\b';
const DOES = '(?:kost|kostte|verdient|verdiende|krijgt|kreeg|heeft|werkt)(?: ons)?';
/** 'Jan' behind 'van' or what a person does where no time goes on from it, or before a surname. */
const PERSON = new RegExp(
  `(?<=\\b(?:van|aan|met|door|bij|${DOES}) )Jan\\b(?!\\. *\\S| *['\\d/–-]| (?:t\\.?[/e]?m|tot)\\b| (?:en |of )?(?:[QqKk]?\\d|${MONTH}))|\\bJan(?= (?!${MONTH})[A-Z][a-z]{2})`,
  'g',
);
/** Stands before what PERSON finds, while a text has no capitals. */
const MARK = '\ue000';
const PIECES =
  /€|%|\d+(?:[.,:/-]\d+)*(?:[a-z](?:[a-z0-9]|[-/](?=\d))*)?|[a-z](?:[a-z0-9]|'(?=[a-z])|[-/_.](?=[a-z]*\d))*|->|[-/=+]/g;

/** 'Vóór de zomer', 'vóór maart': up to it, where 'voor' may be for it. */
const BEFORE = new RegExp(
  `(?<!\\bvan )\\bv[óò]{2}r(?= (?:(?:de|het) )?(?:zomer|herfst|najaar|winter|lente|voorjaar|(?:[1-4]e|eerste|tweede|derde|vierde) kwartaal|${MONTH}))`,
  'gi',
);

/** Words, numbers and signs of a text, without case, diacritics and punctuation. */
export function tokensOf(text: string): Token[] {
  const plain = CONTRACTIONS.reduce(
    (made, [pattern, by]) => made.replace(pattern, by),
    folded(text.replace(PERSON, `${MARK}$&`).replace(BEFORE, 'tot')),
  );
  const tokens: Token[] = [];
  let isDashed = false;
  let isMinus = false;
  for (const { 0: piece, index } of plain.matchAll(PIECES)) {
    if (tokens.length >= MOST_TOKENS) break;
    if (/^(?:[-/=+]|->)$/.test(piece)) {
      isDashed = tokens.length > 0;
      isMinus = isDashed && plain.slice(index - 1, index + 2) === ' - ';
      continue;
    }
    const isShort = plain[index + piece.length] === '.';
    const isNext = plain.slice(0, index).trimEnd().endsWith(',');
    tokens.push({
      ...tokenOf(piece, isDashed),
      ...(isMinus && { isMinus }),
      ...(isShort && { isShort }),
      ...(isNext && { isNext }),
      ...(plain[index - 1] === MARK && { isPerson: true }),
    });
    isDashed = false;
    isMinus = false;
  }
  return tokens;
}

export function tokenOf(piece: string, isDashed = false, isPart = false): Token {
  const text = piece.replace(/'/g, '');
  return { text, stem: stem(text), raw: piece, isDashed, ...(isPart && { isPart }) };
}
