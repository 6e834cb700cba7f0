import type { Chat } from '@kengetal/contract';

export interface ChatGroup {
  readonly label: 'Vandaag' | 'Gisteren' | 'Vorige 7 dagen' | 'Ouder';
  readonly chats: readonly Chat[];
}

/** The books are Dutch, so are their days, wherever the reader sits. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' });
const DAY_MS = 86_400_000;

/** Chats by how long ago they began, as seen at `now` (ms); groups without any are left out. */
export function groupedChats(chats: readonly Chat[], now: number): ChatGroup[] {
  const today = Date.parse(day.format(now));
  const agoOf = ({ created_at }: Chat) =>
    (today - Date.parse(day.format(Date.parse(created_at)))) / DAY_MS;
  const within = (from: number, to: number) =>
    chats.filter((chat) => agoOf(chat) >= from && agoOf(chat) <= to);
  return [
    { label: 'Vandaag' as const, chats: within(-Infinity, 0) },
    { label: 'Gisteren' as const, chats: within(1, 1) },
    { label: 'Vorige 7 dagen' as const, chats: within(2, 7) },
    { label: 'Ouder' as const, chats: within(8, Infinity) },
  ].filter((group) => group.chats.length > 0);
}

/** Names that several chats have. */
export function namesakesOf(chats: readonly Chat[]): ReadonlySet<string> {
  const names = chats.map(({ chat_name }) => chat_name);
  return new Set(names.filter((name, place) => names.indexOf(name) !== place));
}
