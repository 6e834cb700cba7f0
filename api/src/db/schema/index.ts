export * from './identity.ts';
export * from './organisations.ts';
export * from './sources.ts';
export * from './ledger.ts';
export * from './other.ts';
export * from './reports.ts';
export * from './dimensions.ts';
export * from './open-items.ts';
