import { satisfy } from '@module-federation/enhanced/runtime';
import { whyUnfit, type Release, type ShellRelease } from '@kengetal/contract/remote';
import { RegistryError } from './document.ts';

/** A release that this shell would not run; nothing is wrong with the registry. */
export class Unfit extends RegistryError {}

/** A shell as it says that it is, and where. */
export interface RunningShell {
  shell: ShellRelease;
  /** Relative addresses are relative to this. */
  address: string;
}

/** Refuses, with Unfit, a release that the shell would not run, by the shell's own rules. */
export function checkFit(release: Release, shell: ShellRelease): void {
  const reason = whyUnfit(release, shell.libraries, satisfy, shell.contract);
  if (reason) throw new Unfit(`${release.name} past niet op shell ${shell.version}. ${reason}`);
}

/**
 * The whole address of a version folder, and whether it is on another origin than the shell. Refuses,
 * with Unfit, what is no folder, or where the operator lets no remote be.
 */
export function placeOf(
  base: string,
  { shell, address }: RunningShell,
): { href: string; elsewhere: boolean } {
  if (!/^(https?:\/\/[^/]+)?\/(.*\/)?$/.test(base) || !URL.canParse(base, address)) {
    throw new Unfit(`${base} is geen adres van een map: dat begint met http of / en eindigt op /.`);
  }
  // As a browser reads it: what begins with two slashes is on another origin.
  const { href, origin } = new URL(base, address);
  const elsewhere = origin !== new URL(address).origin;
  if (!elsewhere || shell.origins.includes(origin)) return { href, elsewhere };
  throw new Unfit(
    `Onderdelen mogen niet op ${origin} staan. Toegestaan: ${[...shell.origins, 'de shell zelf'].join(', ')}.`,
  );
}
