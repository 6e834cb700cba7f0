import type { ModelPrices } from '../model-config.ts';
import type { Tokens } from './pieces.ts';

/** Millionths of a cent in a cent, as many as there are tokens in what a price is of. */
export const MILLION = 1_000_000;

/** What tokens cost, in millionths of a cent: whole numbers, since prices are in cents for a million. */
export const costOf = (prices: ModelPrices, tokens: Tokens): number =>
  prices.in * tokens.in + prices.out * tokens.out;

/** A cost in cents, rounded up. */
export const centsOf = (cost: number): number => Math.ceil(cost / MILLION);
