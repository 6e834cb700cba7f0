import type { Question } from '@kengetal/contract';
import { formatDate, formatMonths } from '@kengetal/ui';
import type { ToolCall } from './messages.ts';

/** What an answer is divided by, in words. */
export const SPLITS: Record<NonNullable<Question['split']>, string> = {
  maand: 'per maand',
  kwartaal: 'per kwartaal',
  jaar: 'per jaar',
  groep: 'per groep',
  rekening: 'per rekening',
  relatie: 'per relatie',
  dagboek: 'per dagboek',
  btw_code: 'per btw-code',
  kostenplaats: 'per kostenplaats',
};

const MEASURES: Record<NonNullable<Question['measure']>, string> = {
  bedrag: '',
  verschil: 'verschil',
  aandeel: 'aandeel',
  gemiddelde: 'gemiddelde',
  aantal: 'aantal',
  boekingen: 'boekingen',
  oorzaken: 'oorzaken van de verandering',
};

const COMPARISONS = {
  vorige_periode: 't.o.v. de vorige periode',
  vorig_jaar: 't.o.v. vorig jaar',
  begroting: 't.o.v. de begroting',
} as const;

const SIDES = {
  verkocht: 'verkocht aan',
  ingekocht: 'ingekocht bij',
  openstaand: 'openstaand van',
  betaald: 'betaald aan',
} as const;

const CHECKS = {
  vraagposten: 'Vraagposten',
  opening: 'Beginbalans',
  btw_code: 'Boekingen zonder btw-code',
  niet_ingedeeld: 'Niet ingedeeld',
  ontbreekt: 'Wat ontbreekt',
} as const;

/** Something to ask with a click: its words, and the question where these are not all of it. */
export interface Choice {
  readonly label: string;
  readonly question?: Question;
}

/** The parts of what was asked, each in words; undefined for what it does not say. */
export interface AskedWords {
  readonly subject: string;
  readonly period: string | undefined;
  readonly against: string | undefined;
  readonly split: string | undefined;
}

/** Arguments of the call `vraag`, or of a refusal that knows the question; null for others. */
export function questionOf({ function: { name, arguments: text } }: ToolCall): Question | null {
  const args = argumentsOf(text);
  if (name === 'vraag') return isQuestion(args) ? args : null;
  const inside = (args as { question?: unknown } | null)?.question;
  return name === 'geen_antwoord' && isQuestion(inside) ? inside : null;
}

/** The choices of 'terugvraag' and 'andere_lezing'. */
export function choicesOf({ function: { arguments: text } }: ToolCall): Choice[] {
  const { choices } = (argumentsOf(text) ?? {}) as { choices?: unknown };
  if (!Array.isArray(choices)) return [];
  return choices.flatMap((choice: { label?: unknown; question?: unknown } | null) => {
    const { label, question } = choice ?? {};
    if (typeof label !== 'string') return [];
    return [{ label, ...(isQuestion(question) && { question }) }];
  });
}

function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    console.error('Failed to parse tool call arguments');
    return null;
  }
}

const isQuestion = (args: unknown): args is Question =>
  typeof (args as { subject?: { kind?: unknown } } | null)?.subject?.kind === 'string';

/** A question as chips have it. */
export function askedWords(question: Question): AskedWords {
  const { period, day, against, split } = question;
  const months = period && formatMonths(period.periode_min, period.periode_max);
  return {
    subject: subjectWords(question),
    period: day ? formatDate(day, 'long') : months,
    against: against === undefined ? undefined : againstWords(against),
    split: split && SPLITS[split],
  };
}

/** A question on one line: 'Omzet, maart 2025, per maand'. */
export function askedLine(question: Question): string {
  const { subject, period, against, split } = askedWords(question);
  return [subject, period, against, split].filter(Boolean).join(', ');
}

/** What an answer is held against, in words. */
export function againstWords(against: NonNullable<Question['against']>): string {
  if (typeof against === 'string') return COMPARISONS[against];
  return `t.o.v. ${formatMonths(against.periode_min, against.periode_max)}`;
}

function subjectWords({ subject, measure, only, limit }: Question): string {
  const what = measure ? MEASURES[measure] : '';
  const narrowed = only?.omschrijving ?? only?.boekstuk ?? only?.factuur ?? only?.relatie;
  const words = [nameOf(subject), what, narrowed && `‘${narrowed}’`, limit && `eerste ${limit}`];
  return words.filter(Boolean).join(', ');
}

function nameOf(subject: Question['subject']): string {
  switch (subject.kind) {
    case 'figure': {
      const figures = [subject.key, ...(subject.also ?? [])].map(named).join(' en ');
      const without = subject.without?.map(named).join(' en ');
      return `${capitalised(figures)}${without ? ` zonder ${without}` : ''}`;
    }
    case 'account':
      return `Rekening ${subject.rekeningen.join(', ')}`;
    case 'relation':
      return capitalised(`${SIDES[subject.side]} relatie ${subject.relatie}`);
    case 'lines':
      return 'Boekingen';
    case 'open':
      return `Openstaande ${subject.groep}${subject.late ? ', te laat' : ''}`;
    case 'charged':
      return subject.groep === 'debiteuren'
        ? 'Gefactureerd, met btw'
        : 'Ontvangen facturen, met btw';
    case 'vat':
      return subject.rubriek ? `Btw, rubriek ${subject.rubriek}` : 'Btw';
    case 'recurring':
      return subject.side === 'omzet' ? 'Periodieke omzet' : 'Periodieke kosten';
    case 'component':
      return `Rapport, ${named(subject.id)}`;
    case 'definition':
      return `Berekening van ${named(subject.key)}`;
    case 'data':
      return 'Wat er geboekt is';
    case 'check':
      return CHECKS[subject.of];
    case 'help':
      return 'Wat je kunt vragen';
    default:
      return 'Vraag'; // a kind that a newer API knows
  }
}

const ABBREVIATIONS = /\b(?:ebitda|ebit|btw|dso|dpo|dio)\b/g;

const named = (key: string) =>
  key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(ABBREVIATIONS, (word) => (word === 'btw' ? word : word.toUpperCase()));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
