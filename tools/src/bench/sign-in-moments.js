// Runs in every page of a sign-in, before anything else: tells when a person chose something and
// when what they wait for is on screen. Plain JavaScript, because a TypeScript loader would leave
// helpers in it that a page does not have.
(function tellMoments() {
  const tell = (moment, at) => console.debug(`moment ${moment} ${Math.round(at)}`);
  const now = () => performance.timeOrigin + performance.now();
  const visible = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
  const awaited = [
    ['issuer', 'button[value="beheerder@voorbeeld.nl"]'],
    ['frame', 'nav[aria-label="Hoofdmenu"]'],
    ['figure', '[data-figure]'],
  ];

  tell(`load:${location.pathname}`, performance.timeOrigin);
  document.addEventListener('click', () => tell('click', now()), true);
  (function look() {
    while (awaited.length > 0 && visible(awaited[0][1])) tell(awaited.shift()[0], now());
    if (awaited[0]?.[0] === 'issuer' && visible(awaited[1][1])) awaited.shift();
    requestAnimationFrame(look);
  })();
})();
