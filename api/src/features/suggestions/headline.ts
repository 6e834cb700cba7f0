import type { Figure, FigureText, SuggestionEffect } from '@kengetal/contract';
import { capitalised } from '@kengetal/ledger';
import { euros } from '../../books/figures/words.ts';
import { valueOf } from '../../books/figures/values.ts';
import type { ListedFinding } from './shown.ts';

/** One kind of effect in the sentence: what of it is added, and how that is said. */
interface Said {
  readonly key: SuggestionEffect;
  readonly label: string;
  readonly explanation: string;
  readonly isOf?: (finding: ListedFinding) => boolean;
  readonly words: (amount: string) => string;
}

const SAID: readonly Said[] = [
  {
    key: 'per_jaar',
    label: 'Minder kosten per jaar',
    explanation: 'Wat de open suggesties over kosten samen per jaar schelen.',
    // What a year of other things comes to, is not saved by it.
    isOf: ({ category }) => category === 'kosten_besparen',
    words: (amount) => `tot ${amount} per jaar minder kosten`,
  },
  {
    key: 'eenmalig',
    label: 'Eenmalig',
    explanation: 'Bedragen waar het in de open suggesties eenmalig over gaat.',
    words: (amount) => `eenmalig ${amount} om na te gaan`,
  },
  {
    key: 'te_laat_open',
    label: 'Te laat open',
    explanation: 'Facturen die volgens de open suggesties te laat openstaan.',
    words: (amount) => `${amount} te laat open`,
  },
  {
    key: 'tekort',
    label: 'Tekort',
    explanation: 'Wat er volgens de open suggesties tekortkomt.',
    words: (amount) => `${amount} te kort`,
  },
];

const NUMBERS = 'nul|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf'.split('|');

/** What is open, in a sentence whose amounts open; undefined when nothing is. */
export function headlineOf(open: readonly ListedFinding[]): FigureText | undefined {
  if (open.length === 0) return undefined;
  const count = capitalised(NUMBERS[open.length] ?? String(open.length));
  const figures: Record<string, Figure> = {};
  const amounts = SAID.flatMap((said) => {
    const figure = totalOf(said, open);
    if (!figure) return [];
    figures[said.key] = figure;
    return [said.words(`[${euros(valueOf(figure) ?? 0)}](figure:${said.key})`)];
  });
  const start = `${count} ${open.length === 1 ? 'ding' : 'dingen'} om naar te kijken`;
  return { text: `${start}${amounts.length === 0 ? '' : `: ${listed(amounts)}`}.`, figures };
}

function listed(parts: readonly string[]): string {
  const last = parts.slice(-2).join(' en ');
  return [...parts.slice(0, -2), last].join(', ');
}

interface Effect {
  readonly finding: ListedFinding;
  readonly figure: Figure;
  readonly cents: number;
}

function totalOf(said: Said, open: readonly ListedFinding[]): Figure | undefined {
  const effects = apart(open.flatMap((finding) => effectOf(said, finding)));
  if (effects.length === 0) return undefined;
  return {
    kind: 'derived',
    unit: 'cents',
    value: effects.reduce((sum, { cents }) => sum + cents, 0),
    terms: effects.map(({ finding, figure }) => ({
      ...{ label: finding.title, factor: 1, part: 'teller' as const, figure },
    })),
    about: { label: said.label, explanation: said.explanation },
  };
}

function effectOf({ key, isOf }: Said, finding: ListedFinding): Effect[] {
  const { effect } = finding;
  if (effect?.per !== key || (isOf && !isOf(finding))) return [];
  const { figure } = effect;
  const cents = figure.kind === 'derived' && figure.unit !== 'cents' ? 0 : valueOf(figure);
  return cents !== undefined && cents > 0 ? [{ finding, figure, cents }] : [];
}

/** Of findings by two detectors about one thing the largest alone: an amount counts once. */
function apart(effects: readonly Effect[]): Effect[] {
  const counted: Effect[] = [];
  for (const effect of [...effects].sort((one, other) => other.cents - one.cents)) {
    if (!counted.some(({ finding }) => isAboutSame(finding, effect.finding))) counted.push(effect);
  }
  return counted;
}

function isAboutSame(one: ListedFinding, other: ListedFinding): boolean {
  if (one.detector === other.detector) return false;
  for (const kind of ['documenten', 'relaties', 'rekeningen'] as const) {
    const [these, those] = [one.about[kind], other.about[kind]];
    // By the narrowest that both name.
    if (these.length > 0 && those.length > 0) return these.some((name) => those.includes(name));
  }
  return false;
}
