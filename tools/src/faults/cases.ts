import { REACHED } from './remotes.ts';

/** Files of a remote, as the shell comes to them. */
export const FILES = ['entry', 'exposed', 'lazy', 'styles', 'late', 'late-styles'] as const;
export type FileKind = (typeof FILES)[number];

/** What a network or a server does to a file. */
export const DAMAGES = [
  'refused',
  '500',
  'html',
  'garbage',
  'hangs',
  'cut off',
  'tampered',
] as const;
export type Damage = (typeof DAMAGES)[number];

/** What the code of a release does wrong. */
export const MISTAKES = [
  'evaluation',
  'render',
  'effect',
  'suspense',
  'loop',
  'handler',
  'rejection',
] as const;
export type Mistake = (typeof MISTAKES)[number];

/**
 * What a person sees: a panel in place of the screen, which with a previous release gives way to
 * that; a line in place of the part alone; or nothing, and the operator is told.
 */
export type Seen = 'panel' | 'part' | 'report';

export interface Expectation {
  readonly sees: Seen;
  /** At the latest so long after the screen was asked for, or after the click. */
  readonly withinMs: number;
}

/** Twice the current release and once the one before it, 8 seconds each (design §3). */
const ALL_TRIES_MS = 24_000;
/** What fails by itself is there much sooner than what must be given up. */
const SOON_MS = 8_000;

/** Before a screen stands its place fails, whatever file it is; after that the part alone. */
export function expectedOfFile(file: FileKind, damage: Damage): Expectation {
  const sees = file === 'late' || file === 'late-styles' ? 'part' : 'panel';
  const hanging = sees === 'part' ? SOON_MS : ALL_TRIES_MS;
  return { sees, withinMs: damage === 'hangs' ? hanging : SOON_MS };
}

type When = 'at once' | 'by a click';

/** Of each mistake, made while the screen comes up and made when it stands. */
export const EXPECTED_OF_MISTAKES: Readonly<Record<Mistake, Partial<Record<When, Expectation>>>> = {
  evaluation: { 'at once': { sees: 'panel', withinMs: SOON_MS } },
  render: both('panel', SOON_MS),
  effect: both('panel', SOON_MS),
  loop: both('panel', SOON_MS),
  suspense: {
    'at once': { sees: 'panel', withinMs: ALL_TRIES_MS },
    'by a click': { sees: 'panel', withinMs: SOON_MS },
  },
  handler: { 'by a click': { sees: 'report', withinMs: SOON_MS } },
  rejection: { 'by a click': { sees: 'report', withinMs: SOON_MS } },
};

function both(sees: Seen, withinMs: number): Record<When, Expectation> {
  return { 'at once': { sees, withinMs }, 'by a click': { sees, withinMs } };
}

/** Remotes share the thread of the page: what never gives it back holds up everything. */
export const NOT_CAUGHT = [
  'een lus zonder einde in de code van een onderdeel',
  'een effect dat telkens om een nieuwe weergave vraagt (React stopt dat alleen tijdens de weergave)',
];

interface Common {
  readonly part: string;
  readonly expected: Expectation;
}
export type FileCase = Common & { readonly file: FileKind; readonly damage: Damage };
export type MistakeCase = Common & { readonly mistake: Mistake; readonly when: When };
export type Case = FileCase | MistakeCase;

/** Remotes whose first screen draws charts, the code of which comes when it stands. */
const WITH_LATE_CODE: readonly string[] = ['mfe-dashboard', 'mfe-analytics'];

export const CASES: readonly Case[] = REACHED.flatMap(({ part }) => [
  ...FILES.filter((file) => !file.startsWith('late') || WITH_LATE_CODE.includes(part)).flatMap(
    (file) =>
      DAMAGES.map((damage) => ({ part, file, damage, expected: expectedOfFile(file, damage) })),
  ),
  ...MISTAKES.flatMap((mistake) =>
    (['at once', 'by a click'] as const).flatMap((when) => {
      const expected = EXPECTED_OF_MISTAKES[mistake][when];
      return expected ? [{ part, mistake, when, expected }] : [];
    }),
  ),
]);

export const nameOf = (one: Case): string =>
  'file' in one
    ? `${one.part} · ${one.file} · ${one.damage}`
    : `${one.part} · ${one.mistake} · ${one.when}`;
