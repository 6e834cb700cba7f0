import type { SettledVat, VatRhythm } from '../../books/vat/rhythm.ts';
import type { Guess } from '../../books/legal-form.ts';

const KINDS: Readonly<Record<VatRhythm, string>> = {
  maand: 'Per maand',
  kwartaal: 'Per kwartaal',
  jaar: 'Per jaar',
};

/** How often VAT is declared, in words. */
export function vatPeriod(settled: SettledVat | null): Guess {
  if (!settled) {
    return {
      value: 'Onbekend',
      detail: 'Er is geen rekening waarop de btw-aangifte wordt geboekt.',
    };
  }
  const { rhythm, months, boekjaar, accounts } = settled;
  if (months === 0) {
    return {
      value: 'Onbekend',
      detail: `De boekingen van ${boekjaar} laten geen betaalde btw-aangifte zien.`,
    };
  }
  const names = accounts.join(', ');
  if (!rhythm) {
    return { value: 'Onbekend', detail: `De betalingen op ${names} hebben geen vast ritme.` };
  }
  const times = months === 1 ? '1 maand' : `${months} maanden`;
  return {
    value: KINDS[rhythm],
    detail: `Afgedragen in ${times} van ${boekjaar}, volgens ${names}`,
  };
}
