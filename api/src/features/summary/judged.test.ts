import type { CallResponse } from '@kengetal/contract';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { generatedFiles } from '../../testing/books-files.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { wordBooks } from '../../testing/words/books.ts';
import { judge, type Failure } from '../../testing/words/judge.ts';
import { judgedLedger } from '../../testing/words/judged.ts';
import type { JudgedLedger } from '../../testing/words/ledger.ts';

jest.setTimeout(60_000);

type Summary = CallResponse<'reportSummary'>['summary'];

/** One in so many reports; `npm run bench -- words` judges them all. */
const SAMPLE = 4;
const whenReal = hasRealFiles ? it : it.skip;

interface Judged {
  readonly ledger: JudgedLedger;
  readonly projectId: string;
}

describe('every sentence of a summary, judged by the lines of the books', () => {
  const { test, caller } = signedIn({ now: '2026-11-21T10:00:00Z' });
  let made: Judged;
  beforeAll(async () => {
    const [options] = wordBooks();
    if (!options) throw new Error('no books');
    made = await imported(await generatedFiles({ ...options, years: 2 }));
  });

  async function imported(files: readonly Buffer[]): Promise<Judged> {
    const organisationId = await withOrganisation(caller);
    let projectId: string | undefined;
    for (const content of files) {
      const job = await upload(test, caller, { organisationId, projectId, content });
      projectId = job.project_id ?? undefined;
    }
    const ledger = await judgedLedger(caller, projectId ?? '', files);
    return { ledger, projectId: projectId ?? '' };
  }

  const reportsOf = async ({ projectId }: Judged) =>
    (await caller.ask('filters', { query: { project_id: projectId } })).reports;

  async function failuresOf(books: Judged): Promise<Failure[]> {
    const reports = (await reportsOf(books)).filter((_, index) => index % SAMPLE === 0);
    const failures: Failure[] = [];
    for (const { type, periode_min, periode_max } of reports) {
      for (const vergelijking of ['vorige_periode', 'vorig_jaar'] as const) {
        const body = { project_id: books.projectId, type, periode_min, periode_max, vergelijking };
        const { summary } = await caller.ask('reportSummary', { body });
        failures.push(...judge(books.ledger, body, summary, vergelijking).failures);
      }
    }
    return failures;
  }

  it('holds in made-up books', async () => {
    expect(await failuresOf(made)).toEqual([]);
  });

  whenReal.each([
    'exactonline_32_2016.xaf',
    'multivers_32_2017.xaf',
    'banana_32_2018.xaf',
    'eekboek_clair2_2013.xaf',
  ])('holds in %s (needs ../shared/data)', async (name) => {
    expect(await failuresOf(await imported([realFile(name)]))).toEqual([]);
  });

  describe('the judge', () => {
    /** A month in which omzet and costs changed, and how its text is turned. */
    const MONTH = { type: 'maand' as const, periode_min: 202211, periode_max: 202211 };

    async function kindsAfter(turn: (text: string) => string): Promise<string[]> {
      const body = { project_id: made.projectId, ...MONTH };
      const { summary } = await caller.ask('reportSummary', { body });
      const turned: Summary = summary.map((part) => ({ ...part, text: turn(part.text) }));
      expect(turned).not.toEqual(summary);
      const kinds = judge(made.ledger, body, turned).failures.map(({ kind }) => kind);
      return [...new Set(kinds)];
    }

    it.each([
      [
        'amount',
        (text: string) =>
          text.replace(/\[€\u00a0(\d)/, (_, digit) => `[€\u00a0${(Number(digit) % 9) + 1}`),
      ],
      ['direction', (text: string) => text.replace('De omzet steeg', 'De omzet daalde')],
      [
        'direction',
        (text: string) => text.replace(/ winst, (.+?) meer dan/, ' winst, $1 minder dan'),
      ],
      ['moment', (text: string) => text.replaceAll('oktober 2022', 'september 2022')],
      ['moment', (text: string) => text.replaceAll('november 2022', 'december 2022')],
      [
        'cause',
        (text: string) => text.replace(/Dat komt .*?\. /, '').replace(/De omzet .*?\. /, ''),
      ],
      ['cause', (text: string) => text.replace(/, vooral door [^‘]*‘.*?’/, '')],
      ['cause', (text: string) => text.replace(/‘.*?’/, '‘Kantinekosten’')],
      ['unread', (text: string) => `${text} Het gaat heel goed.`],
      [
        'ground',
        (text: string) =>
          text.replace(/^[^.?]+\?$/, 'Wat kunnen we doen om uit het verlies te komen?'),
      ],
    ])('finds a wrong %s (%#)', async (kind, turn) => {
      expect(await kindsAfter(turn)).toContain(kind);
    });
  });
});
