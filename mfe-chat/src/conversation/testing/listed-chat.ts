import type { Chat } from '@kengetal/contract';

/** A chat of the list, by its number. */
export const listedChat = (number: number, created_at: string): Chat => ({
  chat_id: `00000000-0000-4000-8000-00000000000${number}`,
  chat_name: `Gesprek ${number}`,
  created_at,
});
