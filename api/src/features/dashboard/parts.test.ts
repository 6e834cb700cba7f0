import type { Block } from '@kengetal/contract';
import { ChangedMeanwhile } from '../../books/store/reader.ts';
import { givenUp } from '../../db/trouble.ts';
import { blocksOf, type Part } from './parts.ts';

const text = (key: string): Block => ({ kind: 'text', key, text: key, figures: {} });
const part = (key: string, make: Part['make'] = () => text(key)): Part => ({
  key,
  title: key.toUpperCase(),
  make,
});
const broken = (error: Error) => () => Promise.reject(error);

describe('parts of a page', () => {
  const told: unknown[] = [];
  const log = { error: (fields: object) => void told.push(fields) };

  it('fail by themselves, in their own place, and are told to the log', async () => {
    const error = new Error('no such luck');
    const parts = [part('a'), part('b', broken(error)), part('c', () => undefined), part('d')];
    expect(await blocksOf(parts, undefined, log)).toEqual([
      text('a'),
      { kind: 'failed', key: 'b', title: 'B' },
      text('d'),
    ]);
    expect(told).toEqual([{ err: error, part: 'b' }]);
  });

  it('can be asked for one by one', async () => {
    expect(await blocksOf([part('a'), part('b')], 'b', log)).toEqual([text('b')]);
  });

  it.each([new ChangedMeanwhile(), givenUp()])('do not keep what is of the whole: %s', (error) =>
    expect(blocksOf([part('a', broken(error))], undefined, log)).rejects.toBe(error),
  );
});
