import type { Release, ShellRelease } from '@kengetal/contract/remote';
import { incompatibility } from '../../../shell/src/composition/compatibility.ts';
import { RegistryError } from './document.ts';

/** A release that this shell would not run; nothing is wrong with the registry. */
export class Unfit extends RegistryError {}

/**
 * Refuses, with Unfit, a release that the shell would not run, by the shell's own rules,
 * or whose address its page may not reach. A relative address is on the shell's own origin.
 */
export function checkFit(release: Release, base: string, shell: ShellRelease): void {
  const reason = incompatibility(release, shell.libraries, shell.contract);
  if (reason) throw new Unfit(`${release.name} past niet op shell ${shell.version}. ${reason}`);
  if (!/^(https?:\/\/[^/]+)?\/(.*\/)?$/.test(base)) {
    throw new Unfit(`${base} is geen adres van een map: dat begint met http of / en eindigt op /.`);
  }
  if (base.startsWith('/')) return;
  const { origin } = new URL(base);
  if (shell.origins.includes(origin)) return;
  throw new Unfit(
    `Onderdelen mogen niet op ${origin} staan. Toegestaan: ${[...shell.origins, 'de shell zelf'].join(', ')}.`,
  );
}
