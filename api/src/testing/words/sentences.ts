import type { Figure, FigureText } from '@kengetal/contract';

/** An amount in a text, as it is written and as it opens. */
export interface Said {
  readonly label: string;
  readonly figure: Figure | undefined;
}

/** A sentence whose amounts are ⟦0⟧, ⟦1⟧ and whose quoted names are ‹0›, ‹1›. */
export interface Sentence {
  readonly plain: string;
  readonly said: readonly Said[];
  readonly names: readonly string[];
}

const LINK = /\[([^\]]*)\]\(figure:([^)]*)\)/g;

/** The sentences of a text, their amounts and names put apart. */
export function sentencesOf({ text, figures }: FigureText): Sentence[] {
  const said: Said[] = [];
  const names: string[] = [];
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replace(/‘([^’]*)’/g, (_, name: string) => `‹${String(names.push(name) - 1)}›`)
    .replace(LINK, (_, label: string, key: string) => {
      return `⟦${String(said.push({ label, figure: figures[key] }) - 1)}⟧`;
    });
  return plain.split(/(?<=[.?]) (?=[A-Z])/).map((one) => ({ plain: one, said, names }));
}

/** A pattern in which @ is an amount and # a quoted name. */
export function pattern(source: string): RegExp {
  return new RegExp(`^${source.replaceAll('@', '⟦\\d+⟧').replaceAll('#', '‹\\d+›')}$`);
}

/** The amount or the name that a placeholder stands for. */
export const saidAt = ({ said }: Sentence, token = '') => said[Number(token.slice(1, -1))];
export const nameAt = ({ names }: Sentence, token = '') => names[Number(token.slice(1, -1))];

/** Half away from zero. */
export function rounded(above: bigint, below: bigint): number {
  const isNegative = above < 0n !== below < 0n;
  const [top, bottom] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const whole = Number((2n * top + bottom) / (2n * bottom));
  return isNegative && whole !== 0 ? -whole : whole;
}

/** '€ -1.234' → -1234; '+4,5%' → 45 (tenths); undefined for words. */
export function numberIn(label: string): number | undefined {
  if (!/\d/.test(label)) return undefined;
  const digits = label.replaceAll('.', '').replace(/[^\d,-]/g, '');
  return Number(digits.replace(',', '')) + 0;
}

export function valueOf(figure: Figure | undefined): number | undefined {
  if (!figure || figure.kind === 'absent') return undefined;
  return figure.kind === 'derived' ? figure.value : figure.cents;
}
