/** `/<version>/<file>`; a version folder never changes once it is there. */
export const VERSIONED = '^/([0-9A-Za-z][0-9A-Za-z.-]*)/(.+)$';
/** Pages are not for taking from a version folder: they need a nonce and a policy. */
export const PAGE_FILE = '\\.html?(\\.br|\\.gz)?$';
/** Routes of the app have no ending; what has one is a file. */
export const FILE = '\\.[A-Za-z0-9]{1,8}$';
/** What the build of the page has where each answer gets a nonce of its own. */
export const NONCE_PLACE = '__CSP_NONCE__';

/** What is said when there is no answer to give. */
export const REFUSALS = {
  400: 'Dit adres klopt niet.',
  404: 'Dit bestand bestaat niet.',
  405: 'Deze server geeft alleen bestanden.',
} as const;
