import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { begunChats, isTaken } from '../../conversation/use-talk.ts';
import { newChatId } from '../../new-chat.ts';

/**
 * The id under which a chat begins on the page of the assistant. Until the API knows that chat it
 * is the same one, so that what was not sent or did not come over is there on coming back.
 * @param asked the chat of the address; null without one
 * @param isNew it was made here
 */
export function useFreshChat(projectId: string, asked: string | null, isNew: boolean): string {
  const queries = useQueryClient();
  const begun = begunChats(queries);
  const place = `page ${projectId}`;
  const begin = () => {
    const last = isNew ? asked : begun.get(place);
    const id = last && !isTaken(queries, last) ? last : newChatId();
    begun.set(place, id);
    return id;
  };
  const [fresh, setFresh] = useState(begin);
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setFresh(begin());
  }
  return fresh;
}
