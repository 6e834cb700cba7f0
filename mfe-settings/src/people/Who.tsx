import { Badge } from '@kengetal/ui';

/** A name in a list of people; one's own is marked. */
export function Who({ name, isMe }: { name: string; isMe: boolean }) {
  return (
    <>
      {name} {isMe ? <Badge>Jij</Badge> : null}
    </>
  );
}
