import { type ComponentType, type KeyboardEvent } from 'react';
import { messageOf, useApi, useProject, type ReportContext } from '@kengetal/platform';
import type { Verdict } from './acts.ts';
import type { Choice } from './calls.ts';
import { LinesSkeleton, Notice, WidgetError } from '@kengetal/ui';
import { Composer, ComposerNote } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { PeriodChip, useOnScreen } from './PeriodChip.tsx';
import type { Along, Talk } from './talk.ts';
import type { Failure, TalkState } from './talk-store.ts';
import { isLocal, keptId, lastQuestion } from './messages.ts';
import { useDraft } from './use-draft.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useStable } from './use-stable.ts';
import { useMessages, useTalkState } from './use-talk.ts';
import css from './conversation.module.css';

export interface ConversationProps {
  talk: Talk;
  placeholder: string;
  /** The report on the screen, which goes along with every question. */
  report?: ReportContext | null;
  /** What stands there while nothing has been said; asks what is clicked. */
  start: ComponentType<{ onAsk: (text: string) => void }>;
  /** False where the input must not take the focus by itself, as on a phone. */
  takesFocus: boolean;
}

/** What the API takes of what is on the screen. */
const LONGEST_PROMPT = 20_000;

/** Questions and answers, and where the next question is written. */
export function Conversation(props: ConversationProps) {
  const { talk, placeholder, report = null, start: Start, takesFocus } = props;
  const { active } = useProject();
  const { query, messages } = useMessages(talk);
  const state = useTalkState(talk);
  const draft = useDraft(talk, state.failure);
  const { box, showEnd } = useEndInSight();
  const onScreen = useOnScreen(report);
  const judge = useVerdict(talk, query);
  const { live, connection } = state;
  const isLost = connection === 'lost';
  // What stops an answer goes when that ends.
  const own = useFocusBack<HTMLElement>(live);
  const canAsk = active !== null && !live && !isLost && !(query.isError && messages.length === 0);

  const { ask, send, retry, choose, again } = useAsking({ talk, draft, onScreen }, () => {
    // The input is disabled meanwhile; Escape is heard from here.
    own.current?.focus({ preventScroll: true });
    showEnd();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // A list that was opened here tells it too, and has Escape for itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    if (!live && draft.edits === null) return;
    event.preventDefault();
    if (live) void talk.stop();
    else draft.clear();
  };
  const editLast = () => {
    const last = lastQuestion(messages);
    if (last && canAsk) draft.edit(last.id, last.content);
  };
  const acts = useStable({ ask, choose, again, editLast, judge });
  const isEmpty = messages.length === 0 && !query.isLoading && !query.isError;
  return (
    <section
      ref={own}
      className={css.conversation}
      aria-label="Gesprek"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div
        ref={box}
        className={css.scroll}
        data-scroll
        tabIndex={0}
        role="region"
        aria-label="Berichten"
      >
        <div className={css.column}>
          <Loading query={query} isKnown={messages.length > 0} />
          {isEmpty ? <Start onAsk={ask} /> : null}
          <MessageList messages={messages} isLive={live} canAsk={canAsk} acts={acts} />
        </div>
      </div>
      <div className={css.below}>
        <Trouble state={state} talk={talk} onRetry={retry} />
        {draft.note ? (
          <ComposerNote
            text={draft.note}
            leave={draft.edits !== null ? 'Annuleren' : 'Weghalen'}
            onLeave={draft.clear}
          />
        ) : null}
        <Composer
          placeholder={placeholder}
          text={draft.text}
          onText={draft.write}
          onSend={send}
          isLive={live}
          onStop={() => void talk.stop()}
          refusal={refusalOf(active !== null, isLost)}
          onEditLast={messages.length > 0 ? editLast : undefined}
          focusOn={takesFocus || draft.focusOn > 0 ? `${talk.key} ${draft.focusOn} ${live}` : null}
        >
          <PeriodChip fixed={report?.period} />
        </Composer>
      </div>
    </section>
  );
}

interface Asking {
  talk: Talk;
  draft: ReturnType<typeof useDraft>;
  onScreen: string;
}

/** Asks in words, with what is on the screen, by a choice, or what was asked once more. */
function useAsking({ talk, draft, onScreen }: Asking, onAsked: () => void) {
  const promptOf = (along: Along) =>
    [along.prompt, onScreen].filter(Boolean).join('\n').slice(0, LONGEST_PROMPT);
  /** Leaves what is being typed. */
  const ask = (text: string) => {
    void talk.send(text, { prompt: promptOf({}) });
    onAsked();
  };
  /** What stands in the input. */
  const send = () => {
    const { text, along = {}, edits } = draft;
    draft.clear();
    if (edits !== null) void talk.again(text.trim(), promptOf(along), edits);
    else void talk.send(text.trim(), { ...along, prompt: promptOf(along) });
    onAsked();
  };
  const retry = (failure: Failure) => {
    if (draft.holdsFailed) return send();
    failure.retry();
    onAsked();
  };
  const choose = ({ label, question }: Choice) => {
    if (!question) return ask(label);
    void talk.askQuestion(question, label);
    onAsked();
  };
  const again = () => {
    void talk.again();
    onAsked();
  };
  return { ask, send, retry, choose, again };
}

/** Why nothing can be asked now. */
function refusalOf(hasProject: boolean, isLost: boolean): string | null {
  if (!hasProject) return 'Kies eerst een project';
  return isLost ? 'Hervat eerst je antwoord' : null;
}

type MessagesQuery = ReturnType<typeof useMessages>['query'];

/** Messages that are on their way, or did not come. */
function Loading(props: { query: MessagesQuery; isKnown: boolean }) {
  const { query, isKnown } = props;
  if (query.isLoading) return <LinesSkeleton lines={5} />;
  if (!query.isError || isKnown) return null;
  return (
    <WidgetError
      title="Kon dit gesprek niet laden."
      error={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface TroubleProps {
  state: TalkState;
  talk: Talk;
  onRetry: (failure: Failure) => void;
}

/** What did not come over, and trying it again. */
function Trouble({ state, talk, onRetry }: TroubleProps) {
  const { failure, connection, live } = state;
  if (connection === 'seeking')
    return <Notice tone="attention">De verbinding is weg. Ik probeer het opnieuw…</Notice>;
  if (connection === 'lost') {
    return (
      <Notice tone="attention" action={{ label: 'Hervatten', onClick: talk.resume }}>
        Verbinding verbroken. Je antwoord wordt intussen wel gemaakt.
      </Notice>
    );
  }
  if (!failure) return null;
  const action = { label: 'Opnieuw proberen', onClick: () => onRetry(failure) };
  return (
    // While another tab's answer comes nothing can be asked.
    <Notice tone="unfavourable" action={live ? undefined : action}>
      {messageOf(failure.error)}
    </Notice>
  );
}

/** Says whether an answer helped, or takes that back. */
function useVerdict(talk: Talk, query: MessagesQuery) {
  const api = useApi();
  return async (id: string, value: Verdict | null, reason?: string) => {
    const chat_id = talk.store.id;
    const { data = [] } = isLocal(id) ? await query.refetch() : query;
    const message_id = keptId(id, data) ?? id;
    await api.request('POST /chat/feedback', {
      body: { chat_id, message_id, value, ...(reason && { reason }) },
    });
    void query.refetch();
  };
}
