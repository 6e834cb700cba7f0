import type { VatChoice } from '@kengetal/contract';
import { placeVat, VatCodes, type VatDecision, type VatFacts } from '@kengetal/ledger';
import type { ReadBooks } from '../store/reader.ts';
import type { VatKey } from './rows.ts';

interface CodeRow {
  readonly source_no: number;
  readonly btw_code: string;
  readonly omschrijving: string;
  readonly percentage: number | null;
  readonly rekening_betalen: string | null;
  readonly rekening_vorderen: string | null;
}

interface AccountRow {
  readonly rekening: string;
  readonly naam: string;
  readonly rgs: string | null;
}

interface ChoiceRow {
  readonly soort: 'btw_code' | 'rekening';
  readonly sleutel: string;
  readonly plaats: VatChoice;
}

/** Decides for lines of the books where their VAT belongs, all years alike. */
export class VatPlacing {
  readonly #codes: ReadonlyMap<string, CodeRow>;
  readonly #accounts: ReadonlyMap<string, AccountRow>;
  readonly #choices: ReadonlyMap<string, VatChoice>;
  readonly #roles = new Map<number, VatCodes>();
  readonly #producers: ReadonlyMap<number, string>;
  readonly #sides: ReadonlyMap<string, number>;
  readonly #decided = new Map<string, VatDecision>();

  constructor(facts: {
    readonly codes: readonly CodeRow[];
    readonly accounts: readonly AccountRow[];
    readonly choices: readonly ChoiceRow[];
    readonly producers: readonly { readonly source_no: number; readonly producer: string | null }[];
    /** VAT of all months by key, debit positive. */
    readonly sides: readonly (VatKey & { readonly cents: number })[];
  }) {
    this.#codes = new Map(facts.codes.map((code) => [keyOf(code.source_no, code.btw_code), code]));
    this.#accounts = new Map(facts.accounts.map((account) => [account.rekening, account]));
    this.#choices = new Map(
      facts.choices.map(({ soort, sleutel, plaats }) => [keyOf(soort, sleutel), plaats]),
    );
    this.#producers = new Map(
      facts.producers.map(({ source_no, producer }) => [source_no, producer ?? '']),
    );
    this.#sides = new Map(facts.sides.map((side) => [lineKey(side), side.cents]));
    for (const code of facts.codes) {
      const roles = this.#roles.get(code.source_no) ?? new VatCodes();
      this.#roles.set(code.source_no, roles);
      roles.add(code);
    }
  }

  /** Hundredths of a percent; null when the code has no rate. */
  rateOf(source_no: number, btw_code: string): number | null {
    return this.#codes.get(keyOf(source_no, btw_code))?.percentage ?? null;
  }

  /** What a code is called in the newest source that names it. */
  nameOf(btw_code: string): string {
    const named = [...this.#codes.values()].filter(
      (code) => code.btw_code === btw_code && code.omschrijving !== '',
    );
    return named.sort((one, other) => other.source_no - one.source_no)[0]?.omschrijving ?? '';
  }

  choiceOf(soort: ChoiceRow['soort'], sleutel: string): VatChoice | null {
    return this.#choices.get(keyOf(soort, sleutel)) ?? null;
  }

  /** @param cents of the lines themselves, debit positive; says the side where no VAT is booked */
  of(key: VatKey, cents: number): VatDecision {
    const side = this.#sides.get(lineKey(key)) ?? cents;
    // Where the lines themselves say the side, it may be another in another window.
    const text = `${side < 0 ? '-' : '+'}${lineKey(key)}`;
    const known = this.#decided.get(text);
    if (known) return known;
    const decision = placeVat(this.#factsOf(key, side));
    this.#decided.set(text, decision);
    return decision;
  }

  #factsOf({ source_no, btw_code, btw_rekening, btw_soort }: VatKey, cents: number): VatFacts {
    const code = this.#codes.get(keyOf(source_no, btw_code));
    const account = this.#accounts.get(btw_rekening);
    return {
      pakket: this.#producers.get(source_no) ?? '',
      code:
        btw_code === ''
          ? null
          : {
              btw_code,
              omschrijving: code?.omschrijving ?? '',
              percentage: code?.percentage ?? null,
              keuze: this.choiceOf('btw_code', btw_code),
            },
      account: account
        ? {
            ...account,
            rol: this.#roleOf(source_no, code, btw_rekening),
            keuze: this.choiceOf('rekening', btw_rekening),
          }
        : null,
      soort: btw_soort === '' ? null : btw_soort,
      zijde: cents < 0 ? 'credit' : 'debet',
    };
  }

  /** By the line's own code where it has one, else by all codes of its source. */
  #roleOf(source_no: number, code: CodeRow | undefined, rekening: string) {
    if (code) {
      const own = new VatCodes();
      own.add(code);
      const role = own.role(rekening);
      if (role) return role === 'beide' ? null : role;
    }
    const role = this.#roles.get(source_no)?.role(rekening);
    return role === undefined || role === 'beide' ? null : role;
  }
}

const keyOf = (...parts: (string | number)[]) => JSON.stringify(parts);

const lineKey = ({ source_no, btw_code, btw_rekening, btw_soort }: VatKey) =>
  keyOf(source_no, btw_code, btw_rekening, btw_soort);

/** What tells the places, read once for a version of the books. */
export const vatPlacing = (read: ReadBooks): Promise<VatPlacing> =>
  read.reading('vat placing', () => readPlacing(read));

async function readPlacing({ sql, projectId }: ReadBooks): Promise<VatPlacing> {
  const of = <Row extends object>(statement: string) => sql.rows<Row>(statement, [projectId]);
  return new VatPlacing({
    codes: await of(`SELECT v.source_no, v.btw_code, v.omschrijving, v.percentage,
        v.rekening_betalen, v.rekening_vorderen FROM vat_codes v ${OF_SOURCES}`),
    accounts: await of(`SELECT rekening, naam, rgs FROM accounts
      WHERE project_id = $1 AND type = 'balans'`),
    choices: await of(`SELECT soort, sleutel, plaats FROM vat_choices WHERE project_id = $1`),
    producers: await of(`SELECT source_no, producer FROM sources WHERE project_id = $1`),
    sides: await of(`SELECT v.source_no, v.btw_code, v.btw_rekening, v.btw_soort,
        sum(v.debet - v.credit)::bigint AS cents
      FROM vat_months v ${OF_SOURCES} AND v.rekening = v.btw_rekening
      GROUP BY v.source_no, v.btw_code, v.btw_rekening, v.btw_soort`),
  });
}

const OF_SOURCES = `JOIN sources s ON s.project_id = v.project_id AND s.source_no = v.source_no
  WHERE v.project_id = $1`;
