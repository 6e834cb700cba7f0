export * from './blocks.ts';
export * from './call.ts';
export * from './calls/index.ts';
export * from './entities.ts';
export * from './figures.ts';
export * from './imports.ts';
export * from './primitives.ts';
export * from './problem.ts';
