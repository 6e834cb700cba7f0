import type { CallResponse, Figure } from '@kengetal/contract';

type Parts = CallResponse<'reportSummary'>['summary'];

const LINK = /\[([^\]]*)\]\(figure:([^)]*)\)/g;

/** Where the words of a summary say another thing than its figures; empty when nowhere. */
export function contradictions(parts: Parts): string[] {
  return parts.flatMap((part) => {
    const wrong = (what: string) => `${part.key}: ${what} in ‘${part.text}’`;
    return [...labelFaults(part), ...wordFaults(part), ...placeFaults(part)].map(wrong);
  });
}

type Part = Parts[number];

function valueOf(figure: Figure | undefined): number {
  if (!figure || figure.kind === 'absent') throw new Error('a link to a figure that is absent');
  return figure.kind === 'derived' ? figure.value : figure.cents;
}

/** Each label is the value of its figure, and each figure is named. */
function labelFaults({ text, figures }: Part): string[] {
  const named = [...text.matchAll(LINK)];
  const keys = named.map(([, , key = '']) => key);
  const unnamed = Object.keys(figures).filter((key) => !keys.includes(key));
  return [
    ...unnamed.map((key) => `figure ${key} is not named`),
    ...named.flatMap(([, label = '', key = '']) => {
      if (isNone(label)) return isNothing(figures[key]) ? [] : [`${label} for an amount (${key})`];
      const expected = rounded(valueOf(figures[key]), label.startsWith('€') ? 100 : 10);
      const said = numberIn(label);
      return Object.is(said, expected) ? [] : [`${label} for ${expected} (${key})`];
    }),
    ...(text
      .replace(LINK, '')
      .match(/€|\d%/g)
      ?.map((loose) => `a loose ${loose}`) ?? []),
  ];
}

const isNone = (label: string) => label === 'niet' || label === 'geen';
/** Shown as € 0. */
const isNothing = (figure: Figure | undefined) => Math.abs(valueOf(figure)) < 50;

/** '€ -1.234' → -1234; '+4,5%' → 45 (tenths). */
function numberIn(label: string): number {
  const digits = label.replace(/\./g, '').replace(/[^\d,-]/g, '');
  return Number(digits.replace(',', '')) + 0;
}

function rounded(value: number, scale: number): number {
  return Math.sign(value) * Math.round(Math.abs(value) / scale) + 0;
}

/** Sentences with what their words promise of the figures that they name, in order. */
const RULES: [RegExp, (figures: Figure[], words: string[]) => boolean][] = [
  [/maakte je @ winst/, ([profit]) => valueOf(profit) > 0],
  [/leed je @ verlies/, ([loss]) => valueOf(loss) > 0 && valueOf(operand(loss, 0)) < 0],
  [/winst van @/, ([profit]) => valueOf(profit) > 0],
  [/verlies van @/, ([loss]) => valueOf(loss) > 0 && valueOf(operand(loss, 0)) < 0],
  [/negatief: @/, ([figure]) => valueOf(figure) < 0],
  [/bleef @ over als winst/, ([share]) => valueOf(share) > 0],
  [
    /@ (winst|verlies), @ (meer|minder) dan/,
    ([result, size], [, made, more]) => {
      // Of a loss, the figure is its opposite.
      const now = made === 'verlies' ? operand(result, 0) : result;
      const isLarger = (more === 'meer') === (made === 'winst');
      return same(operand(size, isLarger ? 0 : 1), now) && valueOf(size) > 0;
    },
  ],
  [
    /uit op @, @ (meer|minder) (winst|verlies)/,
    ([now, size], [, more, kind]) =>
      same(operand(size, (more === 'meer') === (kind === 'winst') ? 0 : 1), now),
  ],
  [
    /(steeg|stegen|daalde|daalden) met @(?: \(@\))? naar @/,
    (figures, [, verb = '']) => moved(figures, verb.startsWith('st')),
  ],
  [
    /(?:lag|lagen) @(?: \(@\))? (boven|onder) de begroting en (?:kwam|kwamen) uit op @/,
    (figures, [, side]) => moved(figures, side === 'boven'),
  ],
  [
    /was @ van de omzet, @ (hoger|lager)/,
    ([now, points], [, side]) =>
      same(operand(points, side === 'hoger' ? 0 : 1), now) && valueOf(points) > 0,
  ],
  [/door @ (meer|minder) op/, ([size]) => valueOf(size) > 0],
  [
    /uit op @(?:, vooral door @ (?:meer|minder) op ‘’)?; [^;.@]*(?:was die er|was dat er|waren ze er|was|waren) @/,
    (figures) => !isNothing(figures[0]) && isNothing(figures.at(-1)),
  ],
  [
    /Er (?:zijn|is) @ [^;.@]*; [^;.@]*(?:was|waren)(?: ze| die| dat)? @/,
    ([now, then]) => isNothing(now) && !isNothing(then),
  ],
  [/(?:winst|verlies|uit op @); [^;.@]*was(?: het resultaat)? @/, (said) => isNothing(said.at(-1))],
];

