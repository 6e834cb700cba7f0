import type { Draft } from './draft.ts';
import type { Sense } from './sense.ts';

/** 'Wat waren we er in 2024 aan kwijt': 'er' and 'aan' are what was asked before. */
export function isOfThat(
  { asked: { subject } }: Extract<Draft, { kind: 'asked' }>,
  { tokens, rest }: Sense,
): boolean {
  const texts = tokens.map(({ text }) => text);
  const er = texts.findIndex((text) => text === 'er' || text === 'daar');
  const end = texts.findLastIndex((text) => /^(?:aan|voor|mee|van|bij)$/.test(text));
  const isOpen =
    end > er &&
    /^(?:kwijt|uitgegeven|betaald|uit|besteed|opgegaan|verdiend|verkocht|over)?$/.test(
      texts[end + 1] ?? '',
    );
  const isGeneral =
    subject.kind === 'figure' && (subject.key === 'kosten' || subject.key === 'omzet');
  return er >= 0 && isOpen && isGeneral && rest.length === 0;
}
