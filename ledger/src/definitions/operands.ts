import type { DefinitionKey } from './index.ts';
import type { Operand } from './types.ts';

export type LedgerOperand = Operand<DefinitionKey>;

export const plus = (key: DefinitionKey): LedgerOperand => ({ of: 'figure', key, factor: 1 });
export const minus = (key: DefinitionKey): LedgerOperand => ({ of: 'figure', key, factor: -1 });
