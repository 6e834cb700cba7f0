import { looks } from '@kengetal/ui';
import { keyNames } from './key-names.ts';
import css from './keys.module.css';

/** The keys of a shortcut as they stand on the keyboard; several ways with 'of' between. */
export function Keys({ of: ways }: { of: readonly string[] }) {
  const spoken = ways.map((keys) =>
    keyNames(keys)
      .map((press) => press.map((key) => key.spoken).join(' '))
      .join(' dan '),
  );
  return (
    <>
      <span className={looks.hidden}>{spoken.join(' of ')}</span>
      <span className={css.keys} aria-hidden="true">
        {ways.map((keys, index) => (
          <Way key={keys} keys={keys} before={index > 0 ? 'of' : null} />
        ))}
      </span>
    </>
  );
}

function Way({ keys, before }: { keys: string; before: string | null }) {
  return (
    <>
      {before ? <span className={css.word}>{before}</span> : null}
      {keyNames(keys).map((press, index) => (
        <span key={`${index} ${press[0]?.shown}`} className={css.keys}>
          {index > 0 ? <span className={css.word}>dan</span> : null}
          {press.map(({ shown }) => (
            <kbd key={shown} className={css.key}>
              {shown}
            </kbd>
          ))}
        </span>
      ))}
    </>
  );
}
