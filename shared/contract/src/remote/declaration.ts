import * as z from 'zod/mini';

/** Raised when shell and remotes can no longer understand each other; additive changes keep it. */
export const CONTRACT_NUMBER = 1;

/** Names of the five remotes; the paths of design §2 are reserved for them. */
export const REMOTE_NAMES = [
  'mfe-dashboard',
  'mfe-reports',
  'mfe-analytics',
  'mfe-chat',
  'mfe-settings',
] as const;

const path = z.string().check(z.regex(/^\/[a-z0-9\-/:_?]*$/));

/** Which presets the period selector offers on a screen; 'none' hides the selector. */
export const periodModeSchema = z.enum(['month', 'any', 'none']);

const screenSchema = z.object({
  kind: z.literal('screen'),
  /** Key of the lazy component in the remote's './screens' module. */
  screen: z.string(),
  /** Route name of specification §2, or our own for routes it does not name. */
  name: z.string(),
  path,
  breadcrumb: z.string(),
  /** Path of the declared route that stands before this one in the breadcrumb trail. */
  parent: z.optional(path),
  period: z._default(periodModeSchema, 'none'),
  /** Shows the report filter (type and report) under the breadcrumb. */
  reportFilter: z._default(z.boolean(), false),
  chatToggle: z._default(z.boolean(), false),
  /** False hides the chat side panel on this route (the chat route itself). */
  sidePanel: z._default(z.boolean(), true),
  bottomPadding: z._default(z.boolean(), true),
  /** Reachable while onboarding is unfinished. */
  onboarding: z._default(z.boolean(), false),
});

const redirectSchema = z.object({
  kind: z.literal('redirect'),
  path,
  to: path,
  breadcrumb: z.string(),
});

export const routeSchema = z.discriminatedUnion('kind', [screenSchema, redirectSchema]);

const navigationSchema = z.object({
  label: z.string(),
  /** Name of an icon in the shell's set; an unknown name gets a neutral icon. */
  icon: z.string(),
  path,
  /** Position in the main navigation, low first. */
  order: z.number(),
});

/** What a remote says of itself, as data: `remote.ts` of each mfe package. */
export const declarationSchema = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  contract: z.number(),
  routes: z.array(routeSchema),
  navigation: z._default(z.array(navigationSchema), []),
  /** Names of the lazy components in the remote's './slots' module. */
  slots: z._default(z.array(z.string()), []),
});

export type PeriodMode = z.infer<typeof periodModeSchema>;
export type RemoteRoute = z.infer<typeof routeSchema>;
export type RemoteScreen = z.infer<typeof screenSchema>;
export type RemoteNavigation = z.infer<typeof navigationSchema>;
export type RemoteDeclaration = z.infer<typeof declarationSchema>;
/** What a `remote.ts` may write: fields with a default may be left out. */
export type RemoteDeclarationInput = z.input<typeof declarationSchema>;
