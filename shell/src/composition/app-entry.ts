import { handedLibraries } from '../boot/handoff.ts';
import { startComposition } from './early.ts';
import { shareBootLibraries } from './share-boot.ts';

/** Entry of stage two: React must be in the share scope before anything that imports it runs. */
shareBootLibraries(handedLibraries());
startComposition();
void import('../app/main.tsx');
