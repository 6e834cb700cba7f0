export * from './declaration.ts';
export * from './release.ts';
