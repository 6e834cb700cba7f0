import type { QualityBlock } from '@kengetal/contract/api';

export type QualityCheck = QualityBlock['items'][number];

const WORTH: Record<QualityCheck['state'], number> = { goed: 2, let_op: 1, fout: 0 };
const BEST = 2;
const NUMBERS = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht', 'Negen'];

/** Checks with their score: what is right counts whole, what needs attention half. */
export function qualityBlock(items: QualityCheck[]): QualityBlock {
  const worth = items.reduce((sum, { state }) => sum + WORTH[state], 0);
  return {
    kind: 'quality',
    key: 'kwaliteit',
    title: 'Kwaliteit van de boekhouding',
    score: items.length === 0 ? 0 : Math.floor((worth * 100) / (BEST * items.length)),
    words: inWords(items),
    items,
  };
}

function inWords(items: readonly QualityCheck[]): string {
  const count = (state: QualityCheck['state']) =>
    items.filter((item) => item.state === state).length;
  const [good, attention, wrong] = [count('goed'), count('let_op'), count('fout')];
  if (items.length === 0) return 'Er is nog niets om te controleren.';
  if (good === items.length) return 'Alle controles zijn in orde.';
  const parts = [
    `${number(good)} van de ${items.length} controles ${good === 1 ? 'is' : 'zijn'} in orde`,
    attention > 0
      ? `${number(attention).toLowerCase()} ${verb(attention, 'vraagt', 'vragen')} aandacht`
      : '',
    wrong > 0 ? `${number(wrong).toLowerCase()} ${verb(wrong, 'klopt', 'kloppen')} niet` : '',
  ].filter((part) => part !== '');
  return `${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} en ${parts[parts.length - 1] ?? ''}` : (parts[0] ?? '')}. Wat in orde is telt heel mee in de score, wat aandacht vraagt half.`;
}

const number = (value: number): string => NUMBERS[value] ?? String(value);
const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);
