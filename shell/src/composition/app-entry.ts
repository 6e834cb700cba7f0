import { peekHandoff } from '../boot/handoff.ts';
import { startComposition } from './early.ts';
import { shareBootLibraries } from './share-boot.ts';

/** Entry of stage two: React must be in the share scope before anything that imports it runs. */
const { libraries, path } = peekHandoff();
shareBootLibraries(libraries);
startComposition(path);
void import('../app/main.tsx');
