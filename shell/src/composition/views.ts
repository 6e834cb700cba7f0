import type { ExposedModule } from './host.ts';

/** Something of a remote that is on the page. */
export interface View {
  module: ExposedModule;
  /** Whether someone would lose something if it went away. */
  unsaved: () => boolean;
}

/** Who looks at what, by remote. */
export class Views {
  readonly #shown = new Map<string, Set<View>>();

  add(remote: string, view: View): () => void {
    const views = this.#shown.get(remote) ?? new Set();
    this.#shown.set(remote, views.add(view));
    return () => views.delete(view);
  }

  /** Whether a remote must stay as it is: a screen of it shows, or a slot holds something. */
  busy(remote: string): boolean {
    const views = [...(this.#shown.get(remote) ?? [])];
    return views.some(({ module, unsaved }) => module === 'screens' || unsaved());
  }

  has(remote: string, wanted: ExposedModule): boolean {
    return [...(this.#shown.get(remote) ?? [])].some(({ module }) => module === wanted);
  }
}

const FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=hidden]), [contenteditable]';

/**
 * Whether a part of the page holds what someone typed, works in, or its remote marks by the
 * attribute `data-unsaved`.
 */
export function holdsUnsaved(part: HTMLElement): boolean {
  if (part.contains(document.activeElement) || part.querySelector('[data-unsaved]')) return true;
  return [...part.querySelectorAll<HTMLElement>(FIELDS)].some(
    (field) => ('value' in field ? field.value : field.textContent) !== '',
  );
}
