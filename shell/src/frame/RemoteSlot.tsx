import { useWorld } from '../app/world.ts';

/** What the first remote that has it shows in a place of the frame; nothing when none has it. */
export function RemoteSlot({ slot }: { slot: 'side-panel' | 'recent-chats' }) {
  const { remotes, Slot } = useWorld().composition;
  const owner = remotes().find(({ declaration }) => declaration?.slots.includes(slot));
  return owner ? <Slot remote={owner.name} slot={slot} /> : null;
}
