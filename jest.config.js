import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Tests stand beside the code they test. Two kinds: programs of Node, and what runs in a browser. */

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Libraries that exist as ES modules only; Jest runs CommonJS. */
const MODULES_ONLY = [
  '@ant-design/',
  '@azure/msal-',
  '@electric-sql/',
  '@module-federation/',
  '@rc-component/',
  '@rspack/',
  '@tanstack/',
  'client-zip/',
  'd3-[a-z]+/',
  'drizzle-orm/',
  'internmap/',
  'jose/',
];

const PER_FILE = ['@azure', '@module-federation', 'css\\.escape'];

const shared = {
  transform: { '\\.tsx$': swc(true), '\\.(ts|js|mjs)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|${MODULES_ONLY.join('|')})`],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.generated/', '/\\.cache/'],
  testMatch: ['**/*.test.{ts,tsx}'],
  restoreMocks: true,
};

/** @type {import('jest').Config} */
export default {
  // Tests have a folder for what is temporary that does not stay.
  cacheDirectory: '<rootDir>/.cache/jest',
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      // Tests are Jest's own; what they test Node loads, once per process.
      transform: {
        '\\.test\\.ts$': swc(false),
        '\\.ts$': '<rootDir>/tools/jest/once.cjs',
        '\\.(js|mjs)$': swc(false),
      },
      testEnvironment: '<rootDir>/tools/jest/node.cjs',
      roots: [
        'ledger',
        'generator',
        'questions',
        'api',
        'sandbox',
        'tools',
        'shared/contract',
        'shared/server',
      ].flatMap(rooted),
    },
    {
      ...shared,
      displayName: 'browser',
      transform: {
        // What keeps its state in the window is loaded per file, as what is tested is.
        [`/node_modules/(?!\\.pnpm/)(${PER_FILE.join('|')})/.*\\.js$`]: swc(false),
        '/node_modules/(?!\\.pnpm/).*\\.[cm]?js$': '<rootDir>/tools/jest/library.cjs',
        ...shared.transform,
      },
      transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/)(@testing-library|@?jest[\\w-]*)/'],
      testEnvironment: '<rootDir>/tools/jest/window.cjs',
      testEnvironmentOptions: { url: 'http://localhost:4000/' },
      roots: [
        'shell',
        ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-')),
        'shared/platform',
        'shared/ui',
      ].flatMap(rooted),
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tools/jest/styles.cjs',
        '^antd$': '<rootDir>/tools/jest/antd.cjs',
        // Only libraries ask for files without their extension.
        '^\\.{1,2}(/[a-z-]+)?/style$': '<rootDir>/tools/jest/antd-style.cjs',
      },
      setupFiles: ['<rootDir>/tools/jest/browser.ts'],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tools/jest/patience.ts'],
    },
  ],
};

/** A team may have no more than its own remote and what is shared. */
function rooted(folder) {
  return existsSync(join(import.meta.dirname, folder)) ? [`<rootDir>/${folder}`] : [];
}
