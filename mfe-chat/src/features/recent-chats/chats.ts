import { useQuery } from '@tanstack/react-query';
import { useApi, useProject } from '@kengetal/platform';
import { chatsOptions } from '../../conversation/chat-queries.ts';

/** As many as the sidebar shows (specification §9). */
export const RECENT = 5;

/** The latest chats of the active project, newest first; a failure is only logged (specification §8). */
export function useRecentChats() {
  const { active } = useProject();
  return useQuery({
    ...chatsOptions(useApi(), active?.project_id ?? null),
    select: (chats) => chats.slice(0, RECENT),
  });
}
