import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { begunChats } from '../../conversation/use-talk.ts';
import { newChatId } from '../../new-chat.ts';

const KEY = 'kengetal.chat.panel';

/** The chat of the panel: one of the API, or a new one that nothing was asked in yet. */
export interface PanelChat {
  readonly id: string;
  readonly isNew: boolean;
}

/** The panel's chat in a project; it is the same when the panel or the page opens again. */
export function usePanelChat(projectId: string) {
  const begun = begunChats(useQueryClient());
  const place = `panel ${projectId}`;
  const begin = (id: string): PanelChat => {
    begun.set(place, id);
    return { id, isNew: true };
  };
  const [chat, setChat] = useState<PanelChat>(
    () => kept(projectId) ?? begin(begun.get(place) ?? newChatId()),
  );
  return {
    chat,
    startNew: () => {
      sessionStorage.removeItem(KEY);
      setChat(begin(newChatId()));
    },
    goBack: (id: string) => setChat({ id, isNew: false }),
    /** The API knows it by this id. */
    keep: (id: string) => sessionStorage.setItem(KEY, `${projectId} ${id}`),
  };
}

function kept(projectId: string): PanelChat | null {
  const [project, id] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
  return project === projectId && id ? { id, isNew: false } : null;
}
