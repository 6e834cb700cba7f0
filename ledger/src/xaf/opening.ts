import type { Fields } from './fields.ts';
import type { FiscalYear, LedgerAccount, LedgerLine } from '../types.ts';
import { fiscalMonths } from '../periods/months.ts';
import { euroText } from '../cents.ts';
import { signedCents } from './amounts.ts';
import { accountId } from './entry.ts';
import type { WarningList } from './warnings.ts';

/** Where a part of the opening balance stands in the file. */
type OpeningPlace = 'element' | 'entries';

/** Account of our own for what an opening balance leaves out. */
export const PRIOR_RESULT: LedgerAccount = {
  rekening: 'resultaat-vorig-jaar',
  naam: 'Onverdeeld resultaat vorig jaar',
  type: 'balans',
  type_stated: true,
  rgs_code: null,
  groep: 'resultaat_vorige_jaren',
  group_source: 'type',
  guessed: false,
};

/** Lines held until it is known whether they repeat the opening balance; more are not kept. */
const MAX_HELD = 20_000;

/** Line of the openingBalance element. */
export function openingLine(
  fields: Fields,
  line_no: number,
  year: FiscalYear,
  omschrijving: string,
  warnings: WarningList,
): LedgerLine {
  const rekening = accountId(fields, WHERE, warnings);
  const cents = signedCents(fields, WHERE, warnings);
  return { ...blankLine(year), line_no, rekening, cents, omschrijving };
}

const WHERE = 'de beginbalans';

/** The prior-year result that an opening balance leaves out, so that it adds up to zero. */
export function priorResultLine(year: FiscalYear, line_no: number, cents: number): LedgerLine {
  const { rekening } = PRIOR_RESULT;
  const omschrijving = 'Afgeleid: wat de beginbalans in het bestand openlaat';
  return { ...blankLine(year), line_no, rekening, cents, omschrijving, derived: true };
}

function blankLine(year: FiscalYear): LedgerLine {
  return {
    journal_no: 0,
    entry_no: 0,
    line_no: 0,
    cents: 0,
    soort: 'opening',
    boekjaar: year.label,
    boekperiode: 0,
    periode: fiscalMonths(year).first,
    datum: year.start_date,
    rekening: '',
    dagboek: '',
    dagboek_naam: 'Beginbalans',
    boekstuk: '',
    relatie: null,
    relatie_naam: null,
    omschrijving: '',
    btw_code: null,
    btw_cents: null,
    btw_rekening: null,
    btw_soort: null,
    document_ref: null,
    tegenpartij: null,
    tegenpartij_naam: null,
    factuur: null,
    kostenplaats: null,
    kostendrager: null,
    derived: false,
  };
}

/**
 * Counts an opening balance once where a file has it twice: as an element and as entries of a
 * journal of type O or in period 0. What comes first counts. What comes second is held, and at the
 * end left out when it is that balance again, or booked when it only adds to it.
 */
export class OpeningBalances {
  private first: OpeningPlace | null = null;
  private readonly nets = {
    element: new Map<string, number>(),
    entries: new Map<string, number>(),
  };
  private held: LedgerLine[] = [];
  private repeats: boolean | null = null;
  private example = '';

  constructor(private readonly warnings: WarningList) {}

  /** Lines that can be booked now. */
  take(place: OpeningPlace, lines: readonly LedgerLine[]): readonly LedgerLine[] {
    this.first ??= place;
    const nets = this.nets[place];
    for (const { rekening, cents } of lines) {
      nets.set(rekening, (nets.get(rekening) ?? 0) + cents);
    }
    if (place === this.first || this.repeats === false) return lines;
    if (this.repeats === true) return [];
    this.example = place === 'entries' ? (lines[0]?.dagboek_naam ?? '') : '';
    for (const line of lines) this.held.push(line);
    return this.held.length > MAX_HELD ? this.decide() : [];
  }

  /** Lines that were held and count after all. */
  settle(): readonly LedgerLine[] {
    const lines = this.repeats === null ? this.decide() : [];
    if (this.repeats === true) this.compare();
    return lines;
  }

  private decide(): readonly LedgerLine[] {
    const { held } = this;
    this.held = [];
    if (held.length === 0) return held;
    this.repeats = this.isRepeated();
    if (this.repeats) return [];
    this.warnings.add('beginbalans_aangevuld', this.example);
    return held;
  }

  private get both(): [Map<string, number>, Map<string, number>] {
    const { element, entries } = this.nets;
    return this.first === 'element' ? [element, entries] : [entries, element];
  }

  /** The second covers much of the first, or agrees with it where it says something. */
  private isRepeated(): boolean {
    const [first, second] = this.both;
    const shared = [...second].filter(([id]) => first.has(id));
    const equal = shared.filter(([id, cents]) => first.get(id) === cents);
    return shared.length * 2 >= first.size || equal.length * 2 >= second.size;
  }

  private compare(): void {
    const [first, second] = this.both;
    const ids = new Set([...first.keys(), ...second.keys()]);
    const gaps = [...ids]
      .map((id) => Math.abs((first.get(id) ?? 0) - (second.get(id) ?? 0)))
      .filter((gap) => gap !== 0);
    if (gaps.length === 0) {
      this.warnings.add('beginbalans_dubbel', this.example);
      return;
    }
    const largest = euroText(Math.max(...gaps));
    const count = gaps.length === 1 ? '1 rekening' : `${String(gaps.length)} rekeningen`;
    this.warnings.add('beginbalans_verschilt', `${count}, hoogstens ${largest}`);
  }
}
