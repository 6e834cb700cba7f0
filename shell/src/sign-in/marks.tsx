/** The four squares of a Microsoft account, in the colour of the text. */
export function MicrosoftMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d="M0 0h8.5v8.5H0zM9.5 0H18v8.5H9.5zM0 9.5h8.5V18H0zM9.5 9.5H18V18H9.5z" />
    </svg>
  );
}

/** The letter of a Google account, in the colour of the text. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" fill="none" aria-hidden="true">
      <path
        d="M14.6 4.1A7.4 7.4 0 1 0 16.4 9H9.2"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
