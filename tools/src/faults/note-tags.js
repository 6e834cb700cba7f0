// Runs in the page, before anything else: tells of each script and style sheet that was loaded.
// Plain JavaScript, because a TypeScript loader would leave helpers in it that a page does not have.
document.addEventListener(
  'load',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement;
    if (!isScript && !(target instanceof HTMLLinkElement && target.rel === 'stylesheet')) return;
    globalThis.kengetalLoaded({
      url: isScript ? target.src : target.href,
      integrity: target.integrity,
    });
  },
  { capture: true },
);
