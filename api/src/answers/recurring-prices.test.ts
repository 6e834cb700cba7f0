import type { Figure } from '@kengetal/contract';
import { changesOf, priceOf } from './recurring-prices.ts';
import type { AnsweredSeries } from './sources.ts';
import { Telling } from './telling.ts';

const euros = (amount: number): Figure => ({
  ...{ kind: 'derived', unit: 'cents', value: amount * 100, terms: [] },
  about: { label: 'Bedrag', explanation: '' },
});
const series: AnsweredSeries['series'][number] = {
  ...{ name: 'KPN', relatie: '1', rekening: '4310', frequency: 'maandelijks', perYear: 12 },
  ...{ amount: euros(122), amounts: 'trede', next: null },
  prices: [
    { periode: 202301, figure: euros(90) },
    { periode: 202401, figure: euros(100) },
    { periode: 202506, figure: euros(122) },
  ],
};
const told = (at: number) => {
  const telling = new Telling();
  const text = priceOf(telling, series, { periode_min: at, periode_max: at });
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('\u00a0', ' ');
};

test('a price is told beside what it was then, in percent of that', () => {
  // (122 - 100) / 100, and (122 - 90) / 90.
  expect(told(202412)).toBe('KPN: sinds juni 2025 € 122,00, in december 2024 € 100,00: 22,0%.');
  expect(told(202312)).toBe('KPN: sinds juni 2025 € 122,00, in december 2023 € 90,00: 35,6%.');
});

test('a price that is the same is told once', () => {
  expect(told(202507)).toBe('KPN: € 122,00, net als in juli 2025.');
});

test('of a period the prices are told that changed in it', () => {
  const in2024 = { periode_min: 202401, periode_max: 202412 };
  expect(changesOf(series, in2024)).toEqual([
    { periode: 202401, figure: euros(100), before: euros(90) },
  ]);
  expect(changesOf(series, { periode_min: 202301, periode_max: 202312 })).toEqual([]);
  expect(changesOf(series, undefined).map(({ periode }) => periode)).toEqual([202506, 202401]);
});
