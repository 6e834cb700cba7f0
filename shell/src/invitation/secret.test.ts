import { MemoryStorage } from '../testing/memory-storage.ts';
import { createInvitationSecret } from './secret.ts';

const at = (path: string) => new URL(`https://app.test${path}`);

beforeEach(() => history.replaceState(null, '', '/uitnodiging#geheim'));

it('leaves the address at once, and stays with the tab until it is put aside', () => {
  const session = new MemoryStorage();
  createInvitationSecret(session).take(location, history);
  expect(location.pathname + location.hash).toBe('/uitnodiging');
  const later = createInvitationSecret(session);
  expect(later.peek()).toBe('geheim');
  later.forget();
  expect(later.peek()).toBeNull();
});

it.each(['/uitnodiging', '/uitnodiging#', '/rapporten#geheim', '/login#code=c&state=s'])(
  'is not in %s, and what was held stays',
  (path) => {
    const secret = createInvitationSecret(new MemoryStorage());
    secret.take(at('/uitnodiging#eerder'), history);
    history.replaceState(null, '', path);
    secret.take(at(path), history);
    expect(secret.peek()).toBe('eerder');
    expect(location.pathname + location.hash).toBe(path.replace(/#$/, ''));
  },
);

it('of another link was not told of', () => {
  const secret = createInvitationSecret(new MemoryStorage());
  secret.take(at('/uitnodiging#eerder'), history);
  secret.tell();
  expect(secret.wasTold()).toBe(true);
  secret.take(at('/uitnodiging#ander'), history);
  expect(secret.peek()).toBe('ander');
  expect(secret.wasTold()).toBe(false);
});
