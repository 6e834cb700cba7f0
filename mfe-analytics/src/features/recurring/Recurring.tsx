import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** Costs and revenue that come back; comes with analytics. */
export default function Recurring() {
  return (
    <Screen title="Periodieke transacties">
      <Sheet>
        <ComingSoon text="Hier zie je straks welke kosten en opbrengsten terugkomen, en welke daarvan veranderen." />
      </Sheet>
    </Screen>
  );
}
