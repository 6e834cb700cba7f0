import { dayIn } from '@kengetal/ledger';
import type { AccountName } from './chart.ts';
import { risen, type Month } from './month.ts';
import { bookBill } from './purchases.ts';
import { share } from './random.ts';
import type { SupplierName } from './relations.ts';
import { bookInvoice } from './sales.ts';

type AssetKind = 'machines' | 'autos' | 'inventaris';

/** Something that is worked with for years. */
export interface Asset {
  readonly kind: AssetKind;
  readonly name: string;
  readonly cost: number;
  /** What it is thought to bring in the end. */
  readonly residual: number;
  /** Months over which it is written off. */
  readonly life: number;
  /** Months that it has been written off for. */
  readonly used: number;
  /** Months that it is worked with after it was written off. */
  readonly after: number;
}

interface KindOfAsset {
  readonly writtenOff: AccountName;
  readonly cost: AccountName;
  readonly supplier: SupplierName;
}

const KINDS: Readonly<Record<AssetKind, KindOfAsset>> = {
  machines: {
    writtenOff: 'machinesAfschrijving',
    cost: 'afschrijvingMachines',
    supplier: 'groothandel',
  },
  autos: { writtenOff: 'autosAfschrijving', cost: 'afschrijvingAutos', supplier: 'autodealer' },
  inventaris: {
    writtenOff: 'inventarisAfschrijving',
    cost: 'afschrijvingInventaris',
    supplier: 'kantoor',
  },
};
const KIND_NAMES = ['machines', 'autos', 'inventaris'] as const satisfies readonly AssetKind[];

/** What prices rise in a year, in hundredths of a percent, and what they are rounded to. */
const RISE = 200;
const ROUND = 6_000;

/**
 * The register of fixed assets: each is written off month by month to what it will bring, is worked
 * with a little longer, and then makes way for a new one. What is worth something is sold, the rest
 * is scrapped.
 */
export class Assets {
  constructor(private assets: readonly Asset[]) {}

  /** What was paid for them and what was written off, by account. */
  balances(): [AccountName, number][] {
    return KIND_NAMES.flatMap((kind): [AccountName, number][] => {
      const own = this.assets.filter((asset) => asset.kind === kind);
      if (own.length === 0) return [];
      const sum = (of: (asset: Asset) => number) =>
        own.reduce((total, asset) => total + of(asset), 0);
      return [
        [kind, sum(({ cost }) => cost)],
        [KINDS[kind].writtenOff, -sum((asset) => writtenOff(asset))],
      ];
    });
  }

  /** Writes off a month, on its last day, and replaces what has served its time. */
  bookMonth(month: Month): void {
    this.assets = this.assets.map((asset) =>
      asset.used >= asset.life + asset.after && !month.uneventful ? renew(month, asset) : asset,
    );
    const { books, periode, number } = month;
    for (const kind of KIND_NAMES) {
      const own = this.assets.filter((asset) => asset.kind === kind);
      const cents = own.reduce(
        (total, asset) => total + writtenOff(asset, asset.used + 1) - writtenOff(asset),
        0,
      );
      books.post('memoriaal', number, dayIn(periode, 31), 'Afschrijving', [
        { account: KINDS[kind].cost, cents },
        { account: KINDS[kind].writtenOff, cents: -cents },
      ]);
    }
    this.assets = this.assets.map((asset) => ({ ...asset, used: asset.used + 1 }));
  }
}

/** Written off in a number of months: in equal parts, never below what it will bring. */
function writtenOff({ cost, residual, life, used }: Asset, months = used): number {
  return Math.floor(((cost - residual) * Math.min(months, life)) / life);
}

/** Buys the next one, then disposes of the old. @returns the new asset */
function renew(month: Month, old: Asset): Asset {
  const { random } = month;
  const years = Math.round(old.life / 12);
  const dearer = (cents: number) => Math.round(risen(cents, RISE, years) / ROUND) * ROUND;
  const asset: Asset = {
    ...old,
    cost: dearer(old.cost),
    residual: dearer(old.residual),
    used: 0,
    after: random.whole(0, 4),
  };
  const { supplier } = KINDS[old.kind];
  bookBill(month, supplier, old.kind, asset.cost, random.whole(5, 20), old.name, true);
  dispose(month, old);
  return asset;
}

/** Takes an asset off the books; what it was still worth comes off what it is sold for. */
function dispose(month: Month, asset: Asset): void {
  const { books, random, relations, number, periode } = month;
  const { kind, name, cost, residual } = asset;
  const isSold = residual > 0;
  if (isSold) {
    const price = share(residual, random.whole(7_000, 13_500));
    const customer = random.pick(relations.customers);
    bookInvoice(month, customer, 'boekresultaat', price, 22, `Verkoop ${name.toLowerCase()}`);
  }
  const text = `${isSold ? 'Verkocht' : 'Buiten gebruik'}: ${name.toLowerCase()}`;
  const off = writtenOff(asset);
  books.post('memoriaal', number, dayIn(periode, 22), text, [
    { account: KINDS[kind].writtenOff, cents: off },
    { account: 'boekresultaat', cents: cost - off },
    { account: kind, cents: -cost },
  ]);
}
