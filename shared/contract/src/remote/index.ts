export * from './compatibility.ts';
export * from './declaration.ts';
export * from './release.ts';
