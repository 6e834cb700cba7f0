// Runs in the page, before anything else: notes when a figure is first on screen. Plain JavaScript,
// because a TypeScript loader would leave helpers in it that a page does not have.
(function look() {
  for (const element of document.querySelectorAll('[data-figure]')) {
    if (element.getClientRects().length > 0) {
      globalThis.firstFigureMs = performance.now();
      return;
    }
  }
  requestAnimationFrame(look);
})();
