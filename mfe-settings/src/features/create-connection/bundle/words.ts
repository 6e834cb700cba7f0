import type { ComponentProps } from 'react';
import type { BundleFile } from '@kengetal/contract';
import type { Badge } from '@kengetal/ui';

interface StatusWords {
  label: string;
  tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
}

const LEFT_OUT: StatusWords = { label: 'Overgeslagen', tone: 'plain' };
const FAILED: StatusWords = { label: 'Mislukt', tone: 'unfavourable' };

const STATUSES: Readonly<Record<BundleFile['status'], StatusWords>> = {
  wachtend: { label: 'Wacht', tone: 'plain' },
  bezig: { label: 'Wordt ingelezen', tone: 'accent' },
  vraag: { label: 'Vraag', tone: 'attention' },
  gereed: { label: 'Gereed', tone: 'plain' },
  geweigerd: FAILED,
  mislukt: FAILED,
  ongedaan: { label: 'Ongedaan gemaakt', tone: 'plain' },
  overgeslagen: LEFT_OUT,
  verdeeld: { label: 'Verdeeld', tone: 'plain' },
};

/** Where a file stands; a newer API may know more than we do, and an older one less. */
export const statusOf = ({ status, left_out }: BundleFile): StatusWords =>
  left_out ? LEFT_OUT : (STATUSES[status] ?? { label: status, tone: 'plain' });

/** True for a file that was not read, whoever's fault that is. */
export const isFailed = (file: BundleFile): boolean => statusOf(file) === FAILED;
