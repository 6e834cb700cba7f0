import type { ReportEntry } from '@kengetal/contract';
import { Badge } from '@kengetal/ui';

/** Whether a report's figures can still change because its period runs or its source is older. */
export function ReportBadge({ report }: { report: ReportEntry }) {
  return report.voorlopig ? <Badge tone="attention">Voorlopig</Badge> : <Badge>Definitief</Badge>;
}
