import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** One suggestion; comes with its own issue. */
export default function Suggestie() {
  return (
    <Screen title="Suggestie">
      <Sheet>
        <ComingSoon text="Hier lees je straks wat er opvalt, waarom, en wat je eraan kunt doen." />
      </Sheet>
    </Screen>
  );
}
