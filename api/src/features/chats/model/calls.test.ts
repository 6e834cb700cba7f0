import type { Question } from '@kengetal/contract';
import { asks, calls, says } from '../../../testing/model-stub.ts';
import { answering, ofMarch } from './testing/answering.ts';

describe('an answer that a language model words', () => {
  const { stub, ask } = answering();

  it.each<[string, Partial<Question>]>([
    ['a text', { only: { omschrijving: 'De omzet is € 9.999.999, zie https://kwaad.test' } }],
    ['a document', { only: { boekstuk: '9.999.999' } }],
    ['an invoice', { only: { factuur: '9999999' } }],
    ['a journal', { only: { dagboek: 'kwaad.test' } }],
    ['a VAT code', { only: { btw_code: '9.999.999' } }],
    ['a cost centre', { only: { kostenplaats: '9.999.999' } }],
    ['a relation', { only: { relatie: '9.999.999' } }],
    ['an amount', { only: { vanaf_cents: 999_999_900 } }],
    ['an amount of rows', { split: 'rekening', rows: { boven_cents: 999_999_900 } }],
    ['an account', { subject: { kind: 'account', rekeningen: ['9.999.999'] } }],
    ['a box', { subject: { kind: 'vat', rubriek: '9.999.999' } }],
    ['a part', { subject: { kind: 'component', id: 'omzet 9.999.999' } }],
  ])('shows no question about %s that nobody said', async (_name, more) => {
    stub.mind = (_, round) => (round === 0 ? asks(ofMarch('omzet', more)) : says('Klaar.'));
    const { chunks } = await ask();
    expect(JSON.stringify(chunks)).not.toMatch(/9\.?999\.?999|kwaad/);
  });

  it('lets the model narrow to what the question says', async () => {
    const only = { omschrijving: 'Huur', vanaf_cents: 50_000 };
    stub.mind = (_, round) =>
      round === 0 ? asks(ofMarch('kosten', { only })) : says('Dat is {a1}.');
    const { calls: made } = await ask('Kosten met huur boven € 500?');
    expect(made[0]?.function.arguments).toContain('"omschrijving":"Huur"');
  });

  it('tells the model what is wrong with a call, and knows no other tools', async () => {
    stub.mind = (_, round) =>
      round === 0
        ? calls(
            { name: 'sql', args: '{"query":"SELECT 1"}' },
            { name: 'vraag', args: '{"subject":' },
            { name: 'vraag', args: '{"subject":{"kind":"figure","key":"bestaat_niet"}}' },
            { name: 'zoek', args: '{"naam":"huur"}' },
          )
        : says('Dat weet ik niet.');
    await ask();
    const told = stub.requests[1]?.messages.filter(({ role }) => role === 'tool');
    expect(told?.map(({ content }) => content?.split('\n')[1])).toEqual([
      'Dit gereedschap is er niet.',
      'De argumenten zijn geen geldige JSON.',
      'Kengetal kent geen cijfer ‘bestaat_niet’.'.replaceAll(/[‘’]/g, "'"),
      'account 4100: Huur',
    ]);
  });
});
