export const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const CODE = '**/*.{ts,tsx}';

export const within = (folders) => folders.map((folder) => `${folder}/${CODE}`);

/** Who may not import what; `regex` is held against the import as it is written. */
const relativeTo = (packages) => `^(\\.\\./)+(${packages.join('|')})/src/`;
const REMOTE_IMPORTS = {
  regex: `(^|/)mfe-[a-z]+(/|$)`,
  message: 'Nothing imports a remote; the composition loads it.',
};
const SHELL_IMPORTS = {
  regex: `^shell(/|$)|${relativeTo(['shell'])}`,
  message: 'Only the shell imports the shell; remotes reach it through @kengetal/platform.',
};
const SERVER_IMPORTS = {
  regex: `^(api|sandbox|tools|e2e)(/|$)|${relativeTo(['api', 'sandbox', 'tools', 'e2e'])}`,
  message: 'Programs are not imported by other packages.',
};
/** What the sandbox stands in for is started by tests of who speaks with it. */
const SERVER_IMPORTS_OF_TESTS = {
  ...SERVER_IMPORTS,
  regex: `^sandbox$|${SERVER_IMPORTS.regex.replace('|sandbox', '')}`,
};
const SHARED_BY_PATH = {
  regex: relativeTo([
    '(shared/)?(contract|platform|server|ui)',
    'ledger',
    'generator',
    'questions',
  ]),
  message: 'Import a package by its name.',
};
const MSAL_IMPORTS = {
  regex: '^@azure/msal-browser',
  message: 'Only shell/src/session knows the sign-in library.',
};
const FEDERATION_IMPORTS = {
  regex: '^(@module-federation|@rspack)/',
  message: 'Only shell/src/composition, tools and build configurations know the bundler.',
};
const CONTRACT_VALUES = {
  regex: '^@kengetal/contract/api$',
  allowTypeImports: true,
  message: 'The browser takes types only from the contract (import type): zod stays in the API.',
};
const SERVER_VALUES = {
  regex: '^@kengetal/(server|ledger|generator|questions)(/|$)',
  message: 'This is for programs of Node.',
};
const WEB_IMPORTS = {
  regex: '^(fastify|@fastify/|zod|pino|fastify-)|^(\\.\\./)+(http|features)/',
  message: 'The domain knows nothing of the web: it throws a DomainError, which http answers.',
};
/** Exact Online and a language model are other programs, whose answers are read with zod. */
const WEB_IMPORTS_OF_OTHERS = { ...WEB_IMPORTS, regex: WEB_IMPORTS.regex.replace('|zod', '') };

const PURE_IMPORTS = {
  regex:
    '^(fastify|@fastify/|zod|pg|drizzle-orm|@electric-sql/|@kengetal/server)|^node:(http|net|fs)',
  message: 'The ledger, the generator and the grammar know no web, no database and no files.',
};

const GOLD_IMPORTS = {
  regex: '^(@kengetal/|api(/|$))',
  message: 'What is right is worked out without the code that is judged by it.',
};

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const forBrowser = [
  FEDERATION_IMPORTS,
  CONTRACT_VALUES,
  REMOTE_IMPORTS,
  SERVER_IMPORTS,
  SERVER_VALUES,
  SHARED_BY_PATH,
];

const forPrograms = [
  MSAL_IMPORTS,
  FEDERATION_IMPORTS,
  REMOTE_IMPORTS,
  SHELL_IMPORTS,
  SHARED_BY_PATH,
  { regex: '^@kengetal/(ui|platform)', message: 'Programs do not show screens.' },
];

/** By folder; of what matches a file, the last counts. */
export const IMPORTS = [
  {
    files: within(['mfe-*', 'shared/ui', 'shared/platform', 'shared/contract']),
    rules: restrict(...forBrowser, SHELL_IMPORTS, MSAL_IMPORTS),
  },
  {
    files: ['shared/{contract,server}/**/*.ts'],
    rules: restrict(FEDERATION_IMPORTS, REMOTE_IMPORTS, SERVER_IMPORTS, SHELL_IMPORTS),
  },
  { files: within(['shell']), rules: restrict(...forBrowser, MSAL_IMPORTS) },
  { files: [`shell/src/session/${CODE}`], rules: restrict(...forBrowser) },
  {
    files: [`shell/src/composition/${CODE}`],
    rules: restrict(MSAL_IMPORTS, ...forBrowser.filter((rule) => rule !== FEDERATION_IMPORTS)),
  },
  {
    files: within(['ledger', 'generator', 'questions']),
    excludeFiles: TESTS,
    rules: restrict(...forPrograms, SERVER_IMPORTS, PURE_IMPORTS),
  },
  { files: within(['api', 'sandbox']), rules: restrict(...forPrograms) },
  {
    files: ['api/src/*/**/*.ts'],
    excludeFiles: ['api/src/{features,http,testing}/**', '**/*.test.ts'],
    rules: restrict(...forPrograms, WEB_IMPORTS),
  },
  {
    files: ['api/src/{exact,model}/**/*.ts'],
    excludeFiles: ['**/*.test.ts'],
    rules: restrict(...forPrograms, WEB_IMPORTS_OF_OTHERS),
  },
  {
    files: ['tools/src/eval/assistant/gold/**/*.ts', 'tools/src/eval/cash/balances.ts'],
    rules: restrict(GOLD_IMPORTS),
  },
  {
    // Tests read the contract's values to check what is sent.
    files: TESTS,
    excludeFiles: ['e2e/**'],
    rules: restrict(MSAL_IMPORTS, SERVER_IMPORTS_OF_TESTS),
  },
];
