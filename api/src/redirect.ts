/**
 * Keeps a request at the address that it was sent to: what points elsewhere is an answer of 3xx. Not
 * 'error': a request of Node 20 with that is not ended by its signal once garbage was collected.
 */
export const AT_THIS_ADDRESS = { redirect: 'manual' } as const;
