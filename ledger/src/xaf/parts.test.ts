import { journal, read, xaf } from '../testing/reading.ts';

const SALE = (amount: string) =>
  [
    ['1000', amount, 'D'],
    ['8000', amount, 'C'],
  ] as const;

const FIRST = xaf({
  journals: `<linesCount>6</linesCount><totalDebit>6</totalDebit><totalCredit>6</totalCredit>${journal(SALE('1'))}`,
});

const next = (amount: string, comment = '') =>
  `<?xml version="1.0"?>${comment}<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><company><transactions>${journal(SALE(amount))}</transactions></company></auditfile>`;

const numbered = (number: number, total = 3) =>
  next(String(number), `<!-- Vervolgbestand ${String(number)} van ${String(total)} -->`);

const amounts = ({ lines }: Awaited<ReturnType<typeof read>>) =>
  lines.filter(({ cents }) => cents > 0).map(({ cents }) => cents);

test.each([
  ['as it should be', [FIRST, numbered(2), numbered(3)]],
  ['backwards', [numbered(3), numbered(2), FIRST]],
  ['the first in the middle', [numbered(3), FIRST, numbered(2)]],
  ['without comments, the first last', [next('2'), next('3'), FIRST]],
])('the parts of a file in any order: %s', async (_, parts) => {
  const reading = await read(...parts);
  expect(amounts(reading)).toEqual([100, 200, 300]);
  expect(reading.summary.warnings.map(({ code }) => code)).toEqual(['geen_beginbalans']);
});

test.each([
  ['the same part twice', [FIRST, numbered(2), numbered(2)], 'deel_dubbel', /twee keer/],
  ['the first part twice', [FIRST, FIRST], 'deel_dubbel', /beginnen een auditfile/],
  ['two files', [FIRST, xaf({})], 'deel_dubbel', /beginnen een auditfile/],
  ['a part twice without a comment', [FIRST, next('2'), next('2')], 'deel_dubbel', /twee keer/],
  ['a part is missing', [FIRST, numbered(3)], 'deel_ontbreekt', /deel 2 van 3/],
  ['the first is missing', [numbered(2), numbered(3)], 'deel_ontbreekt', /deel 1 van 3/],
  ['only a second part', [numbered(2, 2)], 'boekjaar_onbekend', /vervolgbestand/],
])('is refused: %s', async (_, parts, code, message) => {
  await expect(read(...parts)).rejects.toMatchObject({ code });
  await expect(read(...parts)).rejects.toThrow(message);
});

test('the first part alone is read, with a word about the others', async () => {
  const { summary } = await read(FIRST);
  const warning = summary.warnings.find(({ code }) => code === 'totalen_wijken_af');
  expect(warning?.message).toMatch(/gesplitst bestand, lees dan alle delen samen in/);
});
