import { isOutOfMemory } from '../../../threads.ts';
import type { Slice } from './slice.ts';
import { startColumnsThread } from './thread.ts';

const LINES = 20_000;
const LENGTH = 500;

/** The next lines of one entry each, with descriptions that no two lines share. */
function sliceFrom(first: number): Slice {
  const lines = Array.from({ length: LINES }, (_, index) => first + index);
  const each = (text: string) => lines.map(() => text).join(',');
  const texts = lines.map((line) => String(line).padEnd(LENGTH, 'x')).join('');
  const sizes = each(String(LENGTH));
  return {
    ...{ entry_no: lines.join(','), line_no: each('1'), cents: each('1'), soort: each('mutatie') },
    ...{ datum: each('2024-01-10'), periode: each('202401') },
    ...{ rekening: lines.map(() => '1').join(''), rekening_sizes: each('1') },
    ...{ woorden: texts, woorden_sizes: sizes, zoek: texts, zoek_sizes: sizes },
  };
}

it('columns of more text than their thread has memory for end that thread alone', async () => {
  const slices = 10;
  const source = { source_no: 1, import_id: '', boekjaar: '2024', first: 0, end: slices * LINES };
  const thread = startColumnsThread({ sources: [source], accounts: ['1'] }, 32);
  const load = async () => {
    for (let place = 0; place < slices; place += 1) await thread.add(sliceFrom(place * LINES));
  };
  const failed = await load().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isOutOfMemory(failed)).toBe(true);
  await thread.close();
});
