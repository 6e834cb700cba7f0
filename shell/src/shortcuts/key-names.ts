import { parseKeybinding } from 'tinykeys';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** What stands on the keys, in Dutch; a letter stands for itself. */
const NAMES: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  Shift: 'Shift',
  Enter: 'Enter',
  Escape: 'Esc',
  Space: 'Spatie',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const SPOKEN: Readonly<Record<string, string>> = {
  Meta: 'Command',
  ArrowUp: 'Pijl omhoog',
  ArrowDown: 'Pijl omlaag',
};

export interface KeyName {
  /** As it stands on the key. */
  shown: string;
  /** In words, where what is shown is a sign. */
  spoken: string;
}

/** The presses of a shortcut, each as the keys to hold and press, e.g. Ctrl and K. */
export function keyNames(keys: string): KeyName[][] {
  return parseKeybinding(keys.replace('$mod', isApple() ? 'Meta' : 'Control')).map(
    ([modifiers, key]) => {
      // 'Shift+?' is how the key is typed, not what a person calls it.
      const held = key === '?' ? [] : modifiers;
      return [...held, String(key)].map(nameOf);
    },
  );
}

function nameOf(key: string): KeyName {
  const letter = key.replace(/^Key/, '');
  const shown = NAMES[key] ?? (letter.length === 1 ? letter.toUpperCase() : letter);
  return { shown, spoken: SPOKEN[key] ?? shown };
}

/** One line for a tooltip or label, e.g. 'Ctrl+K' or '⌘K'. */
export function keysText(keys: string): string {
  const separator = isApple() ? '' : '+';
  return keyNames(keys)
    .map((press) => press.map(({ shown }) => shown).join(separator))
    .join(' ');
}
