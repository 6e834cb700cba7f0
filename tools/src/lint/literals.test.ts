import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { FRONT_ENDS, ROOT } from '../build/parts.ts';
import { literalsInCode, literalsInStyles } from './literals.ts';

const THEME = join('shared', 'ui', 'src', 'theme');

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith(THEME) && !file.includes(`${sep}testing${sep}`));
}

it('no colour or size stands outside the theme', () => {
  const files = [...FRONT_ENDS.map((part) => join(part, 'src')), join('shared', 'ui', 'src')];
  const found = files.flatMap(filesOf).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const literals = file.endsWith('.css') ? literalsInStyles(text) : literalsInCode(text);
    return literals.map((each) => `${relative('.', file)}:${each.line} ${each.text}`);
  });
  expect(found).toEqual([]);
});

it.each([
  ['a { color: #fff; }', '#fff'],
  ['a { color: rgb(0 0 0 / 50%); }', 'rgb('],
  ['a { padding: 4px; }', '4px'],
  ['a { margin: calc(var(--kg-space-2) + 1px); }', '1px'],
  ['a { font-size: .9rem; }', '.9rem'],
])('finds what stands in the style %s', (css, text) => {
  expect(literalsInStyles(css)).toEqual([{ line: 1, text }]);
});

it.each([
  'a { color: var(--kg-colour-text); padding: var(--kg-space-2) 0; width: 50%; }',
  '@media (max-width: 768px) {',
  '/* 4px of #fff */',
  'a { grid-area: h1px; --kg-4px: 0; }',
])('leaves the style %s', (css) => {
  expect(literalsInStyles(css)).toEqual([]);
});

it.each([
  ["const colour = '#0a6065';", '#0a6065'],
  ['<div style={{ width: `12px` }} />', '12px'],
])('finds what stands in the code %s', (code, text) => {
  expect(literalsInCode(code)).toEqual([{ line: 1, text }]);
});

it.each(["// 'a 4px line'", "<a href='#abc'>", "const count = '12 regels';"])(
  'leaves the code %s',
  (code) => {
    expect(literalsInCode(code)).toEqual([]);
  },
);
