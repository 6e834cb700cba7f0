import { EmptyState, Screen, Sheet } from '@kengetal/ui';

/** In place of a screen as long as nothing is known of the user's organisations and projects. */
export function Unloaded({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <Sheet>
        <EmptyState title="Dit scherm verschijnt zodra je gegevens geladen zijn." />
      </Sheet>
    </Screen>
  );
}
