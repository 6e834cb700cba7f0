import type { QualityBlock } from '@kengetal/contract/api';

export type QualityCheck = QualityBlock['items'][number];

const WORTH: Record<QualityCheck['state'], number> = { goed: 2, let_op: 1, fout: 0 };
const BEST = 2;

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
    `${good} van de ${items.length} controles ${verb(good, 'is', 'zijn')} in orde`,
    attention > 0 ? `${attention} ${verb(attention, 'vraagt', 'vragen')} aandacht` : '',
    wrong > 0 ? `${wrong} ${verb(wrong, 'klopt', 'kloppen')} niet` : '',
  ].filter((part) => part !== '');
  const last = parts.pop() ?? '';
  const said = parts.length > 0 ? `${parts.join(', ')} en ${last}` : last;
  return `${said}. Wat in orde is telt heel mee in de score, wat aandacht vraagt half.`;
}

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);
