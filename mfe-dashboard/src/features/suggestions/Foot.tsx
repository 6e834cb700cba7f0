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
export function Foot({ state, mayEdit }: { state: ListState; mayEdit: boolean }) {
  const { picked, finish, ask, chooseNone } = state;
  if (picked.length > 0) {
    return (
      <div className={css.foot} role="region" aria-label="Gekozen suggesties">
        <span role="status">{`${String(picked.length)} gekozen`}</span>
        <Button type="primary" onClick={() => finish(picked)}>
          Afhandelen <Key>e</Key>
        </Button>
        <Button onClick={({ currentTarget }) => ask('reason', picked, currentTarget)}>
          Niet relevant <Key>n</Key>
        </Button>
        <Button onClick={({ currentTarget }) => ask('person', picked, currentTarget)}>
          Toewijzen <Key>w</Key>
        </Button>
        <Button type="text" onClick={chooseNone}>
          Niets kiezen
        </Button>
      </div>
    );
  }
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
