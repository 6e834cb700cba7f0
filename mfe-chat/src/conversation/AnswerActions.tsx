import { useState } from 'react';
import { Button, Input } from 'antd';
import { Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ChatMessage } from '@kengetal/contract';
import { IconButton, looks, Tooltip } from '@kengetal/ui';
import { useCopy } from './copy.ts';
import { spokenText } from './Spoken.tsx';
import css from './answer.module.css';

export interface AnswerActionsProps {
  message: ChatMessage;
  isLast: boolean;
  canAsk: boolean;
  onAgain: () => void;
  onVerdict: (value: 'goed' | 'fout', reason?: string) => void;
}

/** Who worded an answer, and what can be done with it: under the pointer, with the focus, on a phone. */
export function AnswerActions(props: AnswerActionsProps) {
  const { message, isLast, canAsk, onAgain, onVerdict } = props;
  const { copy, copied } = useCopy();
  const [reasons, setReasons] = useState(false);
  const { oordeel: verdict, door } = message.about ?? {};
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
              onClick={() => void copy(spokenText(message.content))}
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
              onClick={() => {
                setReasons(false);
                onVerdict('goed');
              }}
            />
          </Tooltip>
          <Tooltip title="Dit klopt niet">
            <IconButton
              of={ThumbsDown}
              aria-label="Dit klopt niet"
              aria-pressed={verdict === 'fout'}
              onClick={() => {
                setReasons(true);
                onVerdict('fout');
              }}
            />
          </Tooltip>
          <span role="status" className={looks.small}>
            {copied}
          </span>
        </div>
      </div>
      {reasons ? (
        <Reason
          onDone={(reason) => {
            setReasons(false);
            if (reason) onVerdict('fout', reason);
          }}
        />
      ) : null}
    </>
  );
}

function Reason({ onDone }: { onDone: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <form
      className={css.reason}
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
