import path from 'node:path';
import rspack, { type Configuration } from '@rspack/core';
import { commonConfig } from '../build/rspack-config.ts';
import { ROOT, folderOf, type FrontEnd } from '../build/parts.ts';
import { readFont, themeStyles } from '../build/theme.ts';

const FRAME = path.join(ROOT, 'tools/src/standalone/frame');

/** One remote in a small frame, everything local, readable and with source maps. */
export async function standaloneConfig(part: FrontEnd, output: string): Promise<Configuration> {
  const common = commonConfig({
    part,
    compilation: 'standalone',
    version: 'standalone',
    entry: { frame: path.join(FRAME, 'main.tsx') },
    output,
    development: true,
  });
  return {
    ...common,
    output: { ...common.output, publicPath: '/', clean: true },
    resolve: {
      ...common.resolve,
      alias: {
        'standalone-remote/declaration': path.join(folderOf(part), 'remote.ts'),
        'standalone-remote/screens': path.join(folderOf(part), 'src/screens.ts'),
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        title: `${part} – los`,
        templateContent: await page(),
        scriptLoading: 'defer',
      }),
    ],
  };
}

async function page(): Promise<string> {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${themeStyles(`data:font/woff2;base64,${(await readFont()).toString('base64')}`)}</style>
</head>
<body><div id="root"></div></body>
</html>`;
}
