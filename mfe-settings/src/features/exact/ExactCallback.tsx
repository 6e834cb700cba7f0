import { ComingSoon, Screen, Sheet } from '@kengetal/ui';

/** Where Exact Online sends the user back to; comes with its connection. */
export default function ExactCallback() {
  return (
    <Screen title="Exact Online koppelen" width="statement">
      <Sheet>
        <ComingSoon text="Hier koppel je straks Exact Online. Tot die tijd lees je je boekhouding in met een auditfile." />
      </Sheet>
    </Screen>
  );
}
