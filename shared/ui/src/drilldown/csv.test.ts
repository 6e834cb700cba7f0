import { journalLine } from '../testing/fakes.ts';
import { csvName, linesToCsv } from './csv.ts';

test('lines become a file that Dutch Excel opens as it is', () => {
  const csv = linesToCsv(
    [
      journalLine({ cents: -123_450, omschrijving: 'Factuur; "spoed"', relatie_naam: 'Café Óók' }),
      journalLine({ cents: 5, omschrijving: '=SUM(A1)', boekstuk: '-1' }),
    ],
    -1,
  );
  expect(csv).toBe(
    '\uFEFFDatum;Periode;Rekening;Rekeningnaam;Dagboek;Boekstuk;Relatie;Omschrijving;Bedrag\r\n' +
      '25-03-2025;202503;4000;Lonen en salarissen;Memoriaal;2025-12;Café Óók;"Factuur; ""spoed""";1234,50\r\n' +
      "25-03-2025;202503;4000;Lonen en salarissen;Memoriaal;'-1;;'=SUM(A1);-0,05\r\n",
  );
});

test('a file is called after the figure', () => {
  expect(csvName('Resultaat vóór belasting')).toBe('resultaat-voor-belasting.csv');
  expect(csvName('%')).toBe('boekingen.csv');
});
