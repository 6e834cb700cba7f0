import { readConfig } from '../../../config.ts';
import type { ModelFault } from '../../../model/fault.ts';
import { answerByModel } from './answer.ts';
import { Spending } from './spending.ts';

describe('a mistake of ours while a model answers', () => {
  it('is told by its kind alone, and leaves the answer to the grammar', async () => {
    const { model: config } = readConfig({
      KENGETAL_MODEL: 'groot-1',
      KENGETAL_MODEL_URL: 'https://api.modellenhuis.example/v1',
      KENGETAL_MODEL_PROVIDER: 'Modellenhuis',
      KENGETAL_MODEL_REGION: 'Zweden',
      KENGETAL_MODEL_KEEPS: 'Niets',
    });
    if (!config) throw new Error('there is no model');
    const none = () => {
      throw new Error('nothing comes this far');
    };
    const faults: ModelFault[] = [];
    let readings = 0;
    const answer = answerByModel({
      ...{ config, earlier: [], today: '2025-03-18', tell: () => undefined, keep: () => undefined },
      spending: new Spending({ isResting: false, ask: none }),
      signal: new AbortController().signal,
      asked: { message: 'Omzet?', question: undefined, before: {} },
      assistant: { understand: none, answer: none, offer: none, wordsOf: none, suggest: none },
      reading: () => {
        readings += 1;
        const what = readings === 1 ? 'omzet is undefined' : 'the grammar reads';
        return Promise.reject(new TypeError(what));
      },
      onFault: (fault) => faults.push(fault),
    });
    await expect(answer).rejects.toThrow('the grammar reads');
    expect(faults).toMatchObject([{ kind: 'failed' }]);
    expect(faults[0]?.message).not.toContain('omzet');
  });
});
