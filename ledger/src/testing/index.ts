/** For tests of whoever builds on the ledger: small audit files, and the real ones where they are present. */
export { evaluated } from './evaluated.ts';
export { chunks, journal, read, summaryRows, wholeYear, xaf, type Reading } from './reading.ts';
export {
  centsOfText,
  expectedOf,
  expectedTextOf,
  hasRealFiles,
  hasRecordedExact,
  realFile,
  recordedExact,
  REAL_FILES,
} from './real-files.ts';
export { wrongEvidence } from './recurring.ts';
