import { useState, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button } from 'antd';
import { Copy, RotateCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ChatMessage } from '@kengetal/contract';
import { classes, IconButton, looks, Tooltip } from '@kengetal/ui';
import type { Acts, Verdict } from './acts.ts';
import { useCopy } from './copy.ts';
import { GrowingText } from './GrowingText.tsx';
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
  const { judge, said, failed, hush } = useJudging(message.id, onJudge);
  const [reasons, setReasons] = useState(false);
  const wrong = useFocusBack<HTMLButtonElement>(reasons);
  const { oordeel: verdict, reden: kept = '', door } = message.about ?? {};
  const press = (value: Verdict) => {
    const isBack = verdict === value;
    setReasons(value === 'fout' && !isBack);
    void judge(isBack ? null : value);
  };
  return (
    <>
      <div className={css.foot}>
        {door ? (
          <p className={classes(looks.faint, css.door)}>
            {door === 'model' ? 'Door een taalmodel' : 'Zonder taalmodel'}
          </p>
        ) : null}
        <div className={css.actions} role="group" aria-label="Acties bij dit antwoord">
          <Act
            name="Kopiëren als tekst"
            of={Copy}
            onClick={() => {
              hush();
              void copy(plainText(message.content));
            }}
          />
          {isLast ? (
            <Act name="Opnieuw antwoorden" of={RotateCw} disabled={!canAsk} onClick={onAgain} />
          ) : null}
          <Act
            name="Dit helpt"
            of={ThumbsUp}
            aria-pressed={verdict === 'goed'}
            onClick={() => press('goed')}
          />
          <Act
            name="Dit klopt niet"
            of={ThumbsDown}
            ref={wrong}
            aria-pressed={verdict === 'fout'}
            onClick={() => press('fout')}
          />
        </div>
        <span role="status" className={looks.small}>
          {/* What is wrong is asked still. */}
          {reasons ? '' : said || copied}
        </span>
      </div>
      {reasons ? (
        <Reason
          kept={kept}
          onLeave={() => setReasons(false)}
          onSay={async (reason) => {
            if (reason === kept || (await judge('fout', reason || undefined))) setReasons(false);
          }}
        />
      ) : (
        <KeptReason kept={kept} onChange={() => setReasons(true)} />
      )}
      <p role="alert" className={looks.failure}>
        {failed}
      </p>
    </>
  );
}

type ActProps = { name: string } & Omit<ComponentProps<typeof IconButton>, 'name' | 'aria-label'>;

function Act({ name, ...button }: ActProps) {
  return (
    <Tooltip title={name}>
      <IconButton {...button} aria-label={name} />
    </Tooltip>
  );
}

/** Says whether an answer helped, and how that went. */
function useJudging(messageId: string, onJudge: Acts['judge']) {
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  /** True when it was kept. */
  const judge = async (value: Verdict | null, reason?: string): Promise<boolean> => {
    try {
      await onJudge(messageId, value, reason);
      setSaid(value === null ? 'Weggehaald' : 'Bewaard');
      setFailed('');
      return true;
    } catch (error) {
      console.error('The verdict was not kept', error);
      setSaid('');
      setFailed('Je oordeel is niet bewaard. Probeer het opnieuw.');
      return false;
    }
  };
  return { judge, said, failed, hush: () => setSaid('') };
}

/** What was said to be wrong, and the way to change it. */
function KeptReason({ kept, onChange }: { kept: string; onChange: () => void }) {
  if (kept === '') return null;
  return (
    <p className={looks.quiet}>
      Wat er niet klopt: {kept}{' '}
      <button type="button" className={looks.link} onClick={onChange}>
        Wijzigen
      </button>
    </p>
  );
}

interface ReasonProps {
  /** What was said before. */
  kept: string;
  onLeave: () => void;
  /** Trimmed; the words stay where this does not close the form. */
  onSay: (reason: string) => Promise<void>;
}

/** Why it is wrong: Enter says it, Escape leaves that unsaid. */
function Reason({ kept, onLeave, onSay }: ReasonProps) {
  const [reason, setReason] = useState(kept);
  const say = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSay(reason.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) say(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeave();
  };
  return (
    <form className={css.reason} onSubmit={say}>
      <GrowingText
        autoFocus
        className={css.reasonText}
        aria-label="Wat klopt er niet?"
        placeholder="Wat klopt er niet? (mag leeg)"
        maxLength={1_000}
        value={reason}
        onFocus={({ target }) => target.setSelectionRange(kept.length, kept.length)}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button htmlType="submit">Bewaren</Button>
    </form>
  );
}
