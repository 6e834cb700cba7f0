import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messageOf, useBusValue } from '@kengetal/platform';
import { Icon, looks, Notice, usePhone, useUndoable } from '@kengetal/ui';
import { useChatName, useDeleteChat } from '../../conversation/chat-queries.ts';
import { ChatMenu } from '../../conversation/ChatMenu.tsx';
import { Conversation } from '../../conversation/Conversation.tsx';
import { RenameForm } from '../../conversation/RenameForm.tsx';
import { StartQuestions } from '../../conversation/StartQuestions.tsx';
import { useFocusBack } from '../../conversation/use-focus-back.ts';
import { useHandedQuestion } from '../../conversation/use-draft.ts';
import type { Talk } from '../../conversation/talk.ts';
import { useMessages, useTalk, useTalkState } from '../../conversation/use-talk.ts';
import { NEW_CHAT_TITLE } from '../../new-chat.ts';
import { usePanelChat } from './panel-chat.ts';
import css from './side-panel.module.css';

interface ProjectPanelProps {
  projectId: string;
  /** The button that closes the panel. */
  close: ReactNode;
}

/** The panel's conversation, or the start of a new one (specification §2). */
export function ProjectPanel({ projectId, close }: ProjectPanelProps) {
  const { chat, startNew, goBack, keep } = usePanelChat(projectId);
  const talk = useTalk(projectId, chat.id, chat.isNew);
  const { chatId } = useTalkState(talk);
  const { messages, query } = useMessages(talk);
  const removal = useUndoable(useDeleteChat());
  const { leaving, canUndo } = removal;
  const head = useFocusBack<HTMLElement>(canUndo);
  const undo = useRef<HTMLButtonElement>(null);
  const handed = useHandedQuestion();
  const report = useBusValue('report');
  const phone = usePhone();
  const isActive = messages.length > 0 || query.isLoading || query.isError;

  useEffect(() => {
    if (chatId !== null) keep(chatId);
  });
  useEffect(() => {
    if (leaving !== null) undo.current?.focus();
  }, [leaving]);
  // What a screen asks begins a conversation.
  const [asked, setAsked] = useState(handed?.asked_at);
  if (handed && handed.asked_at !== asked) {
    setAsked(handed.asked_at);
    if (isActive) startNew();
  }
  return (
    <>
      <header ref={head} tabIndex={-1} className={css.head}>
        {isActive ? (
          <ActiveHead
            talk={talk}
            onBack={startNew}
            onDelete={(id) => {
              removal.remove(id);
              startNew();
            }}
          />
        ) : (
          <h2>Chat</h2>
        )}
        {close}
      </header>
      {leaving && canUndo ? (
        <div className={css.notice}>
          <Notice
            action={{
              label: 'Ongedaan maken',
              ref: undo,
              onClick: () => {
                removal.undo();
                if (!isActive) goBack(leaving);
              },
            }}
          >
            Gesprek verwijderd.
          </Notice>
        </div>
      ) : null}
      {removal.error ? (
        <p role="alert" className={looks.failure}>
          Het gesprek is niet verwijderd. {messageOf(removal.error)}
        </p>
      ) : null}
      <Conversation
        key={talk.key}
        talk={talk}
        placeholder={isActive ? 'Typ een bericht...' : 'Start een nieuw gesprek...'}
        report={report}
        takesFocus={!phone}
        start={Start}
      />
    </>
  );
}

/** What to ask here: about the part of the report that is on the screen, or about the books. */
function Start({ onAsk }: { onAsk: (text: string) => void }) {
  const report = useBusValue('report');
  const prompt = report?.tab
    ? `Heb je vragen over het ${report.tab} gedeelte van dit rapport?`
    : null;
  return (
    <div className={css.start}>
      <StartQuestions prompt={report?.context_prompt} most={3} onAsk={onAsk}>
        <p>{prompt ?? 'Wat wil je weten over je boekhouding?'}</p>
      </StartQuestions>
    </div>
  );
}

interface ActiveHeadProps {
  talk: Talk;
  onBack: () => void;
  onDelete: (chatId: string) => void;
}

function ActiveHead({ talk, onBack, onDelete }: ActiveHeadProps) {
  const navigate = useNavigate();
  const { chatId } = useTalkState(talk);
  const name = useChatName(chatId) ?? NEW_CHAT_TITLE;
  const [renames, setRenames] = useState(false);
  const heading = useFocusBack<HTMLHeadingElement>(renames);
  return (
    <>
      <Button type="text" aria-label="Terug" icon={<Icon of={ArrowLeft} />} onClick={onBack} />
      {renames && chatId !== null ? (
        <RenameForm chatId={chatId} name={name} onDone={() => setRenames(false)} />
      ) : (
        <h2 ref={heading} tabIndex={-1} className={looks.cut}>
          {name}
        </h2>
      )}
      {chatId === null ? null : (
        <ChatMenu
          name={name}
          items={[
            {
              key: 'page',
              label: 'Openen als pagina',
              onClick: () => void navigate(`/chat/${chatId}`),
            },
          ]}
          onRename={() => setRenames(true)}
          onDelete={() => onDelete(chatId)}
        />
      )}
    </>
  );
}
