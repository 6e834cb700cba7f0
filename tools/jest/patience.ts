import { configure } from '@testing-library/dom';

/** Waiting ends at once when a test is right; a loaded machine must not make it wrong. */
configure({ asyncUtilTimeout: 8_000 });
