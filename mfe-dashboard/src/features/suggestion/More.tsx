import { useRef, useState } from 'react';
import { Button } from 'antd';
import { Ellipsis } from 'lucide-react';
import { FloatingPanel, Icon } from '@kengetal/ui';
import css from './actions.module.css';

export interface MoreProps {
  /** Null where nobody can be chosen. */
  onAssign: ((opener: HTMLElement | null) => void) | null;
  /** Null at the end. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** What has no room in the bar: who takes it, and the suggestions beside it. */
export function More({ onAssign, previous, next }: MoreProps) {
  const [isOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!onAssign && !previous && !next) return null;
  const after = (go: () => void) => () => {
    setOpened(false);
    go();
  };
  return (
    <>
      <Button
        ref={button}
        className={css.square}
        aria-label="Meer"
        aria-haspopup="dialog"
        aria-expanded={isOpened}
        icon={<Icon of={Ellipsis} />}
        onClick={() => setOpened(!isOpened)}
      />
      {isOpened ? (
        <FloatingPanel
          label="Meer"
          opener={button}
          onClose={(returnFocus) => {
            setOpened(false);
            if (returnFocus) button.current?.focus();
          }}
        >
          {() => (
            <>
              {onAssign ? (
                <Entry label="Toewijzen" onClick={after(() => onAssign(button.current))} />
              ) : null}
              {previous ? <Entry label="Vorige suggestie" onClick={after(previous)} /> : null}
              {next ? <Entry label="Volgende suggestie" onClick={after(next)} /> : null}
            </>
          )}
        </FloatingPanel>
      ) : null}
    </>
  );
}

function Entry({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button type="text" block className={css.entry} onClick={onClick}>
      {label}
    </Button>
  );
}
