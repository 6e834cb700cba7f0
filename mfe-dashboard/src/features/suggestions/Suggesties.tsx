import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** What deserves a look in the books; comes with its own issue. */
export default function Suggesties() {
  return (
    <Screen title="Suggesties">
      <Sheet>
        <ComingSoon text="Hier zie je straks wat opvalt in je boekhouding, met de boekingen erbij." />
      </Sheet>
    </Screen>
  );
}
