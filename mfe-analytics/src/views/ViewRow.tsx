import { useEffect, useRef } from 'react';
import { Check, Ellipsis } from 'lucide-react';
import type { SavedView } from '@kengetal/contract';
import { classes, Icon, IconButton, looks } from '@kengetal/ui';
import { monthsOf } from './choices.ts';
import css from './views.module.css';

const LINK = classes(looks.link, css.link);

export interface ViewRowProps {
  view: SavedView;
  isActive: boolean;
  /** True when its actions show. */
  isOpen: boolean;
  /** True when it takes the focus: the user was busy with it. */
  hasFocus: boolean;
  mayChange: boolean;
  mayShare: boolean;
  onChoose: () => void;
  onOpen: () => void;
  onRename: () => void;
  onShare: () => void;
  onRemove: () => void;
}

/** A view to choose; what else can be done with it shows under it, in words. */
export function ViewRow(props: ViewRowProps) {
  const { view, isActive, isOpen, hasFocus, mayChange, mayShare, onChoose, onOpen } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const { name, shared, user_name, choices } = view;
  const detail = [monthsOf(choices), shared ? user_name : null].filter(Boolean).join(' · ');
  return (
    <li>
      <div className={css.row}>
        <button
          ref={button}
          type="button"
          className={css.choose}
          aria-current={isActive || undefined}
          data-view=""
          onClick={onChoose}
        >
          <span className={css.check}>{isActive ? <Icon of={Check} size={14} /> : null}</span>
          <span className={css.name}>
            {name}
            {detail ? <span className={classes(looks.small, css.detail)}>{detail}</span> : null}
          </span>
        </button>
        {mayChange ? (
          <IconButton
            of={Ellipsis}
            aria-label={`Meer met ${name}`}
            title={`Meer met ${name}`}
            aria-expanded={isOpen}
            onClick={onOpen}
          />
        ) : null}
      </div>
      {isOpen ? (
        <div role="group" aria-label={`Weergave ${name}`} className={css.actions}>
          <button type="button" className={LINK} onClick={props.onRename}>
            Hernoemen
          </button>
          {mayShare ? (
            <button type="button" className={LINK} onClick={props.onShare}>
              {shared ? 'Niet meer delen' : 'Delen met het project'}
            </button>
          ) : null}
          <button type="button" className={LINK} onClick={props.onRemove}>
            Verwijderen
          </button>
        </div>
      ) : null}
    </li>
  );
}
