// Runs in the page, before anything else. Plain JavaScript, because a TypeScript loader would leave
// helpers in it that a page does not have.
(function noteMoments() {
  const LIMIT_MS = 60_000;
  const realNow = Date.now;
  let passed = 0;
  let before = new Set();
  let from = 0;
  let told;

  const figures = () => [...document.querySelectorAll('[data-figure]')];
  const begin = (at) => {
    from = at;
    before = new Set(figures());
    globalThis.untilFigure = new Promise((resolve) => (told = resolve));
  };
  (function look() {
    const now = performance.now();
    const visible = (figure) => !before.has(figure) && figure.getClientRects().length > 0;
    if (told && (figures().some(visible) || now - from > LIMIT_MS)) {
      told(now - from);
      told = undefined;
    }
    requestAnimationFrame(look);
  })();

  /** Milliseconds until a figure is on screen that was not there: from the start, or from a click. */
  begin(0);
  addEventListener('click', (event) => begin(event.timeStamp), true);

  /** Nothing is fetched because the browser has nothing to do: a person may be quicker than that. */
  globalThis.requestIdleCallback = () => 0;

  /** A person who looks at a screen for a while does not cost the benchmark that time. */
  Date.now = () => realNow() + passed;
  globalThis.letPass = (ms) => (passed += ms);
})();
