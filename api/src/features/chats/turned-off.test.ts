import { streamed } from '../../testing/asked.ts';
import { askingModel } from '../../testing/asking.ts';
import { followed } from '../../testing/followed.ts';
import { asks, says } from '../../testing/model-stub.ts';
import { OMZET, ONE_SALE, SOLD } from '../../testing/one-sale.ts';

describe('a model that is turned off while it answers', () => {
  const { stub, test, caller, place, organisation } = askingModel([ONE_SALE]);

  it('gets no figures any more: the grammar finishes the answer', async () => {
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let goOn: () => void = () => undefined;
    const off = new Promise<void>((resolve) => (goOn = resolve));
    stub.mind = (_, round) => {
      isAsked();
      return round === 0
        ? { steps: [{ until: off }, ...asks(OMZET).steps] }
        : says('Je verkocht voor {a1}.');
    };
    const body = { ...place, message: 'Wat was de omzet?', history: true as const };
    const { chunks } = await followed(test, caller, 'sendMessage', { body });
    await asked;
    await caller.ask('chooseAssistant', { body: { ...organisation, on: false } });
    goOn();
    const { text, about } = streamed(await chunks);
    expect(stub.requests).toHaveLength(1);
    expect(text).toContain(SOLD);
    expect(text).not.toContain('verkocht');
    expect(text).toContain('dit antwoord is zonder taalmodel gemaakt');
    expect(about).toEqual({ door: 'grammatica' });
  });
});
