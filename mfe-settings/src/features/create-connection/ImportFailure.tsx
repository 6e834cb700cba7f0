import { Button } from 'antd';
import { StateTitle } from './StateTitle.tsx';
import css from './create-connection.module.css';

export interface ImportFailureProps {
  title: string;
  filename: string;
  /** What is wrong and what to do. */
  message: string;
  /** Sends the same file again, when it is still at hand. */
  onRetry?: (() => void) | undefined;
  onOther: () => void;
}

/** A file that was not read: why, and the way on. Nothing has changed. */
export function ImportFailure({ title, filename, message, onRetry, onOther }: ImportFailureProps) {
  return (
    <div className={css.state} role="alert">
      <StateTitle>{title}</StateTitle>
      <p className={css.quiet}>{filename}</p>
      <p className={css.words}>{message}</p>
      <div className={css.actions}>
        {onRetry ? (
          <Button type="primary" onClick={onRetry}>
            Opnieuw proberen
          </Button>
        ) : null}
        <Button onClick={onOther}>Ander bestand kiezen</Button>
      </div>
    </div>
  );
}
