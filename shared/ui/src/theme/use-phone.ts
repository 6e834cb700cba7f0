import { PHONE_MAX } from './tokens.ts';
import { useMedia } from './use-media.ts';

/** Whether the window is 768 pixels wide or less (specification §9). */
export const usePhone = (): boolean => useMedia(`(max-width: ${PHONE_MAX}px)`);
