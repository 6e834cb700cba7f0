import { useState, type KeyboardEvent } from 'react';
import { Button, Input } from 'antd';
import { Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ChatMessage } from '@kengetal/contract';
import { IconButton, looks, Tooltip } from '@kengetal/ui';
import type { Acts, Verdict } from './acts.ts';
import { useCopy } from './copy.ts';
import { plainText } from './plain-text.ts';
import { useFocusBack } from './use-focus-back.ts';
import css from './answer.module.css';

export interface AnswerActionsProps {
  message: ChatMessage;
  /** The last of the chat can be made anew. */
  isLast: boolean;
  canAsk: boolean;
  onAgain: () => void;
  onJudge: Acts['judge'];
}

/** Who worded an answer, and what can be done with it: under the pointer, with the focus, on a phone. */
export function AnswerActions(props: AnswerActionsProps) {
  const { message, isLast, canAsk, onAgain, onJudge } = props;
  const { copy, copied } = useCopy();
  const { judge, said, hush } = useJudging(message.id, onJudge);
  const [reasons, setReasons] = useState(false);
  const wrong = useFocusBack<HTMLButtonElement>(reasons);
  const { oordeel: verdict, door } = message.about ?? {};
  const press = (value: Verdict) => {
    const isBack = verdict === value;
    setReasons(value === 'fout' && !isBack);
    void judge(isBack ? null : value);
  };
  return (
    <>
      <div className={css.foot}>
        {door ? (
          <p className={looks.faint}>
            {door === 'model' ? 'Door een taalmodel' : 'Zonder taalmodel'}
          </p>
        ) : null}
        <div className={css.actions} role="group" aria-label="Acties bij dit antwoord">
          <Tooltip title="Kopiëren als tekst">
            <IconButton
              of={Copy}
              aria-label="Kopiëren als tekst"
              onClick={() => {
                hush();
                void copy(plainText(message.content));
              }}
            />
          </Tooltip>
          {isLast ? (
            <Tooltip title="Opnieuw antwoorden">
              <IconButton
                of={RotateCw}
                aria-label="Opnieuw antwoorden"
                disabled={!canAsk}
                onClick={onAgain}
              />
            </Tooltip>
          ) : null}
          <Tooltip title="Dit helpt">
            <IconButton
              of={ThumbsUp}
              aria-label="Dit helpt"
              aria-pressed={verdict === 'goed'}
              onClick={() => press('goed')}
            />
          </Tooltip>
          <Tooltip title="Dit klopt niet">
            <IconButton
              of={ThumbsDown}
              ref={wrong}
              aria-label="Dit klopt niet"
              aria-pressed={verdict === 'fout'}
              onClick={() => press('fout')}
            />
          </Tooltip>
        </div>
        <span role="status" className={looks.small}>
          {said || copied}
        </span>
      </div>
      {reasons ? (
        <Reason
          onDone={(reason) => {
            setReasons(false);
            if (reason) void judge('fout', reason);
          }}
        />
      ) : null}
    </>
  );
}

/** Says whether an answer helped, and how that went. */
function useJudging(messageId: string, onJudge: Acts['judge']) {
  const [said, setSaid] = useState('');
  const judge = async (value: Verdict | null, reason?: string) => {
    try {
      await onJudge(messageId, value, reason);
      setSaid(value === null ? 'Weggehaald' : 'Bewaard');
    } catch (error) {
      console.error('The verdict was not kept', error);
      setSaid('Je oordeel is niet bewaard. Probeer het opnieuw.');
    }
  };
  return { judge, said, hush: () => setSaid('') };
}

/** Why it is wrong; Escape leaves that unsaid. */
function Reason({ onDone }: { onDone: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDone('');
  };
  return (
    <form
      className={css.reason}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(reason.trim());
      }}
    >
      <Input
        autoFocus
        aria-label="Wat klopt er niet?"
        placeholder="Wat klopt er niet? (mag leeg)"
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button htmlType="submit">Bewaren</Button>
    </form>
  );
}
