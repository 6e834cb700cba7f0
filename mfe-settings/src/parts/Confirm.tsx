import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { messageOf } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import css from './confirm.module.css';

/** What of a mutation is needed to make it after a yes. */
export interface Confirmed<Variables> {
  mutate: (variables: Variables, options: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

export interface ConfirmPanelProps<Variables> {
  /** Name of what is about to be done. */
  title: string;
  /** What doing it means. */
  children: ReactNode;
  /** On the button that does it. */
  yes: string;
  mutation: Confirmed<Variables>;
  variables: Variables;
  /** It cannot be done (yet); what it holds says why. */
  isBlocked?: boolean;
  /** False where what it holds takes the focus. */
  takesFocus?: boolean;
  onClose: () => void;
}

/** Asks once more before something that is not easily taken back, in its own place. */
export function ConfirmPanel<Variables>(props: ConfirmPanelProps<Variables>) {
  const { title, children, yes, mutation, variables, onClose } = props;
  const { isBlocked = false, takesFocus = !isBlocked } = props;
  const { mutate, isPending, error, reset } = mutation;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <div className={css.confirm} role="group" aria-label={title}>
      {children}
      {error ? (
        <p role="alert" className={looks.failure}>
          {messageOf(error)}
        </p>
      ) : null}
      <div className={css.buttons}>
        <Button
          autoFocus={takesFocus}
          danger
          disabled={isBlocked}
          loading={isPending}
          onClick={() => mutate(variables, { onSuccess: onClose })}
        >
          {yes}
        </Button>
        <Button
          autoFocus={isBlocked && takesFocus}
          type="text"
          disabled={isPending}
          onClick={close}
        >
          Toch niet
        </Button>
      </div>
    </div>
  );
}

export interface ConfirmProps<Variables> extends Omit<ConfirmPanelProps<Variables>, 'onClose'> {
  /** On the button that asks. */
  label: string;
  className?: string | undefined;
}

/** A button that asks once more before it does something. */
export function Confirm<Variables>({ label, className, ...panel }: ConfirmProps<Variables>) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) return <ConfirmPanel {...panel} onClose={() => setIsAsking(false)} />;
  return (
    <Button className={className} onClick={() => setIsAsking(true)}>
      {label}
    </Button>
  );
}
