import { registerShared } from '@module-federation/enhanced/runtime';
import type { BootLibrary } from '../boot/handoff.ts';

/** Offers the libraries that boot carries to this host and to the remotes, as singletons. */
export function shareBootLibraries(libraries: Readonly<Record<string, BootLibrary>>): void {
  for (const [name, { version, module }] of Object.entries(libraries)) {
    registerShared({
      [name]: {
        version,
        scope: 'default',
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    });
  }
}
