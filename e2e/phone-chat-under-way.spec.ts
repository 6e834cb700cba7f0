import { test } from './fixtures/index.ts';
import { fickleNetwork } from './fixtures/lost-stream.ts';
import { expectUnderWay, expectWhole, withSlowModel } from './fixtures/mid-answer.ts';

test('on a phone an answer under way is taken up after a lost network and a reload', async ({
  page,
}) => {
  const question = 'Wat was de omzet op de telefoon?';
  await withSlowModel(page, 'telefoon');
  const network = await fickleNetwork(page);
  await page.goto('/chat');
  const isBack = await network.loseNext(4);
  await page.getByRole('textbox', { name: 'Je vraag' }).fill(question);
  await page.getByRole('button', { name: 'Versturen' }).tap();
  await isBack();
  await expectUnderWay(page);
  await page.reload();
  await expectUnderWay(page);
  await expectWhole(page, question);
});
