/** Everything of the stand-in lies under this path, which is the end of EXACT_HOST. */
export const EXACT_PATH = '/exact';

/** How Kengetal is registered at the stand-in; the secret protects nothing. */
export const EXACT_CLIENT_ID = '7d3a5c1e-0b64-4f2a-9e58-2c9f1b7a4d60';
export const EXACT_CLIENT_SECRET = 'alleen-voor-de-sandbox';

/** Where Kengetal's shell gets the code, as it is registered. */
export const exactRedirectUri = (shellOrigin: string): string => `${shellOrigin}/exact`;
