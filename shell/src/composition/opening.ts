import type { Opened } from '@kengetal/contract/remote';
import type { RemoteInfo } from './releases.ts';

/** Values for what stands between braces in an address. */
export type AddressValues = Readonly<Record<string, string>>;

/** Where the remotes say that something is opened; null when none of them does. */
export function openingOf(
  remotes: readonly Pick<RemoteInfo, 'declaration'>[],
  opened: Opened,
  values: AddressValues = {},
): string | null {
  const declared = remotes.find(({ declaration }) => declaration?.opens[opened])?.declaration;
  const address = declared?.opens[opened];
  return address ? filled(address, values) : null;
}

/** Where one begins: at the first entry of the main navigation; null when there is none. */
export function homeOf(remotes: readonly Pick<RemoteInfo, 'declaration'>[]): string | null {
  const entries = remotes.flatMap(({ declaration }) => declaration?.navigation ?? []);
  return entries.sort((one, other) => one.order - other.order)[0]?.path ?? null;
}

/** '/a/{id}' → '/a/5'. */
export function filled(address: string, values: AddressValues): string {
  return address.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
