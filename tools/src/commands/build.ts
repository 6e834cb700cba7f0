import { buildFrontEnd } from '../build/build.ts';
import { FRONT_ENDS } from '../build/parts.ts';
import { compressFolder } from '../serve/compress.ts';
import { CommandError, type Command } from './execute.ts';

/** `npm run build -- PART`: makes the version folder of one front end, and prints where it is. */
export const run: Command = async ([name]) => {
  const part = FRONT_ENDS.find((each) => each === name);
  if (!part) throw new CommandError(`Gebruik: npm run build -- ${FRONT_ENDS.join('|')}`);
  const { folder } = await buildFrontEnd(part);
  await compressFolder(folder);
  console.log(folder);
  return 0;
};
