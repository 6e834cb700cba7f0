import { euroText } from '../cents.ts';
import type { ImportSummary, ImportWarning } from '../types.ts';

/** Oddities that are met many times while reading; counted, with the first one as the example. */
type Oddity =
  | 'boeking_ongelijk'
  | 'rekening_onbekend'
  | 'rekening_dubbel'
  | 'rekening_zonder_soort'
  | 'periode_onbekend'
  | 'afsluitperiode'
  | 'datum_onbekend'
  | 'zijde_onbekend'
  | 'tekencodering'
  | 'boekjaar_wijkt_af'
  | 'valuta'
  | 'beginbalans_dubbel';

const SENTENCES: Readonly<Record<Oddity, (count: number, example: string) => string>> = {
  boeking_ongelijk: (count, example) =>
    `${plural(count, 'boeking is', 'boekingen zijn')} niet in balans; de eerste is ${example}.`,
  rekening_onbekend: (count, example) =>
    `${plural(count, 'rekening ontbreekt', 'rekeningen ontbreken')} in het grootboek van het bestand maar ${count === 1 ? 'is' : 'zijn'} wel gebruikt (${example}). Ze staan bij Niet ingedeeld op de balans.`,
  rekening_dubbel: (count, example) =>
    `${plural(count, 'rekening staat', 'rekeningen staan')} meer dan eens in het grootboek (${example}); de eerste telt.`,
  rekening_zonder_soort: (count, example) =>
    `Van ${plural(count, 'rekening', 'rekeningen')} zegt het bestand niet of ze bij de balans of bij het resultaat horen (${example}); ze staan op de balans.`,
  periode_onbekend: (count, example) =>
    `${plural(count, 'boeking heeft', 'boekingen hebben')} geen bruikbaar periodenummer (${example}); de datum bepaalt de maand.`,
  afsluitperiode: (count, example) =>
    `${plural(count, 'regel staat', 'regels staan')} in een periode na de laatste maand van het boekjaar (periode ${example}). Ze tellen mee in het jaar en worden daar apart getoond.`,
  datum_onbekend: (count, example) =>
    `${plural(count, 'regel heeft', 'regels hebben')} geen geldige datum (${example}); de eerste dag van de maand is gebruikt.`,
  zijde_onbekend: (count, example) =>
    `Van ${plural(count, 'regel', 'regels')} zegt het bestand niet of het debet of credit is (${example}); een bedrag zonder minteken is als debet gelezen.`,
  tekencodering: () =>
    'Het bestand zegt UTF-8 te zijn maar bevat andere tekens. Die zijn als Windows-1252 gelezen; kijk of namen met accenten kloppen.',
  boekjaar_wijkt_af: (_, example) =>
    `Het boekjaar in het bestand (${example}) past niet bij de begin- en einddatum; de datums tellen.`,
  beginbalans_dubbel: (_, example) =>
    `De beginbalans staat twee keer in het bestand, ook in ${example}. Beide zijn geteld, dus de balans kan te hoog zijn.`,
  valuta: (_, example) =>
    `De administratie is in ${example}, niet in euro. De bedragen staan er zoals ze in het bestand staan.`,
};

function plural(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

export class WarningList {
  private readonly seen = new Map<Oddity, { count: number; example: string }>();

  add(code: Oddity, example = ''): void {
    const known = this.seen.get(code);
    if (known) known.count += 1;
    else this.seen.set(code, { count: 1, example });
  }

  list(): ImportWarning[] {
    return [...this.seen].map(([code, { count, example }]) => ({
      code,
      message: SENTENCES[code](count, example),
    }));
  }
}

type Reading = Pick<ImportSummary, 'counted' | 'declared' | 'opening'>;

/** Warnings that can only be given once everything has been read. */
export function finalWarnings({ counted, declared, opening }: Reading): ImportWarning[] {
  const warnings: ImportWarning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  const gap = opening.debit_cents - opening.credit_cents;
  if (counted.lines === 0) warn('geen_boekingen', 'In dit bestand staan geen boekingen.');
  if (opening.source === 'none') {
    warn(
      'geen_beginbalans',
      'Het bestand bevat geen beginbalans. De balans toont daarom alleen wat er in dit boekjaar is veranderd.',
    );
  } else if (gap !== 0) {
    warn(
      'beginbalans_ongelijk',
      `De beginbalans is niet in balans: debet en credit verschillen ${euroText(Math.abs(gap))}. Vaak is dat het resultaat van vorig jaar.`,
    );
  }
  const differs = (['lines', 'debit_cents', 'credit_cents'] as const).some(
    (field) => declared[field] !== null && declared[field] !== counted[field],
  );
  if (differs) {
    warn(
      'totalen_wijken_af',
      `Het bestand noemt zelf ${declaredText(declared)}, geteld zijn ${declaredText(counted)}. De getelde regels gelden.`,
    );
  }
  return warnings;
}

function declaredText(totals: ImportSummary['declared']): string {
  const amount = (cents: number | null) => (cents === null ? 'niets' : euroText(cents));
  const lines = totals.lines === null ? 'geen aantal' : `${String(totals.lines)} regels`;
  return `${lines}, ${amount(totals.debit_cents)} debet en ${amount(totals.credit_cents)} credit`;
}
