import type { ReactNode, Ref } from 'react';
import { Button } from 'antd';
import { CircleAlert, CircleCheck, Info, RotateCw } from 'lucide-react';
import { messageOf } from '@kengetal/platform';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import { Icon } from './Icon.tsx';
import css from './messages.module.css';

const TEXT = classes(looks.quiet, css.text);

export interface WidgetErrorProps {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, e.g. 'Kon de boekingen niet laden.' */
  title?: string;
  /** True while trying again. */
  busy?: boolean;
}

/** An error in the widget's own place: what happened, what to do, and trying again. */
export function WidgetError({ error, onRetry, busy, title }: WidgetErrorProps) {
  return (
    <div className={css.box} role="alert">
      <p className={css.title}>{title ?? 'Kon deze gegevens niet laden.'}</p>
      <p className={TEXT}>{messageOf(error)}</p>
      <Button onClick={onRetry} loading={busy ?? false} icon={<Icon of={RotateCw} />}>
        Opnieuw proberen
      </Button>
    </div>
  );
}

export interface EmptyStateProps {
  /** What will be here, in one sentence. */
  title: string;
  text?: ReactNode;
  /** The one next step. */
  action?: { label: string; onClick: () => void };
}

/** Nothing to show yet: what will be here, and the one next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={css.box}>
      <p className={css.title}>{title}</p>
      {text ? <p className={TEXT}>{text}</p> : null}
      {action ? <Button onClick={action.onClick}>{action.label}</Button> : null}
    </div>
  );
}

export interface NoticeProps {
  tone?: 'info' | 'attention' | 'unfavourable' | 'favourable';
  action?: NoticeAction | undefined;
  /** Beside the action: the other way, e.g. 'Later'. */
  secondAction?: NoticeAction | undefined;
  /** False where what holds the notice is announced itself. */
  live?: boolean;
  children: ReactNode;
}

interface NoticeAction {
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

const NOTICE_ICONS = {
  info: Info,
  attention: CircleAlert,
  unfavourable: CircleAlert,
  favourable: CircleCheck,
};

/** One line that matters now, with one way on and at most one other. */
export function Notice({ tone = 'info', live = true, children, ...actions }: NoticeProps) {
  const { action, secondAction } = actions;
  return (
    <div className={classes(css.notice, css[tone])} role={live ? 'status' : undefined}>
      <Icon of={NOTICE_ICONS[tone]} className={css.noticeIcon} />
      <div className={css.noticeText}>{children}</div>
      {action ? (
        <div className={css.noticeActions}>
          {[action, ...(secondAction ? [secondAction] : [])].map(({ label, onClick, ref }) => (
            <button
              key={label}
              ref={ref}
              type="button"
              className={classes(looks.link, css.noticeAction)}
              onClick={onClick}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
