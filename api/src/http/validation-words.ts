import type * as z from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Where a schema has no words of its own: what to do, without names of types. */
export function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return sizeWords(issue.origin, Number(issue.maximum), issue.exact ? 'precies' : 'hooguit');
    case 'too_small':
      return sizeWords(issue.origin, Number(issue.minimum), issue.exact ? 'precies' : 'minstens');
    case 'invalid_type':
      return issue.input === undefined ? 'Dit ontbreekt.' : typeWords(issue.expected);
    case 'invalid_format':
      return FORMATS[issue.format] ?? WRONG;
    case 'invalid_value':
      return 'Kies een van de mogelijkheden.';
    default:
      return WRONG;
  }
}

const WRONG = 'Dit is niet ingevuld zoals het hoort.';

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Dit is geen geldig e-mailadres.',
  date: 'Vul een datum in als 2025-03-31.',
  datetime: 'Vul een datum en tijd in als 2025-03-31T12:00:00Z.',
};

type Bound = 'hooguit' | 'minstens' | 'precies';

function sizeWords(origin: string, size: number, bound: Bound): string {
  const count = NUMBER.format(size);
  if (origin === 'string') {
    if (bound === 'hooguit') return `Dit is te lang: hooguit ${count} tekens.`;
    return size === 1 ? 'Vul dit in.' : `Vul ${bound} ${count} tekens in.`;
  }
  if (origin === 'array') return `Kies er ${bound} ${size === 1 ? 'één' : count}.`;
  return `Vul een getal in van ${bound} ${count}.`;
}

const NUMBER = new Intl.NumberFormat('nl-NL');

function typeWords(expected: string): string {
  if (expected === 'int') return 'Vul een heel getal in.';
  if (expected === 'number') return 'Vul een getal in.';
  return expected === 'string' ? 'Vul tekst in.' : WRONG;
}
