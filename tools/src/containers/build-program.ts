import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../build/parts.ts';
import { bundleProgram } from '../commands/bundle-program.ts';

/** `build-program.ts api|sandbox|jobs FOLDER`, run while an image of a program is made. */
const [program = '', folder = ''] = process.argv.slice(2);
if (program === 'api' || program === 'sandbox') {
  const { script } = await bundleProgram(program);
  await cp(path.dirname(script), folder, { recursive: true });
} else {
  await build({
    entryPoints: { jobs: path.join(ROOT, 'tools/src/containers/jobs.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The rules of the shell about what fits are used without its package.
    nodePaths: [path.join(ROOT, 'tools/node_modules')],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Libraries in the older form ask for each other by `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
