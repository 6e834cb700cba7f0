import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUndoable } from '@kengetal/ui';
import { useDeleteChat, useRemovedChats } from '../../conversation/chat-queries.ts';

/**
 * Removes chats of the list. The one that is shown makes way for an empty screen, and is back on
 * it when that is taken back or fails.
 * @param id the chat of the address
 */
export function useRemoval(id: string | null) {
  const navigate = useNavigate();
  const deletion = useDeleteChat();
  const removal = useUndoable(deletion);
  const [put, setPut] = useState<string | null>(null);
  const isGone = useRemovedChats('done').includes(id ?? '');
  useEffect(() => {
    // It was opened again while it could be taken back.
    if (isGone) void navigate('/chat', { replace: true });
  }, [isGone, navigate]);
  const { error, variables } = deletion;
  const told = useRef<Error | null>(null);
  useEffect(() => {
    if (error === told.current) return;
    told.current = error;
    // It is there still, and one looked at it.
    if (error && variables === put && id === null) void navigate(`/chat/${put}`, { replace: true });
  }, [error, variables, put, id, navigate]);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The empty screen would have the focus.
    if (id === null && put !== null) undoButton.current?.focus({ preventScroll: true });
  }, [id, put]);
  return {
    ...removal,
    undoButton,
    /** The chat that was shown when it was removed. */
    put,
    remove: (chatId: string, isShown: boolean) => {
      removal.remove(chatId);
      setPut(isShown ? chatId : null);
      // Back leads to no chat that is gone.
      if (isShown) void navigate('/chat', { replace: true });
    },
    undo: () => {
      removal.undo();
      if (put && id === null) void navigate(`/chat/${put}`, { replace: true });
    },
  };
}
