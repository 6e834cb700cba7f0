/** How long an answer may be kept, for `npm start` and nginx alike. */
export const CACHING = {
  /** Of a version folder, which never changes. */
  forEver: 'public, max-age=31536000, immutable',
  /** What may be other the next moment: a browser asks with the ETag that it has. */
  ask: 'no-cache',
  /** The page, whose nonce is for one answer. */
  never: 'no-store',
} as const;
