import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** Figures next to each other; comes with analytics. */
export default function Overview() {
  return (
    <Screen title="Overzicht">
      <Sheet>
        <ComingSoon text="Hier zie je straks je cijfers naast elkaar: per groep, per maand en vergeleken met vorig jaar." />
      </Sheet>
    </Screen>
  );
}