/** The size, if any the percentage, and the amount that it became. */
function moved(figures: Figure[], isMore: boolean): boolean {
  const [size, now] = [figures[0], figures.at(-1)];
  const percent = figures.length === 3 ? valueOf(figures[1]) : isMore ? 1 : -1;
  return valueOf(size) > 0 && same(operand(size, isMore ? 0 : 1), now) && percent > 0 === isMore;
}

function operand(figure: Figure | undefined, index: number): Figure | undefined {
  return figure?.kind === 'derived' ? figure.terms[index]?.figure : undefined;
}

const same = (one: Figure | undefined, other: Figure | undefined) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

/** Words that say which way something went; each must be covered by a rule. */
const DIRECTIONS =
  /\b(steeg|stegen|daalde|daalden|boven|onder|meer|minder|winst van|verlies van|maakte|leed|negatief)\b|; [^;.@]*(?:was|waren)\b|Er (?:zijn|is) @/g;

function wordFaults({ key, text, figures }: Part): string[] {
  if (key === 'vragen') return [];
  const names: string[] = [];
  const plain = text.replace(/‘[^’]*’/g, '‘’').replace(LINK, (_link, _label, name: string) => {
    names.push(name);
    return '@';
  });
  let covered = 0;
  const faults = RULES.flatMap(([pattern, holds]) =>
    [...plain.matchAll(new RegExp(pattern, 'g'))].flatMap((match) => {
      covered += [...match[0].matchAll(DIRECTIONS)].length;
      const before = plain.slice(0, match.index).split('@').length - 1;
      const count = match[0].split('@').length - 1;
      const used = names.slice(before, before + count).map((name) => figures[name]);
      const isRight = holds(
        used.filter((figure) => figure !== undefined),
        [...match],
      );
      return isRight ? [] : [`a figure that does not agree with ‘${match[0]}’`];
    }),
  );
  // 'maakte je … winst, … meer winst' is held against two rules.
  return covered >= [...plain.matchAll(DIRECTIONS)].length
    ? faults
    : [...faults, 'a direction that no rule knows'];
}

/** What rises and costs money stands under 'aandacht', what falls under 'goed'; income the other way. */
function placeFaults({ key, text }: Part): string[] {
  if (key !== 'goed' && key !== 'aandacht') return [];
  const sentences = text.split(/(?<=[.?]) (?=[A-Z])/);
  return sentences.flatMap((sentence) => {
    const [appeared, vanished] = [nowAndThen(sentence, 'niet'), nowAndThen(sentence, 'geen')];
    const rises = /\b(steeg|stegen|boven)\b/.test(sentence) || appeared > 0 || vanished < 0;
    const falls = /\b(daalde|daalden|onder de)\b/.test(sentence) || appeared < 0 || vanished > 0;
    if (!rises && !falls) return [];
    const isIncome = /opbrengsten|liquide|baten|deelnemingen/.test(sentence.replace(LINK, '$1'));
    const isGood = isIncome ? rises : falls;
    return isGood === (key === 'goed') ? [] : [`‘${sentence}’ stands under ${key}`];
  });
}

/** Sign of the amount in a sentence whose other amount is told as 'niet' or 'geen'; else 0. */
function nowAndThen(sentence: string, none: 'niet' | 'geen'): number {
  const labels = [...sentence.matchAll(LINK)].map(([, label = '']) => label);
  if (!labels.includes(none)) return 0;
  const amount = none === 'niet' ? labels[0] : labels.at(-1);
  return Math.sign(numberIn(amount ?? ''));
}
