import { defineConfig } from 'oxlint';
import { IMPORTS, TESTS, within } from './tools/src/lint/imports.js';

const BROWSER = ['shell', 'mfe-*', 'shared/ui', 'shared/platform'];

/** What is not in the category of what is surely wrong, and refused all the same. */
const STRICT = {
  'no-array-constructor': 'error',
  'no-case-declarations': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-prototype-builtins': 'error',
  'no-redeclare': 'error',
  'no-regex-spaces': 'error',
  'no-unexpected-multiline': 'error',
  'no-useless-assignment': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'preserve-caught-error': 'error',
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-function-type': 'error',
};

/** What is read with types; the types themselves are checked beside them. */
const BY_TYPES = {
  'typescript/await-thenable': 'error',
  'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // These find what is meant so here.
  'typescript/no-base-to-string': 'off',
  'typescript/no-misused-spread': 'off',
  'typescript/no-redundant-type-constituents': 'off',
  'typescript/no-useless-default-assignment': 'off',
  'typescript/require-array-sort-compare': 'off',
  'typescript/restrict-template-expressions': 'off',
  'typescript/unbound-method': 'off',
};

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: ['eslint-plugin-regexp', './tools/src/lint/rules.js'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error', respectEslintDisableDirectives: false },
  ignorePatterns: [
    'node_modules/',
    'dist/',
    '.data/',
    '.generated/',
    '.cache/',
    'e2e/test-results/',
  ],
  rules: {
    ...STRICT,
    ...BY_TYPES,
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': [
      'error',
      { max: 80, skipBlankLines: true, skipComments: true, IIFEs: true },
    ],
    'no-console': 'error',
    'no-restricted-properties': [
      'error',
      ...['it', 'test', 'describe'].map((object) => ({
        object,
        property: 'only',
        message: 'This would leave the other tests out.',
      })),
    ],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'own/cast-through-unknown': 'error',
    'own/suppressions': 'error',
  },
  overrides: [
    {
      // A text from outside must not decide how long a pattern takes; a test writes its own texts.
      files: ['**/*.{ts,tsx,js,mjs}'],
      excludeFiles: TESTS,
      rules: {
        'regexp/no-super-linear-backtracking': 'error',
        'regexp/no-super-linear-move': ['error', { ignorePartial: false, ignoreSticky: false }],
      },
    },
    { files: ['**/src/features/**'], rules: { 'own/feature-imports-feature': 'error' } },
    ...IMPORTS,
    {
      // Specification §4 and §8: some failures are only logged.
      files: within(BROWSER),
      rules: {
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'react/exhaustive-deps': 'error',
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      // Programs for a terminal speak to it.
      files: [
        'tools/**',
        'e2e/**',
        'sandbox/**',
        'api/src/cli/**',
        'api/src/main.ts',
        '*.config.js',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      // A describe block is a list of tests, not a function to take in at once.
      files: TESTS,
      rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', { max: 400 }] },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true, commonjs: true },
      rules: { 'no-undef': 'error', 'typescript/no-require-imports': 'off' },
    },
    { files: ['tools/src/{bench,faults}/*.js'], env: { browser: true } },
  ],
});
