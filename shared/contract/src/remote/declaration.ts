import * as z from 'zod/mini';

/** Raised when shell and remotes can no longer understand each other; additive changes keep it. */
export const CONTRACT_NUMBER = 1;

/**
 * A path of the router, with `:name` for what differs and `?` after what may be left out. A router
 * may throw on others, and tries every combination of what may be left out.
 */
const path = z.string().check(z.regex(/^(?:\/|(?:\/:?[a-z0-9\-_]+\??){1,8})$/));

/** An address of the remote; what stands between braces is filled in by the shell. */
const address = z.string().check(z.regex(/^\/[a-z0-9\-/_?=&{}]*$/));

/** Which presets the period selector offers on a screen; 'none' hides the selector. */
export const periodModeSchema = z.enum(['month', 'any', 'none']);

const screenSchema = z.object({
  kind: z.literal('screen'),
  /** Key of the lazy component in the remote's './screens' module. */
  screen: z.string(),
  /** Route name of specification §2, or our own for routes it does not name; other remotes lead by it. */
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
  /** Stands in the menu under the entry of its parent, while that is open. */
  inMenu: z.optional(z.boolean()),
  /** Reachable while onboarding is unfinished. */
  onboarding: z._default(z.boolean(), false),
  /** Name in the palette, where the breadcrumb alone says too little. */
  label: z.optional(z.string()),
  /** What else a person may call it; found in the palette, not shown. */
  words: z.optional(z.string()),
  /** Parts that the palette leads to by their own query. */
  parts: z.optional(
    z.array(z.object({ query: z.string(), label: z.string(), words: z.optional(z.string()) })),
  ),
});

const redirectSchema = z.object({
  kind: z.literal('redirect'),
  /** As of a screen. */
  name: z.optional(z.string()),
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
  /** Position in the main navigation, low first; one begins at the first. */
  order: z.number(),
  /** Letter that goes there after G; of two remotes that ask for it the first has it. */
  shortcut: z.optional(z.string().check(z.regex(/^[a-z]$/))),
});

/** Where the remote opens what the shell has to lead to. */
const opensSchema = z.object({
  /** {organisation_id} */
  organisation: z.optional(address),
  newOrganisation: z.optional(address),
  /** {organisation_id} */
  newConnection: z.optional(address),
  /** {type} and {period}, as `maand` and `202501-202503` */
  report: z.optional(address),
  /** {chat_id} */
  chat: z.optional(address),
  /** {account}, its number */
  account: z.optional(address),
  /** Who is signed in, and where. */
  ownAccount: z.optional(address),
});

/** A part of whatever report: its query comes behind the address that opens the report. */
const reportPartSchema = z.object({
  query: z.string(),
  label: z.string(),
  words: z.optional(z.string()),
});

/** An entry of the sidebar below the main navigation, under the name of its group. */
const groupedSchema = z.object({
  group: z.string(),
  label: z.string(),
  /** As of a navigation entry. */
  icon: z.string(),
  /** {organisation_id}, {project_id}: the active ones. */
  address,
  /** Position in its group, low first. */
  order: z.number(),
});

/** Something to do that the palette offers. */
const actionSchema = z.object({
  label: z.string(),
  words: z.optional(z.string()),
  /** As of a navigation entry. */
  icon: z.string(),
  /** {organisation_id}, {project_id}: the active ones; {uuid}: a new one each time. */
  address,
  /** Goes along in the state of the history's entry. */
  state: z.optional(z.record(z.string(), z.boolean())),
});

/** Keys that the remote listens to itself, for the overview of shortcuts. */
const shortcutsSchema = z.object({
  /** What they are of. */
  group: z.string(),
  entries: z.array(
    z.object({
      /** Presses as tinykeys reads them; several ways, or keys that go together. */
      keys: z.array(z.string()),
      label: z.string(),
    }),
  ),
});

/** What a remote says of itself, as data: `remote.ts` of each mfe package. */
export const declarationSchema = z.object({
  name: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  contract: z.number(),
  /** What a person calls it. */
  title: z.optional(z.string()),
  /** Sentence on the panel that takes the place of what cannot be shown. */
  missing: z.optional(z.string()),
  routes: z.array(routeSchema),
  navigation: z._default(z.array(navigationSchema), []),
  grouped: z._default(z.array(groupedSchema), []),
  /** Names of the lazy components in the remote's './slots' module. */
  slots: z._default(z.array(z.string()), []),
  opens: z._default(opensSchema, {}),
  reportParts: z._default(z.array(reportPartSchema), []),
  actions: z._default(z.array(actionSchema), []),
  shortcuts: z._default(z.array(shortcutsSchema), []),
});

export type PeriodMode = z.infer<typeof periodModeSchema>;
export type RemoteRoute = z.infer<typeof routeSchema>;
export type RemoteScreen = z.infer<typeof screenSchema>;
export type RemoteNavigation = z.infer<typeof navigationSchema>;
export type RemoteGrouped = z.infer<typeof groupedSchema>;
export type RemoteAction = z.infer<typeof actionSchema>;
export type RemoteReportPart = z.infer<typeof reportPartSchema>;
export type RemoteShortcuts = z.infer<typeof shortcutsSchema>;
/** What the shell has to lead to, and a remote opens. */
export type Opened = keyof z.infer<typeof opensSchema>;
export type RemoteDeclaration = z.infer<typeof declarationSchema>;
/** What a `remote.ts` may write: fields with a default may be left out. */
export type RemoteDeclarationInput = z.input<typeof declarationSchema>;
