import type { GeneratedYear } from './simulate.ts';

/** Ledger number with more digits, zeros at the end. */
export function withDigits(account_id: string, digits: number): string {
  return account_id.padEnd(digits, '0');
}

/** The same books with ledger numbers of the year's digits. */
export function renumbered(year: GeneratedYear): GeneratedYear {
  const { digits } = year;
  if (digits === 4) return year;
  const number = <T extends { account_id: string }>(item: T): T => ({
    ...item,
    account_id: withDigits(item.account_id, digits),
  });
  return {
    ...year,
    accounts: year.accounts.map(number),
    opening: year.opening.map(number),
    openItems: year.openItems.map(number),
    entries: year.entries.map((entry) => ({ ...entry, lines: entry.lines.map(number) })),
  };
}
