/** Title of a chat until it gets its own (specification §4). */
export const NEW_CHAT_TITLE = 'Nieuwe Chat';

/** In the state of the history's entry: the chat at this address is new, the API does not know it. */
export interface NewChatState {
  newChat: true;
}

/** An id for a chat that the API does not know yet. */
export const newChatId = (): string => crypto.randomUUID();

/** Where a new chat opens: an id made here, and what tells the chat screen that it is new. */
export function newChat(): { path: string; state: NewChatState } {
  return { path: `/chat/${newChatId()}`, state: { newChat: true } };
}

/** Whether the address shows a chat that was made here and has not been sent yet. */
export function isNewChat(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'newChat' in state;
}
