import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** The assistant; comes with its own issue. */
export default function Chat() {
  return (
    <Screen title="Chat">
      <Sheet>
        <ComingSoon text="Hier stel je straks vragen over je boekhouding. Elk bedrag in het antwoord kun je openen." />
      </Sheet>
    </Screen>
  );
}
