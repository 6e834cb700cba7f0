import { memo, useMemo } from 'react';
import type { ChatMessage } from '@kengetal/contract';
import { classes, looks } from '@kengetal/ui';
import type { Acts } from './acts.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerText } from './AnswerText.tsx';
import { AskedChips, type AskedChipsProps } from './AskedChips.tsx';
import { Choices } from './Choices.tsx';
import { askedWords, offerOf } from './calls.ts';
import { FollowUps } from './FollowUps.tsx';
import { ResultPart, type ResultPartProps } from './ResultPart.tsx';
import { Sources } from './Sources.tsx';
import { Spoken } from './Spoken.tsx';
import { ToolSteps } from './ToolSteps.tsx';
import { useNear } from './use-near.ts';
import { useTyped } from './use-typed.ts';
import css from './answer.module.css';

export interface AnswerProps {
  message: ChatMessage;
  /** More of it may come. */
  isComing: boolean;
  /** Its tool calls show (specification §4). */
  withTools: boolean;
  /** What the last answer of the chat, which can be made anew, was asked; null for another. */
  goesOnFrom: string | null;
  /** It is among the last, which are in view. */
  isRecent: boolean;
  canAsk: boolean;
  acts: Acts;
}

/** What the assistant says: its steps and words, then its tables and what can be done with them. */
export const Answer = memo(function Answer(props: AnswerProps) {
  const { message, isComing, withTools, goesOnFrom, isRecent, canAsk, acts } = props;
  const isLast = goesOnFrom !== null;
  const { content, figures, about } = message;
  const calls = useMemo(
    () => (withTools ? (message.tool_calls ?? []) : []),
    [withTools, message.tool_calls],
  );
  const { shown, isTyping, isNew } = useTyped(content, isComing);
  const isReady = !isComing && !isTyping;
  const { own, isNear } = useNear<HTMLElement>(isRecent);
  return (
    <article
      ref={own}
      className={css.answer}
      aria-label="Antwoord van de assistent"
      aria-busy={!isReady}
    >
      <ToolSteps calls={calls} isBusy={isComing && content === ''} />
      {shown ? <AnswerText text={shown} figures={figures} /> : null}
      {isComing && content === '' ? <TypingDots /> : null}
      {isNew && isLast ? <Spoken text={content} isComing={isComing} /> : null}
      {isReady ? (
        <>
          <Results calls={calls} figures={figures} withActions={isNear} />
          <Choices calls={calls} canAsk={canAsk} onChoose={acts.choose} />
          {isNear ? <Asked calls={calls} canAsk={canAsk} onChoose={acts.choose} /> : null}
          <Sources figures={figures} />
          <Ending about={about} isEmpty={content === '' && calls.length === 0} />
          {isNear ? (
            <AnswerActions
              {...{ message, isLast, canAsk }}
              onAgain={acts.again}
              onJudge={acts.judge}
            />
          ) : null}
          {isLast && canAsk ? (
            <FollowUps
              question={goesOnFrom}
              answer={content}
              calls={message.tool_calls}
              onAsk={acts.ask}
            />
          ) : null}
        </>
      ) : null}
    </article>
  );
});

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

interface Calls {
  calls: NonNullable<ChatMessage['tool_calls']>;
}

type ResultsProps = Calls & Pick<ResultPartProps, 'figures' | 'withActions'>;

const Results = memo(function Results({ calls, ...part }: ResultsProps) {
  return calls.map((call) => {
    const { result } = call.function;
    if (!result) return null;
    const title = askedWords(call) ?? 'Uitkomst';
    return <ResultPart key={call.id} result={result} title={title} {...part} />;
  });
});

/** The question as it was read, each part to be changed. */
function Asked({ calls, ...asking }: Calls & Omit<AskedChipsProps, 'chips'>) {
  const chips = useMemo(() => offerOf(calls).chips, [calls]);
  return <AskedChips chips={chips} {...asking} />;
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
