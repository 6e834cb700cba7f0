import { askingModel } from '../../../testing/asking.ts';
import { asks, pieces, says, stop, type Mind } from '../../../testing/model-stub.ts';
import { OMZET, ONE_SALE, SOLD } from '../../../testing/one-sale.ts';

const SILENT = 'Het taalmodel zei zelf niets; dit antwoord is zonder taalmodel gemaakt.';
const CUT_SHORT = 'Het taalmodel hield hier op: zijn antwoord werd te lang.';

describe('a model that does not come to an end of its own', () => {
  const { stub, ask, use } = askingModel([ONE_SALE]);
  const broken = async () => (await use()).broken;

  it.each<[string, Mind]>([
    ['asks the same in all its rounds', () => asks(OMZET)],
    ['asks it three times at once', ({ mayCall }) => (mayCall ? asks(OMZET, OMZET) : says(''))],
    ['thinks without end', (_, round) => (round === 0 ? asks(OMZET) : says('<think>Hm. En nu?'))],
    ['says nothing', (_, round) => (round === 0 ? asks(OMZET) : says(''))],
  ])('has what was found told once, says so and is counted: %s', async (_, mind) => {
    const before = await broken();
    stub.mind = mind;
    const { text, about, calls } = await ask();
    expect(text).toBe(`Omzet, 1e kwartaal 2024: ${SOLD}.\n\n${SILENT}`);
    expect(about).toEqual({ door: 'grammatica' });
    expect(calls.filter(({ function: { name } }) => name === 'vraag')).toHaveLength(1);
    expect(await broken()).toBe(before + 1);
  });

  it.each([
    [
      'De omzet was {a1}.\nDat komt door:\n- de klanten\n- de pr',
      '\nDat komt door:\n- de klanten\n',
    ],
    ['De omzet was {a1}. En verder was', ''],
  ])('says that it was cut off for its length, and is counted: %s', async (words, rest) => {
    const before = await broken();
    stub.mind = (_, round) =>
      round === 0 ? asks(OMZET) : { steps: [...pieces(words), ...stop('length')] };
    const { text, about } = await ask();
    expect(text).toBe(`De omzet was ${SOLD} (1e kwartaal 2024).${rest}\n\n${CUT_SHORT}`);
    expect(about).toEqual({ door: 'model' });
    expect(await broken()).toBe(before + 1);
  });
});
