import { useEffect, useLayoutEffect, useState } from 'react';
import { Button } from 'antd';
import { MessagesSquare } from 'lucide-react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import type { Project } from '@kengetal/contract';
import { useCrumb, useProject } from '@kengetal/platform';
import { DrilldownProvider, Icon, looks, useDrilldown, usePhone } from '@kengetal/ui';
import { useChatName } from '../../conversation/chat-queries.ts';
import { Conversation } from '../../conversation/Conversation.tsx';
import { NothingToAsk, StartQuestions } from '../../conversation/StartQuestions.tsx';
import { useHandedQuestion } from '../../conversation/use-draft.ts';
import { useTalk, useTalkState } from '../../conversation/use-talk.ts';
import { isNewChat } from '../../new-chat.ts';
import { ChatList } from './ChatList.tsx';
import { useFreshChat } from './use-fresh-chat.ts';
import { useRemoval } from './use-removal.ts';
import css from './chat.module.css';

/** The assistant on a page of its own: all conversations, and one of them. */
export default function Chat() {
  const { active } = useProject();
  return (
    <DrilldownProvider namespace="mfe-chat">
      <div className={css.page} data-fills>
        <h1 tabIndex={-1} className={looks.hidden}>
          Chat
        </h1>
        {active ? (
          // What is said in one project is not shown in another.
          <OfProject key={active.project_id} project={active} />
        ) : (
          <NothingToAsk />
        )}
      </div>
    </DrilldownProvider>
  );
}

function OfProject({ project }: { project: Project }) {
  const id = useMatch('/chat/:id')?.params.id ?? null;
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const phone = usePhone();
  const [listed, setListed] = useState(false);
  const isNew = isNewChat(state);
  const fresh = useFreshChat(project.project_id, id, isNew);
  const removal = useRemoval(id);
  const [before, setBefore] = useState(id);
  if (before !== id) {
    setBefore(id);
    // What is removed can be taken back in the list.
    const isInList = before === null ? id === removal.put : before === removal.leaving;
    if (!isInList) setListed(false);
  }
  const talk = useTalk(project.project_id, id ?? fresh, id === null || isNew);
  const { chatId } = useTalkState(talk);
  const name = useChatName(chatId);
  useCrumb(name ?? null);

  const { close } = useDrilldown();
  const handed = useHandedQuestion();
  useLayoutEffect(() => {
    // On a phone the bookings lie over the chat that is asked. They give the focus back to what
    // opened them, so they go before the input takes it.
    if (phone && handed) close();
  }, [phone, handed, close]);
  useEffect(() => {
    if (chatId === null || chatId === id) return;
    // The id of the API takes the place of ours (specification §4).
    void navigate(`/chat/${chatId}${search}`, { replace: true, preventScrollReset: true });
  }, [chatId, id, search, navigate]);

  return (
    <div className={css.sides} data-listed={listed || undefined}>
      <ChatList
        projectId={project.project_id}
        shown={chatId ?? id}
        removal={removal}
        onLeave={() => setListed(false)}
      />
      <div className={css.main}>
        <Button
          className={css.toList}
          type="text"
          icon={<Icon of={MessagesSquare} />}
          onClick={() => setListed(true)}
        >
          Gesprekken
        </Button>
        <Conversation
          key={talk.key}
          talk={talk}
          placeholder={chatId === null ? 'Start een nieuw gesprek...' : 'Typ een bericht...'}
          takesFocus={!phone}
          start={Start}
        />
      </div>
    </div>
  );
}

/** The first screen: questions that fit these books. */
function Start({ onAsk }: { onAsk: (text: string) => void }) {
  const { active } = useProject();
  return (
    <div className={css.start}>
      <StartQuestions most={6} onAsk={onAsk}>
        <div>
          <h2>Wat wil je weten over {active?.project_name}?</h2>
          <p className={looks.quiet}>
            De assistent antwoordt uit je boekhouding. Elk bedrag in het antwoord kun je openen, tot
            op de boeking.
          </p>
        </div>
      </StartQuestions>
    </div>
  );
}
