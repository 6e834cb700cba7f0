import type { ModelFault } from '../../../model/fault.ts';
import { answerByModel, type ModelTurn } from './answer.ts';
import { Spending } from './spending.ts';

describe('a mistake of ours while a model answers', () => {
  it('is told by its kind alone, and leaves the answer to the grammar', async () => {
    const faults: ModelFault[] = [];
    let readings = 0;
    const turn = {
      config: { answerMs: 1_000 },
      spending: new Spending({ isResting: false, ask: () => Promise.reject(new Error()) as never }),
      signal: new AbortController().signal,
      asked: { message: 'Omzet?', before: {} },
      tell: () => undefined,
      reading: () => {
        readings += 1;
        if (readings === 1) throw new TypeError('omzet is undefined');
        return Promise.resolve();
      },
      onFault: (fault: ModelFault) => faults.push(fault),
    };
    expect(await answerByModel(turn as unknown as ModelTurn)).toBe(false);
    expect(readings).toBe(2);
    expect(faults).toMatchObject([{ kind: 'failed' }]);
    expect(faults[0]?.message).not.toContain('omzet');
  });
});
