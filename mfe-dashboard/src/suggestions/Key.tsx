import css from './key.module.css';

/** A key as it stands on the keyboard. */
export function Key({ children }: { children: string }) {
  return <kbd className={css.key}>{children}</kbd>;
}
