import type { Question } from '@kengetal/contract';
import { formatDate, formatMonths } from '@kengetal/ui';

const SPLITS: Record<NonNullable<Question['split']>, string> = {
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

/** A question on one line: 'Omzet, maart 2025, per maand'. */
export function askedLine(question: Question): string {
  const { period, day, against, split } = question;
  const months = period && formatMonths(period.periode_min, period.periode_max);
  const parts = [
    subjectWords(question),
    day ? formatDate(day, 'long') : months,
    against && againstWords(against),
    split && SPLITS[split],
  ];
  return parts.filter(Boolean).join(', ');
}

function againstWords(against: NonNullable<Question['against']>): string {
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
