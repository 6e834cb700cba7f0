import type { SqlParameters } from '../../db/database.ts';

type Parameter = SqlParameters[number];

/** Conditions joined by AND, with their numbered parameters. */
export interface Conditions {
  readonly parameters: readonly Parameter[];
  /** Keeps a value and answers its placeholder. */
  parameter(value: Parameter): string;
  add(condition: string): void;
  /** All conditions so far; TRUE when there are none. */
  text(): string;
}

/** @param within conditions of the same statement, whose parameters are numbered on */
export function newConditions(within?: Conditions): Conditions {
  const own: Parameter[] = [];
  const all: string[] = [];
  return {
    parameters: within?.parameters ?? own,
    parameter: within?.parameter ?? ((value) => `$${own.push(value)}`),
    add: (condition) => {
      all.push(condition);
    },
    text: () => (all.length === 0 ? 'TRUE' : all.join(' AND ')),
  };
}
