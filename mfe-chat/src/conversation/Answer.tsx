import { useMemo } from 'react';
import type { ChatMessage } from '@kengetal/contract';
import { classes, looks } from '@kengetal/ui';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerText } from './AnswerText.tsx';
import { AskedChips } from './AskedChips.tsx';
import { Choices } from './Choices.tsx';
import { askedWords, offerOf, type Choice } from './calls.ts';
import { ResultPart } from './ResultPart.tsx';
import { Sources } from './Sources.tsx';
import { Spoken } from './Spoken.tsx';
import { ToolSteps } from './ToolSteps.tsx';
import { useTyped } from './use-typed.ts';
import css from './answer.module.css';

export interface AnswerProps {
  message: ChatMessage;
  /** More of it may come. */
  isComing: boolean;
  /** Its tool calls show (specification §4). */
  withTools: boolean;
  /** The last of the chat, which can be made anew. */
  isLast: boolean;
  /** Null while nothing can be asked. */
  onChoose: ((choice: Choice) => void) | null;
  onAgain: () => void;
  onVerdict: (value: 'goed' | 'fout', reason?: string) => void;
}

/** What the assistant says: its steps, words, tables, and what can be done with them. */
export function Answer(props: AnswerProps) {
  const { message, isComing, withTools, isLast, onChoose, onAgain, onVerdict } = props;
  const { content, figures, about } = message;
  const calls = useMemo(
    () => (withTools ? (message.tool_calls ?? []) : []),
    [withTools, message.tool_calls],
  );
  const { shown, isTyping, isNew } = useTyped(content, isComing);
  const isReady = !isComing && !isTyping;
  return (
    <article className={css.answer} aria-label="Antwoord van de assistent" aria-busy={!isReady}>
      <ToolSteps calls={calls} isBusy={isComing && content === ''} />
      {shown ? <AnswerText text={shown} figures={figures} /> : null}
      {isComing && content === '' ? <TypingDots /> : null}
      {isNew && isLast ? <Spoken text={content} isComing={isComing} /> : null}
      {isReady ? (
        <>
          <Results calls={calls} figures={figures} />
          <Choices calls={calls} onChoose={onChoose} />
          <Asked calls={calls} onChoose={onChoose} />
          <Sources figures={figures} tool_calls={calls} />
          <Ending about={about} isEmpty={content === '' && calls.length === 0} />
          <AnswerActions {...{ message, isLast, onAgain, onVerdict }} canAsk={onChoose !== null} />
        </>
      ) : null}
    </article>
  );
}

/** Until the first words are there (specification §4). */
function TypingDots() {
  return (
    <p className={css.dots} role="status" aria-label="De assistent is bezig met je antwoord">
      <span />
      <span />
      <span />
    </p>
  );
}

type Calls = Pick<AnswerProps, 'onChoose'> & { calls: NonNullable<ChatMessage['tool_calls']> };

function Results({ calls, figures }: Pick<Calls, 'calls'> & Pick<ChatMessage, 'figures'>) {
  return calls.map((call) => {
    const { result } = call.function;
    if (!result) return null;
    const title = askedWords(call) ?? 'Uitkomst';
    return <ResultPart key={call.id} result={result} figures={figures} title={title} />;
  });
}

/** The question as it was read, each part to be changed. */
function Asked({ calls, onChoose }: Calls) {
  const chips = useMemo(() => offerOf(calls).chips, [calls]);
  return <AskedChips chips={chips} onChoose={onChoose} />;
}

const ENDINGS = {
  gestopt: 'Gestopt: je hebt dit antwoord afgebroken.',
  afgebroken: 'Afgebroken: dit antwoord is niet afgemaakt.',
} as const;

/** Why an answer is not whole, or no longer of these books. */
function Ending({ about, isEmpty }: Pick<ChatMessage, 'about'> & { isEmpty: boolean }) {
  const { einde, verouderd } = about ?? {};
  return (
    <>
      {einde ? <p className={classes(looks.quiet, looks.let_op)}>{ENDINGS[einde]}</p> : null}
      {isEmpty && !einde ? (
        <p className={looks.quiet}>Dit antwoord is er niet. Stel je vraag opnieuw.</p>
      ) : null}
      {verouderd ? (
        <p className={classes(looks.quiet, looks.let_op)}>
          Verouderd: de boekhouding is sindsdien bijgewerkt. Vraag het opnieuw voor de cijfers van
          nu.
        </p>
      ) : null}
    </>
  );
}
