import { CHOICE_KEY } from './choice.ts';
import { paintPaper, paintTheme, SYSTEM_DARK } from './paint.ts';

/*
 * A script of its own that the page runs before it draws anything (decision 0022), and that goes on
 * watching: the system may turn dark, and another tab may choose.
 */
paintTheme();
matchMedia(SYSTEM_DARK).addEventListener('change', paintTheme);
addEventListener('storage', ({ key }) => {
  if (key === CHOICE_KEY || key === null) paintTheme();
});
// A page that comes back from the browser's memory has missed both.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) paintTheme();
});
addEventListener('beforeprint', paintPaper);
addEventListener('afterprint', paintTheme);
