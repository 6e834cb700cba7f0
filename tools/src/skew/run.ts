import { chromium, type Browser, type Page } from '@playwright/test';
import { registryEntrySchema } from '@kengetal/contract/remote';
import type { Count } from '../commands/steps.ts';
import { combinationsOf, registryOf, type Age, type Combination } from './combinations.ts';
import { look, type Seen } from './look.ts';
import { PREVIOUS, previousBuild } from './previous-build.ts';
import { HEADING, figuresOf, lineOf, titleOf, type Outcome } from './print.ts';
import { openStage, type Stage } from './stage.ts';

const PERSON = 'beheerder@voorbeeld.nl';
const WITHIN_MS = 30_000;

/**
 * Runs the remotes of the release before this one in the shell of now, and those of now in the shell
 * of before, in a real browser: each works, or is refused in words before its code is fetched. Of the
 * combinations those whose title holds each of `kinds`. The figures count remotes in a shell.
 */
export async function runSkew(folder: string, kinds: readonly string[] = []): Promise<Count> {
  const report = (line: string) => console.log(line);
  const previous = await previousBuild(report);
  if (!previous) {
    report(
      `De commit ${PREVIOUS.slice(0, 8)} is niet in deze kopie, zoals zonder geschiedenis: niets gedaan.`,
    );
    return { passed: 0, failed: 0, skipped: 1, figures: figuresOf([]) };
  }
  const stage = await openStage(previous, folder, report);
  try {
    report(`\nVorige uitgave: ${previous.commit.slice(0, 7)}\n${HEADING}`);
    const outcomes = await seenIn(stage, kinds, report);
    const figures = figuresOf(outcomes);
    const { cases, failed } = figures;
    return { passed: cases - failed, failed, skipped: 0, figures };
  } finally {
    await stage.close();
  }
}

async function seenIn(
  stage: Stage,
  kinds: readonly string[],
  report: (line: string) => void,
): Promise<Outcome[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const pages: Partial<Record<Age, Page>> = {};
    const outcomes: Outcome[] = [];
    for (const combination of combinationsOf(stage.releases)) {
      if (!kinds.every((kind) => titleOf(combination).includes(kind))) continue;
      const { shell, registry } = combination;
      const page = (pages[shell] ??= await signedIn(browser, stage, shell));
      await stage.show(shell, registry);
      for (const outcome of await seenOf(page, stage.origin, combination)) {
        report(lineOf(outcome));
        outcomes.push(outcome);
      }
    }
    return outcomes;
  } finally {
    await browser.close();
  }
}

async function seenOf(page: Page, origin: string, combination: Combination): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const remote of combination.remotes) {
    const entry = registryEntrySchema.parse(combination.registry.remotes[remote]);
    const seen = await look(page, origin, entry);
    const failed = !isRight(seen, combination);
    outcomes.push({ combination, remote, version: entry.current.release.version, seen, failed });
  }
  return outcomes;
}

const isRight = ({ outcome }: Seen, { mustRefuse }: Combination): boolean =>
  mustRefuse ? outcome === 'refused' : outcome !== 'fails';

/** Each shell signs in by itself, with its own remotes, in a browser that knew nobody. */
async function signedIn(browser: Browser, stage: Stage, shell: Age): Promise<Page> {
  await stage.show(shell, registryOf(stage.releases[shell]));
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(stage.origin);
  await page.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' }).click();
  await page.getByRole('button', { name: PERSON }).click();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.waitFor({ timeout: WITHIN_MS });
  return page;
}
