import { readdirSync } from 'node:fs';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;
const REMOTES = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const BROWSER = ['shell', ...REMOTES, 'shared/ui', 'shared/platform'];
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const CODE = '**/*.{ts,tsx}';

const within = (folders) => folders.map((folder) => `${folder}/${CODE}`);

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
const SHARED_BY_PATH = {
  regex: relativeTo(['(shared/)?(contract|platform|server|ui)', 'ledger', 'generator']),
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
  regex: '^@kengetal/(server|ledger|generator)(/|$)',
  message: 'This is for programs of Node.',
};
const WEB_IMPORTS = {
  regex: '^(fastify|@fastify/|zod|pino|fastify-)|^(\\.\\./)+(http|features)/',
  message: 'The domain knows nothing of the web: it throws a DomainError, which http answers.',
};

const PURE_IMPORTS = {
  regex:
    '^(fastify|@fastify/|zod|pg|drizzle-orm|@electric-sql/|@kengetal/server)|^node:(http|net|fs)',
  message: 'The ledger and the generator know no web, no database and no files.',
};

const restrict = (...patterns) => ({
  'no-restricted-imports': 'off',
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});
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

const importRules = [
  {
    files: within([...REMOTES, 'shared/ui', 'shared/platform', 'shared/contract']),
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
    files: within(['ledger', 'generator']),
    ignores: TESTS,
    rules: restrict(...forPrograms, SERVER_IMPORTS, PURE_IMPORTS),
  },
  { files: within(['api', 'sandbox']), rules: restrict(...forPrograms) },
  {
    files: ['api/src/*/**/*.ts'],
    ignores: ['api/src/{features,http,testing}/**', '**/*.test.ts'],
    rules: restrict(...forPrograms, WEB_IMPORTS),
  },
  {
    // Tests read the contract's values to check what is sent.
    files: TESTS,
    ignores: ['e2e/**'],
    rules: restrict(MSAL_IMPORTS, SERVER_IMPORTS),
  },
];

const featureRules = {
  files: ['**/src/features/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'boundaries/root-path': root,
    'boundaries/elements': [
      {
        type: 'feature',
        pattern: ['*/src/features/*', 'shared/*/src/features/*'],
        capture: ['package', 'feature'],
      },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        policies: [
          {
            from: { element: { type: 'feature' } },
            disallow: {
              to: {
                element: {
                  type: 'feature',
                  captured: { feature: '!{{ from.element.captured.feature }}' },
                },
              },
            },
            message: 'A feature never imports a feature; move what both need out of features/.',
          },
        ],
      },
    ],
  },
};

/** Rules that need types, and circles, are oxlint's (.oxlintrc.json): it has both in a fraction of the time. */
export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.data/',
      '**/.generated/',
      '**/.cache/',
      'e2e/test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: [CODE] })),
  {
    files: [CODE],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { '@eslint-community/eslint-comments': comments },
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': [
        'error',
        { max: 80, skipBlankLines: true, skipComments: true, IIFEs: true },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'A cast through unknown hides a mistake; check the value instead.',
        },
        {
          selector:
            'CallExpression > MemberExpression[property.name="only"][object.name=/^(it|test|describe)$/]',
          message: 'This would leave the other tests out.',
        },
      ],
    },
  },
  {
    // A text from outside must not decide how long a pattern takes; a test writes its own texts.
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: TESTS,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignorePartial: false, ignoreSticky: false }],
    },
  },
  { files: within(BROWSER), ...reactHooks.configs.flat['recommended-latest'] },
  ...importRules,
  featureRules,
  {
    // Programs for a terminal speak to it.
    files: ['tools/**', 'e2e/**', 'sandbox/**', 'api/src/cli/**', 'api/src/main.ts', '*.config.js'],
    rules: { 'no-console': 'off' },
  },
  {
    // Specification §4 and §8: some failures are only logged.
    files: within(BROWSER),
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // A describe block is a list of tests, not a function to take in at once.
    files: TESTS,
    rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        __dirname: 'readonly',
        console: 'readonly',
        module: 'writable',
        process: 'readonly',
        URL: 'readonly',
        WebAssembly: 'readonly',
      },
    },
  },
);
