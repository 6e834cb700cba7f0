import { auditfiles, type Dialect, type GeneratedYear } from '@kengetal/generator';
import { valueOf } from '../../books/figures/values.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { Looking, rowOf } from './testing/looking.ts';

jest.setTimeout(60_000);

const OPTIONS = { seed: 11, firstMonth: 202401, years: 1, varied: true } as const;

/** Base and VAT as the firm did business, credit positive for what is sold and debit for what is bought. */
function expectedOf({ entries }: GeneratedYear) {
  const lines = entries
    .flatMap((entry) => entry.lines)
    .filter(({ btw_cents }) => btw_cents !== null);
  const sum = (
    wanted: (kind: string, isSold: boolean) => boolean,
    sign: 1 | -1,
  ): [base: number, vat: number] => {
    const own = lines.filter(({ vat = 'hoog', rekening }) => wanted(vat, rekening.startsWith('8')));
    const total = (of: (line: (typeof own)[number]) => number) =>
      sign * own.reduce((all, line) => all + of(line), 0);
    return [total(({ cents }) => cents), total(({ btw_cents }) => btw_cents ?? 0)];
  };
  return {
    '1a': sum((kind, isSold) => isSold && kind === 'hoog', -1),
    '1b': sum((kind, isSold) => isSold && kind === 'laag', -1),
    '1e': [sum((kind, isSold) => isSold && kind === 'geen', -1)[0], undefined],
    '2a': sum((kind, isSold) => !isSold && kind === 'verlegd', 1),
    '5b': [undefined, sum((_, isSold) => !isSold, 1)[1]],
  };
}

/** What each return came out lower for being in whole euros. */
const roundedOff = ({ entries }: GeneratedYear) =>
  entries
    .flatMap(({ lines }) => lines)
    .filter(({ rekening, omschrijving }) => rekening === '4980' && omschrijving === 'Btw-aangifte')
    .map(({ cents }) => 0 - cents);

describe('VAT of made-up books', () => {
  const { test, caller } = signedIn();

  it.each<Dialect>(['exact', 'eboekhouden', 'afas', 'plain_4.0'])(
    'written by %s is in the boxes of what was sold and bought, and its returns in their quarters',
    async (dialect) => {
      const [file] = auditfiles(OPTIONS, dialect);
      if (!file) throw new Error('nothing generated');
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.bytes) chunks.push(chunk);
      const looking = await Looking.at(test, caller, [Buffer.concat(chunks)]);
      const page = await looking.component('btw', await looking.report('Boekjaar 2024'));
      const boxes = Object.entries(expectedOf(file.year)).map(([box, expected]) => [
        box,
        rowOf(page, box).map(valueOf),
        expected,
      ]);
      for (const [, shown, expected] of boxes) expect(shown).toEqual(expected);

      const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
      expect(items.map(({ label, detail }) => [label, detail])).toEqual([
        ['Nog te betalen', '4e kwartaal 2024, uiterlijk 31 januari 2025'],
        ['Btw over 2024', undefined],
        ['Daarvan afgedragen', '3 van 4 kwartalen'],
        ['Stand van de btw-rekeningen', 'eind december 2024'],
      ]);
      // Three quarters were filed and paid in whole euros, and the fourth is filed: the accounts
      // stand at what is left of it in whole euros.
      const [left, , , standing] = items.map(({ figure }) => valueOf(figure));
      const rounded = roundedOff(file.year).at(-1) ?? 0;
      expect(rounded).toBeGreaterThan(0);
      expect(left).toBe((standing ?? 0) + rounded);
      const alike = page.blocks.find(({ key }) => key === 'aangiften_gelijk');
      expect(alike).toMatchObject({
        text: expect.stringMatching(/^3 van de 3 afgedragen/) as string,
      });
      expect(await new Opener(caller, looking.projectId).faults(page)).toEqual([]);
    },
  );
});
