import { useQuery } from '@tanstack/react-query';
import { useApi, useProject } from '@kengetal/platform';
import { chatsOptions, useRemovedChats } from '../../conversation/chat-queries.ts';

/** As many as the sidebar shows (specification §9). */
export const RECENT = 5;

/** The latest chats of the active project, newest first; a failure is only logged (specification §8). */
export function useRecentChats() {
  const { active } = useProject();
  const removed = useRemovedChats('under way or done');
  return useQuery({
    ...chatsOptions(useApi(), active?.project_id ?? null),
    select: (chats) => chats.filter(({ chat_id }) => !removed.includes(chat_id)).slice(0, RECENT),
  });
}
