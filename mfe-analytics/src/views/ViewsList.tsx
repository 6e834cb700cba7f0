import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Plus } from 'lucide-react';
import type { SavedView } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { classes, Icon, looks, type useUndoable } from '@kengetal/ui';
import { ViewRow } from './ViewRow.tsx';
import css from './views.module.css';

/** In the place of a view: the way to keep another. */
export const SAVE = 'bewaar';

export interface ViewsListProps {
  views: readonly SavedView[];
  activeId: string | null;
  /** The view that the user was busy with, or `SAVE`. */
  focus: string | null;
  removal: ReturnType<typeof useUndoable>;
  mayShare: boolean;
  /** Why the last change was not made. */
  error: Error | null;
  onChoose: (view: SavedView) => void;
  onSave: () => void;
  onRename: (view: SavedView) => void;
  onShare: (view: SavedView) => void;
  /** A removal was taken back. */
  onBack: (view: SavedView) => void;
}

/** The own views and those of the project, and the way to keep another. */
export function ViewsList(props: ViewsListProps) {
  const { views, focus, error, removal, onSave } = props;
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus === SAVE) save.current?.focus();
  }, [focus]);
  const failed = error ?? removal.error;
  const own = views.filter(({ shared }) => !shared);
  const ofProject = views.filter(({ shared }) => shared);
  return (
    <div className={css.panel} data-views="" onKeyDown={moveAmongViews}>
      {views.length === 0 ? (
        <p className={css.nothing}>
          Je hebt nog geen weergaven. Bewaar de filters en keuzes van dit scherm onder een naam, dan
          kies je ze later in één keer.
        </p>
      ) : (
        <div className={css.lists}>
          <Group name="Van jou" {...props} views={own} />
          <Group name="Van het project" {...props} views={ofProject} />
        </div>
      )}
      {failed ? (
        <p role="alert" className={classes(looks.failure, css.failure)}>
          {messageOf(failed)}
        </p>
      ) : null}
      <button ref={save} type="button" className={css.save} data-view="" onClick={onSave}>
        <Icon of={Plus} size={14} />
        Bewaar deze weergave
      </button>
    </div>
  );
}

function Group({ name, ...props }: ViewsListProps & { name: string }) {
  const { views, activeId, focus, removal, mayShare, onChoose, onRename, onShare, onBack } = props;
  const [open, setOpen] = useState<string | null>(null);
  if (views.length === 0) return null;
  return (
    <section>
      <h3 className={classes(looks.faint, css.heading)}>{name}</h3>
      <ul aria-label={`Weergaven ${name.toLowerCase()}`}>
        {views.map((view) =>
          view.view_id === removal.leaving ? (
            <Removed
              key={view.view_id}
              name={view.name}
              undo={
                removal.canUndo
                  ? () => {
                      removal.undo();
                      onBack(view);
                    }
                  : null
              }
            />
          ) : (
            <ViewRow
              key={view.view_id}
              view={view}
              isActive={view.view_id === activeId}
              isOpen={view.view_id === open}
              hasFocus={view.view_id === focus}
              mayChange={mayShare || !view.shared}
              mayShare={mayShare}
              onChoose={() => onChoose(view)}
              onOpen={() => setOpen(open === view.view_id ? null : view.view_id)}
              onRename={() => onRename(view)}
              onShare={() => onShare(view)}
              onRemove={() => {
                setOpen(null);
                removal.remove(view.view_id);
              }}
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** In the place of a view that was just removed: the way back, while there is one. */
function Removed({ name, undo }: { name: string; undo: (() => void) | null }) {
  return (
    <li className={css.left}>
      <span className={css.name} role="status">
        {name} verwijderd.
      </span>
      {undo ? <Undo onUndo={undo} /> : null}
    </li>
  );
}

function Undo({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    own?.focus();
    return () => {
      // The time to take it back is over, and the button that has the focus goes.
      if (own === null || own !== document.activeElement) return;
      own.closest('[data-views]')?.querySelector<HTMLElement>('[data-view]')?.focus();
    };
  }, []);
  return (
    <button ref={button} type="button" className={classes(looks.link, css.link)} onClick={onUndo}>
      Ongedaan maken
    </button>
  );
}

/** Up and down between the views, and to what keeps another. */
function moveAmongViews(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-view]')];
  const place = stops.findIndex((stop) => stop === event.target);
  event.preventDefault();
  stops[(place + step + stops.length) % stops.length]?.focus();
}
