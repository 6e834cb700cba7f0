import { listedChat } from '../../conversation/testing/listed-chat.ts';
import { groupedChats } from './groups.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

it('chats stand by how long ago they began, by Dutch days', () => {
  const groups = groupedChats(
    [
      listedChat(1, '2026-11-23T09:00:00Z'),
      listedChat(2, '2026-11-22T23:30:00Z'),
      listedChat(3, '2026-11-22T10:00:00Z'),
      listedChat(4, '2026-11-21T10:00:00Z'),
      listedChat(5, '2026-11-16T10:00:00Z'),
      listedChat(6, '2026-11-15T10:00:00Z'),
    ],
    NOW,
  );
  expect(
    groups.map(({ label, chats }) => [label, chats.map(({ chat_name }) => chat_name)]),
  ).toEqual([
    ['Vandaag', ['Gesprek 1', 'Gesprek 2']],
    ['Gisteren', ['Gesprek 3']],
    ['Vorige 7 dagen', ['Gesprek 4', 'Gesprek 5']],
    ['Ouder', ['Gesprek 6']],
  ]);
});
