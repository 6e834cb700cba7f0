import { expect, test } from './fixtures/index.ts';
import { fickleNetwork } from './fixtures/lost-stream.ts';
import { expectUnderWay, expectWhole, withSlowModel } from './fixtures/mid-answer.ts';

test('an answer under way is taken up after a reload, on a page of its own', async ({ page }) => {
  const question = 'Wat was de omzet op de pagina?';
  await withSlowModel(page, 'onderweg');
  await page.goto('/chat');
  const input = page.getByRole('textbox', { name: 'Je vraag' });
  await input.fill(question);
  await input.press('Enter');
  await expectUnderWay(page);
  await page.reload();
  await expectUnderWay(page);
  await expectWhole(page, question);
});

test('an answer beside a report is taken up where its stream is lost in the middle', async ({
  page,
}) => {
  const question = 'Wat was de omzet ernaast?';
  await withSlowModel(page, 'ernaast');
  const network = await fickleNetwork(page);
  await page.goto('/rapporten');
  const main = page.getByRole('main');
  await main.getByRole('region').first().getByRole('link').first().click();
  await expect(main.getByRole('table').first()).toBeVisible();
  await page
    .getByRole('button', { name: /assistent/i })
    .first()
    .click();
  const input = page.getByRole('textbox', { name: 'Je vraag' });
  await expect(input).toBeEnabled();
  const isBack = await network.loseNext(4);
  await input.fill(question);
  await input.press('Enter');
  await isBack();
  await expectUnderWay(page);
  await expectWhole(page, question);
});
