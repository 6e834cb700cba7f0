import { declarationSchema } from '@kengetal/contract/remote';
import { matchScreen } from './match-screen.ts';

const screen = (name: string, path: string) => ({
  kind: 'screen',
  screen: name,
  name,
  path,
  breadcrumb: name,
});
const redirect = (path: string, to: string) => ({ kind: 'redirect', path, to, breadcrumb: 'x' });
const remote = (name: string, ...routes: object[]) => ({
  name,
  declaration: declarationSchema.parse({ name, contract: 1, routes }),
});
const remotes = [
  { name: 'mfe-gone', declaration: null },
  remote('mfe-chat', screen('Chat', '/chat/:id?')),
  remote('mfe-a', redirect('/a', '/a/one'), screen('One', '/a/one'), redirect('/loop', '/loop')),
];

it.each([
  ['/chat', 'mfe-chat', 'Chat'],
  ['/chat/', 'mfe-chat', 'Chat'],
  ['/chat/5', 'mfe-chat', 'Chat'],
  ['/a', 'mfe-a', 'One'],
  ['/a/one', 'mfe-a', 'One'],
])('%s leads to %s %s', (pathname, name, found) => {
  expect(matchScreen(remotes, pathname)).toEqual({ remote: name, screen: found });
});

it.each(['/', '/chat/5/6', '/b', '/loop'])('%s leads nowhere', (pathname) => {
  expect(matchScreen(remotes, pathname)).toBeNull();
});
