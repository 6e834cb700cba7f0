import { addMonths, dayIn, monthDays } from '@kengetal/ledger';
import type { GeneratedEntry, GeneratedLine } from './books.ts';
import { numberOf, type AccountName, type JournalName } from './chart.ts';
import { hash, share } from './random.ts';
import type { GeneratedRelation } from './relations.ts';
import type { WritableYear } from './year.ts';

const VAT = 2100;
const SALES = ['omzetInstallatie', 'omzetOnderhoud', 'omzetToestellen'] as const;
const COSTS = ['materiaal', 'materiaal', 'uitbesteed', 'kantoor', 'brandstof', 'algemeen'] as const;

/** What a round is about: invoices are paid a month after they were booked. */
interface Side {
  readonly journal: 'verkoop' | 'inkoop';
  readonly owed: AccountName;
  readonly vat: AccountName;
  readonly accounts: readonly AccountName[];
  readonly text: string;
  /** Debit or credit of the amount owed. */
  readonly sign: 1 | -1;
  readonly highest: number;
  readonly from: number;
}

const SALE: Side = {
  journal: 'verkoop',
  owed: 'debiteuren',
  vat: 'btwAfTeDragen',
  accounts: SALES,
  text: 'Verkoopfactuur',
  sign: 1,
  highest: 250_000,
  from: 30_001,
};
const PURCHASE: Side = {
  journal: 'inkoop',
  owed: 'crediteuren',
  vat: 'btwVoorbelasting',
  accounts: COSTS,
  text: 'Inkoopfactuur',
  sign: -1,
  highest: 150_000,
  from: 60_001,
};

/**
 * Rounds of a sale, a purchase, a receipt and a payment. Nothing is kept: amounts follow from the
 * seed and the number of the round, below 0 for those of the year before.
 */
export class Rounds {
  /** Rounds between an invoice and its payment. */
  private readonly lag: number;

  constructor(
    private readonly seed: number,
    private readonly firstMonth: number,
    private readonly rounds: number,
    private readonly count: number,
  ) {
    this.lag = Math.ceil(rounds / 12);
  }

  relations(): GeneratedRelation[] {
    const of = (word: string, from: number, kind: 'C' | 'S') =>
      Array.from({ length: this.count }, (_, index) => ({
        relatie: String(from + index),
        name: `${word} ${String(index + 1)} B.V.`,
        kind,
        city: 'Utrecht',
        delay: 30,
      }));
    return [...of('Afnemer', SALE.from, 'C'), ...of('Leverancier', PURCHASE.from, 'S')];
  }

  /** The invoices that the first month pays stand open at the start. */
  opening(story: WritableYear['opening']): WritableYear['opening'] {
    const sums = new Map(story.map(({ rekening, cents }) => [rekening, cents]));
    const add = (account: AccountName, cents: number) => {
      const id = numberOf(account);
      sums.set(id, (sums.get(id) ?? 0) + cents);
    };
    for (let round = -this.lag; round < 0; round += 1) {
      for (const side of [SALE, PURCHASE]) {
        const { total } = this.invoice(side, round);
        add(side.owed, total);
        add('reserve', -total);
      }
    }
    return [...sums].map(([rekening, cents]) => ({ rekening, cents }));
  }

  *entries(journal: JournalName, month: number): Generator<GeneratedEntry, void, void> {
    if (journal !== 'verkoop' && journal !== 'inkoop' && journal !== 'bank') return;
    const first = Math.ceil(((month - 1) * this.rounds) / 12);
    const end = Math.ceil((month * this.rounds) / 12);
    const periode = addMonths(this.firstMonth, month - 1);
    const days = Array.from({ length: 28 }, (_, day) => dayIn(periode, day + 1));
    for (let round = first; round < end; round += 1) {
      // In order of the day within the month.
      const datum =
        days[Math.floor(((round - first) * 28) / (end - first))] ?? monthDays(periode).last;
      const at = { boekperiode: month, datum };
      if (journal === 'bank') {
        yield this.payment(SALE, round, at);
        yield this.payment(PURCHASE, round, at);
      } else {
        yield this.booking(journal === 'verkoop' ? SALE : PURCHASE, round, at);
      }
    }
  }

  private invoice(side: Side, round: number) {
    const { journal, accounts, sign, highest, from } = side;
    const chance = hash(this.seed + (sign === 1 ? 0 : 1), round);
    const net = 1_500 + (chance % highest);
    const vat = share(net, VAT);
    const year = Math.floor(this.firstMonth / 100) - (round < 0 ? 1 : 0);
    const number = String(round < 0 ? -round : round + 1).padStart(8, '0');
    return {
      net: sign * net,
      vat: sign * vat,
      total: sign * (net + vat),
      account: accounts[chance % accounts.length] ?? 'algemeen',
      relatie: String(from + (hash(chance, round) % this.count)),
      name: `${journal === 'verkoop' ? 'V' : 'I'}${String(year)}-${number}`,
    };
  }

  private booking(
    side: Side,
    round: number,
    at: { boekperiode: number; datum: string },
  ): GeneratedEntry {
    const { net, vat, total, account, relatie, name } = this.invoice(side, round);
    const line = (to: AccountName, cents: number, btw_cents: number | null): GeneratedLine => ({
      rekening: numberOf(to),
      cents,
      omschrijving: `${side.text} ${name}`,
      relatie,
      factuur: name,
      btw_cents,
    });
    const lines = [
      line(side.owed, total, null),
      line(account, -net, -vat),
      line(side.vat, -vat, null),
    ];
    return { journal: side.journal, boekstuk: name, ...at, lines };
  }

  private payment(
    side: Side,
    round: number,
    at: { boekperiode: number; datum: string },
  ): GeneratedEntry {
    const { total, relatie, name } = this.invoice(side, round - this.lag);
    const omschrijving = `Betaling ${name}`;
    const line = (to: AccountName, cents: number): GeneratedLine => {
      return {
        rekening: numberOf(to),
        cents,
        omschrijving,
        relatie,
        factuur: name,
        btw_cents: null,
      };
    };
    const lines = [line('bank', total), line(side.owed, -total)];
    return {
      journal: 'bank',
      boekstuk: `B${String(round + 1).padStart(8, '0')}${side.text.charAt(0)}`,
      ...at,
      lines,
    };
  }

  /** One entry with the lines that make up the number asked for. */
  remainder(count: number): GeneratedEntry {
    const datum = monthDays(addMonths(this.firstMonth, 11)).last;
    const lines = Array.from({ length: count }, (_, index) => ({
      rekening: numberOf(index === 0 ? 'algemeen' : 'kantoor'),
      cents: index === 0 ? 100 * (1 - count) : 100,
      omschrijving: 'Verdeling algemene kosten',
      relatie: null,
      factuur: null,
      btw_cents: null,
    }));
    return { journal: 'memoriaal', boekstuk: 'VERDELING', boekperiode: 12, datum, lines };
  }
}
