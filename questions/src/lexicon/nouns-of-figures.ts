import type { FigureKey } from './types.ts';

const FIGURES = {
  omzet: 'omzet',
  kosten: 'kosten',
  winst: 'resultaat',
  resultaat: 'resultaat',
} as const satisfies Record<string, FigureKey>;
const NOUNS = {
  posten: ['rekening', 'rekeningen', 'rek', 'post', 'posten'],
  maanden: ['maand', 'maanden', 'mnd'],
  kwartalen: ['kwartaal', 'kwartalen'],
} as const;

/** Nouns that name a figure as well as what it is put in order by: 'omzetrekening', 'winstmaand'. */
export const NOUNS_OF_FIGURES = Object.entries(FIGURES).flatMap(([word, key]) =>
  (Object.keys(NOUNS) as (keyof typeof NOUNS)[]).map((noun) => ({
    words: NOUNS[noun].flatMap((each) => [`${word}${each}`, `${word} ${each}`]).join(', '),
    ...{ key, noun },
  })),
);
