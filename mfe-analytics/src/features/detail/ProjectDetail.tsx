import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** The state of one administration; comes with analytics. */
export default function ProjectDetail() {
  return (
    <Screen title="Project">
      <Sheet>
        <ComingSoon text="Hier zie je straks de staat van deze boekhouding: bronnen, periodes en controles." />
      </Sheet>
    </Screen>
  );
}
