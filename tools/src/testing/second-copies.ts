import { build } from 'esbuild';

/** What a remote would run that bundled its own copy of everything the shell shares. */
const SOURCE = `
import * as react from 'react';
import * as client from 'react-dom/client';
import * as router from 'react-router-dom';
import * as query from '@tanstack/react-query';
import { Button } from 'antd';
import * as rxjs from 'rxjs';
import { createBus } from '@kengetal/platform';
window.secondCopies = [react, client, router, query, Button, rxjs, createBus({ onListenerError() {} })];
`;

/** A script with copies of its own, resolved as from that folder. */
export async function secondCopies(resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
