import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** Where the result comes from; comes with analytics. */
export default function Profits() {
  return (
    <Screen title="Winst &amp; Verlies">
      <Sheet>
        <ComingSoon text="Hier zie je straks waar je winst vandaan komt: per soort omzet en per soort kosten." />
      </Sheet>
    </Screen>
  );
}
