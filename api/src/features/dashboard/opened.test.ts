import type { PageData, TextBlock } from '@kengetal/contract';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { projectWith } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { figuresIn, Opener } from '../../testing/figures.ts';

jest.setTimeout(60_000);

describe('every figure of the dashboard', () => {
  const { test, caller } = signedIn();

  /** What is wrong with the dashboard in each preset and in every n-th report. */
  async function faultsOf(files: readonly Buffer[], every: number): Promise<string[]> {
    const id = await projectWith(test, caller, files);
    const { periode_filters, reports } = await caller.ask('filters', { query: { project_id: id } });
    const opener = new Opener(caller, id);
    const faults: string[] = [];
    const chosen = reports.filter((_, index) => index % every === 0);
    for (const { periode_min, periode_max } of [...periode_filters, ...chosen]) {
      const value = [periode_min, periode_max];
      const filters = [{ column: 'periode' as const, operator: 'between' as const, value }];
      const page = await caller.ask('pages', {
        body: { project_id: id, page: 'dashboard', filters },
      });
      faults.push(...(await opener.faults(page)), ...textFaults(page));
    }
    return faults;
  }

  it('opens into what makes it up, of generated books', async () => {
    const options = { seed: 5, firstMonth: 202307, years: 2, lastMonth: 202502, scale: 0.3 };
    const files = await generatedFiles({ ...options, closingPeriod: true }, 'multivers');
    expect(await faultsOf(files, 6)).toEqual([]);
  });

  (hasRealFiles ? it : it.skip)('opens into what makes it up, of a real file', async () => {
    expect(await faultsOf([realFile('exactonline_32_2016.xaf')], 3)).toEqual([]);
  });
});

/** Links of texts that lead nowhere, or that say another amount than their figure. */
function textFaults(page: PageData): string[] {
  const texts = page.blocks.filter((block): block is TextBlock => block.kind === 'text');
  return texts.flatMap(({ text, figures }) =>
    [...text.matchAll(/\[€\s?([^\]]+)\]\(figure:(\w+)\)/g)].flatMap(
      ([link, amount = '', key = '']) => {
        const [figure] = figuresIn(figures[key]);
        const euros = Number(amount.replaceAll('.', ''));
        const cents =
          figure?.kind === 'derived'
            ? figure.value
            : figure?.kind === 'booked'
              ? figure.cents
              : NaN;
        return Math.round(Math.abs(cents) / 100) === Math.abs(euros) ? [] : [link];
      },
    ),
  );
}
