import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import { StateTitle } from '../../imports/StateTitle.tsx';
import css from '../../imports/state.module.css';

export interface ImportFailureProps {
  title: string;
  filename: string;
  /** What is wrong and what to do. */
  message: string;
  /** Does the same again, where that makes sense. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  onOther: () => void;
}

/** A file that was not read: why, and the way on. Nothing has changed. */
export function ImportFailure(props: ImportFailureProps) {
  const { title, filename, message, onRetry, busy = false, onOther } = props;
  return (
    <div className={css.state} role="alert">
      <StateTitle>{title}</StateTitle>
      <p className={looks.quiet}>{filename}</p>
      <p className={css.words}>{message}</p>
      <div className={css.actions}>
        {onRetry ? (
          <Button type="primary" loading={busy} onClick={onRetry}>
            Opnieuw proberen
          </Button>
        ) : null}
        <Button onClick={onOther}>Ander bestand kiezen</Button>
      </div>
    </div>
  );
}
