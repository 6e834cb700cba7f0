/** All that lies over the screen, in one chunk: none of it is needed at the start. */
export { About } from '../about/About.tsx';
export { Palette } from '../palette/Palette.tsx';
export { ShortcutsOverview } from '../shortcuts/Overview.tsx';
