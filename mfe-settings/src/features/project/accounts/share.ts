import type { DerivedFigure, Figure, FigureTerm, LedgerAccount } from '@kengetal/contract';
import { valueOf } from '@kengetal/ui';

/** Cents of a figure; an absent one adds nothing. */
const centsOf = (figure: Figure): number => {
  const value = valueOf(figure);
  return value?.unit === 'cents' ? value.value : 0;
};

const sizeOf = (accounts: readonly LedgerAccount[]) =>
  accounts.reduce((sum, { bedrag }) => sum + Math.abs(centsOf(bedrag)), 0);

/** Amounts of accounts without their signs, added up; each account is a term that opens. */
function size(accounts: readonly LedgerAccount[]): DerivedFigure | null {
  const terms = accounts
    .filter(({ bedrag }) => centsOf(bedrag) !== 0)
    .map(({ rekening, naam, bedrag }): FigureTerm => {
      const factor = centsOf(bedrag) < 0 ? -1 : 1;
      return { label: `${rekening} ${naam}`, factor, part: 'teller', figure: bedrag };
    });
  if (terms.length === 0) return null;
  return { kind: 'derived', value: sizeOf(accounts), unit: 'cents', terms };
}

/**
 * Share of some accounts in the amounts of all, in hundredths of a percent, halves up. Amounts
 * count without their sign, so that debit and credit do not cancel out. Null without amounts.
 */
export function shareOf(
  part: readonly LedgerAccount[],
  all: readonly LedgerAccount[],
  label: string,
): DerivedFigure | null {
  const [over, under] = [size(part), size(all)];
  if (!over || !under) return null;
  const [teller, noemer] = [BigInt(over.value), BigInt(under.value)];
  return {
    kind: 'derived',
    value: Number((2n * 10_000n * teller + noemer) / (2n * noemer)),
    unit: 'percent',
    terms: [
      { label, factor: 1, part: 'teller', figure: over },
      { label: 'Alle rekeningen', factor: 1, part: 'noemer', figure: under },
    ],
    about: {
      label: 'Deel van de bedragen',
      explanation: 'Bedragen van de rekeningen zonder hun teken, zodat debet en credit meetellen.',
    },
  };
}
