import { Button } from 'antd';
import { Key } from '../../suggestions/Key.tsx';
import type { ListState } from './use-list.ts';
import css from './foot.module.css';

const READING = [
  { keys: ['j', 'k'], words: 'volgende, vorige' },
  { keys: ['Enter'], words: 'openen' },
] as const;
const EDITING = [
  { keys: ['e'], words: 'afhandelen' },
  { keys: ['n'], words: 'niet relevant' },
  { keys: ['w'], words: 'toewijzen' },
  { keys: ['x'], words: 'meer kiezen' },
  { keys: ['z'], words: 'ongedaan maken' },
] as const;

/** The keys of the list; while several are chosen, what can be done with them. */
export function Keys({ state, mayEdit }: { state: ListState; mayEdit: boolean }) {
  if (state.picked.length > 0) return <Chosen state={state} hasKeys onDone={state.chooseNone} />;
  return (
    <div className={css.foot}>
      {[...READING, ...(mayEdit ? EDITING : [])].map(({ keys, words }) => (
        <span key={words} className={css.entry}>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {words}
        </span>
      ))}
      {mayEdit ? null : (
        <span>Je leest mee: wie het project mag bewerken, handelt suggesties af.</span>
      )}
    </div>
  );
}

interface ChosenProps {
  state: ListState;
  /** False on a phone. */
  hasKeys?: boolean;
  onDone: () => void;
}

/** What can be done with those that are chosen. */
export function Chosen({ state, hasKeys = false, onDone }: ChosenProps) {
  const { picked, finish, ask } = state;
  const isNone = picked.length === 0;
  const done = (
    <Button type="text" onClick={onDone}>
      {hasKeys ? 'Niets kiezen' : 'Klaar'}
    </Button>
  );
  return (
    <div className={css.foot} role="region" aria-label="Gekozen suggesties">
      <span role="status">{isNone ? 'Niets gekozen' : `${String(picked.length)} gekozen`}</span>
      {hasKeys ? null : done}
      <Button type="primary" disabled={isNone} onClick={() => finish(picked)}>
        Afhandelen {hasKeys ? <Key>e</Key> : null}
      </Button>
      <Button
        disabled={isNone}
        onClick={({ currentTarget }) => ask('reason', picked, currentTarget)}
      >
        Niet relevant {hasKeys ? <Key>n</Key> : null}
      </Button>
      <Button
        disabled={isNone}
        onClick={({ currentTarget }) => ask('person', picked, currentTarget)}
      >
        Toewijzen {hasKeys ? <Key>w</Key> : null}
      </Button>
      {hasKeys ? done : null}
    </div>
  );
}
