import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Where the two stages show; sign-in stays until the app stands. */
export interface Stage {
  show(content: ReactNode): void;
  clear(): void;
  appContainer: HTMLElement;
}

export function createStage(page: HTMLElement): Stage {
  const own = page.appendChild(document.createElement('div'));
  const appContainer = page.appendChild(document.createElement('div'));
  const root = createRoot(own);
  return {
    show: (content) => root.render(<StrictMode>{content}</StrictMode>),
    clear: () => {
      root.unmount();
      own.remove();
    },
    appContainer,
  };
}
