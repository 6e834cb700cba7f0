import { expectedOf, hasRealFiles, realFile } from '../testing/real-files.ts';
import { read } from '../testing/reading.ts';
import { detectRecurring, type RecurringLine, type RecurringSeries } from './index.ts';
import { wrongEvidence } from '../testing/recurring.ts';

interface Expected {
  readonly recurring_fixed: readonly { account: string; relation: string; n: number }[];
}

/** The profit-and-loss lines of a real file, and the series in them. */
async function seriesOf(
  name: string,
): Promise<{ lines: RecurringLine[]; found: RecurringSeries[] }> {
  const { accounts, lines: all } = await read(realFile(`${name}.xaf`));
  const movements = all.filter(({ soort }) => soort === 'mutatie');
  const days = movements.map(({ datum }) => datum).sort();
  const lines = movements
    .filter(({ rekening }) => accounts.get(rekening)?.type === 'resultaat')
    .map((line) => ({
      ...line,
      tegenpartij: line.tegenpartij,
      tegenpartij_naam: line.tegenpartij_naam,
    }));
  const span = { first: days[0] ?? '', last: days[days.length - 1] ?? '' };
  return { lines, found: detectRecurring(lines, span) };
}

const described = ({ rhythm, amounts, certainty, occurrences }: RecurringSeries) => ({
  cadence: rhythm.cadence,
  fixed: amounts.kind !== 'variabel',
  certainty,
  times: occurrences.length,
  usual: Math.abs(occurrences[amounts.usual]?.cents ?? 0),
});
const CERTAIN = { fixed: true, certainty: 'zeker' };

(hasRealFiles ? describe : describe.skip)('recurring series of real files', () => {
  it('AFAS: those that were checked by hand, and all that a strict rule calls fixed', async () => {
    const { lines, found } = await seriesOf('afas_32_2016_rebuilt');
    const of = (relation: string, account: string) => {
      const series = found.filter(
        (one) => one.tegenpartij_naam === relation && one.rekening === account,
      );
      return series.map(described);
    };
    const monthly = { ...CERTAIN, cadence: 'maandelijks', times: 12 };
    const quarterly = { ...CERTAIN, cadence: 'kwartaal', times: 4 };
    // Amounts by facts of the file: medians 41,671.22 and 1,301.00, the others always the same.
    expect(of('Lease Plan Nederland N.V.', '4410')).toEqual([{ ...monthly, usual: 4_167_122 }]);
    expect(of('ENECO Energie Services B.V.', '4250')).toEqual([{ ...monthly, usual: 130_100 }]);
    expect(of('EnYoi Holding B.V.', '4940')).toEqual([{ ...monthly, usual: 2_000_000 }]);
    expect(of('Centraal Beheer Achmea', '4440')).toEqual([{ ...quarterly, usual: 120_800 }]);
    expect(of('Wegener Publicatie Services', '4510')).toEqual([{ ...quarterly, usual: 26_510 }]);
    const party = found.filter(({ rekening }) => rekening === '4095').map(described);
    expect(party).toEqual([{ ...monthly, usual: 120_000 }]);
    expect(of("Niessink's Handelsmaatschappij B.V.", '8091')).toEqual([
      { ...monthly, usual: 2_995 },
    ]);

    const { recurring_fixed } = expectedOf<Expected>('recurring_afas_32_2016_rebuilt.xaf.json');
    const missing = recurring_fixed.filter(
      ({ account, relation }) =>
        !found.some(
          (one) =>
            one.rekening === account &&
            (one.tegenpartij_naam ?? '') === relation &&
            one.amounts.kind !== 'variabel',
        ),
    );
    expect(missing).toEqual([]);
    expect(found.flatMap((one) => wrongEvidence(lines, one))).toEqual([]);
  });

  it('EekBoek: a double in December, two-monthly telephone, the fee of the bank', async () => {
    const { found } = await seriesOf('eekboek_clair2_2013');
    expect(found.map((one) => [one.tegenpartij, described(one)])).toEqual(
      expect.arrayContaining([
        ['XS4ALL', { ...CERTAIN, cadence: 'maandelijks', times: 12, usual: 1_884 }],
        ['KPN', { ...CERTAIN, cadence: 'tweemaandelijks', times: 6, usual: 8_448 }],
        [null, { ...CERTAIN, cadence: 'maandelijks', times: 12, usual: 270 }],
      ]),
    );
    const internet = found.find(({ tegenpartij }) => tegenpartij === 'XS4ALL');
    const doubles = internet?.occurrences.flatMap((one) => one.doubles.map(({ datum }) => datum));
    expect(doubles).toEqual(['2013-12-07']);
    expect(found).toHaveLength(3);
  });

  it.each(['multivers_32_2017', 'exactonline_32_2016'])('%s: nothing certain', async (name) => {
    const { found } = await seriesOf(name);
    expect(found.filter(({ certainty }) => certainty !== 'onzeker')).toEqual([]);
  });
});
