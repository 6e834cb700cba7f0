import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from 'antd';
import { ArrowUp, Square } from 'lucide-react';
import { INPUT_MAXIMA } from '@kengetal/contract';
import { classes, Icon, isBusyElsewhere, looks } from '@kengetal/ui';
import { GrowingText } from './GrowingText.tsx';
import css from './composer.module.css';

export interface ComposerProps {
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Of words: never of nothing. */
  onSend: () => void;
  /** An answer is being made: nothing can be typed or sent (specification §5). */
  isLive: boolean;
  onStop: () => void;
  /** Why nothing can be asked here; null when it can. */
  refusal: string | null;
  /** Takes the last question up to change it; with an empty input, by ↑. */
  onEditLast?: (() => void) | undefined;
  /** Changes when the input is to take the focus. */
  focusOn: unknown;
  /** What goes along with the words. */
  children?: ReactNode;
}

/** Where a question is written: Enter sends, Shift+Enter begins a line. */
export function Composer(props: ComposerProps) {
  const { placeholder, text, onText, onSend, isLive, onStop, refusal, onEditLast } = props;
  const box = useRef<HTMLFormElement>(null);
  useFocus(box, props.focusOn);
  const question = text.trim();
  const send = () => {
    if (question !== '' && !isLive && !refusal) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
    if (event.key === 'ArrowUp' && text === '' && onEditLast) {
      event.preventDefault();
      onEditLast();
    }
  };
  return (
    <form
      ref={box}
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <GrowingText
        className={css.words}
        aria-label="Je vraag"
        placeholder={refusal ?? placeholder}
        maxLength={INPUT_MAXIMA.message}
        disabled={isLive || refusal !== null}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.foot}>
        <div className={css.along}>{props.children}</div>
        {isLive ? (
          <Button
            key="stop"
            aria-label="Stoppen"
            title="Stoppen (Esc)"
            icon={<Icon of={Square} size={14} />}
            onClick={onStop}
          />
        ) : (
          <Button
            key="send"
            htmlType="submit"
            type={question === '' ? 'default' : 'primary'}
            aria-label="Versturen"
            disabled={question === '' || refusal !== null}
            icon={<Icon of={ArrowUp} />}
          />
        )}
      </div>
    </form>
  );
}

interface ComposerNoteProps {
  text: string;
  /** What leaving it is called. */
  leave: string;
  onLeave: () => void;
}

/** The words above an input, and the way to be rid of them. */
export function ComposerNote({ text, leave, onLeave }: ComposerNoteProps) {
  return (
    <p className={classes(looks.small, css.note)}>
      <span>{text}</span>
      <button type="button" className={looks.link} onClick={onLeave}>
        {leave}
      </button>
    </p>
  );
}

/** The input takes the focus, behind what stands in it. */
function useFocus(box: RefObject<HTMLElement | null>, focusOn: unknown): void {
  useEffect(() => {
    const input = box.current?.querySelector('textarea');
    if (focusOn === null || focusOn === undefined) return;
    if (isBusyElsewhere() && document.activeElement !== input) return;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [box, focusOn]);
}
