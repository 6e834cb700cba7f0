import { motion } from '@kengetal/ui/theme';

/** Seconds before a tooltip opens (specification §9). */
export const TOOLTIP_DELAY_S = motion['tooltip-delay'] / 1000;
