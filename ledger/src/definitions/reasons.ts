/** Why there is no part of the omzet of a period. */
export const NO_OMZET = 'Er is geen omzet in deze periode.';
/** The same where more was credited to customers than sold. */
export const NEGATIVE_OMZET = 'De omzet van deze periode is negatief.';
