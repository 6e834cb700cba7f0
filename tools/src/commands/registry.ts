import { parseArgs } from 'node:util';
import { callerOf } from '../registry/caller.ts';
import { RegistryError, readRegistry } from '../registry/document.ts';
import { checkFit, placeOf } from '../registry/fit.ts';
import { readHistory } from '../registry/history.ts';
import { filesByOrigin, isAddress, readRelease, readShell } from '../registry/place.ts';
import * as registry from '../registry/registry.ts';
import { statusLines } from '../registry/status.ts';
import { CommandError, type Command } from './execute.ts';
import { placesOf } from './places.ts';

const USE = `Gebruik: npm run registry -- …
  publish ADRES             maakt de versie op dat adres de huidige
  canary ADRES PROCENT      geeft die versie aan zoveel procent van de browsers
  canary NAAM PROCENT|uit   geeft de proefversie aan meer of minder, of aan niemand meer
  promote NAAM              maakt de proefversie de huidige
  rollback NAAM             maakt de vorige versie de huidige
  status [NAAM] [--json]    wat er staat; van één onderdeel ook wie wat deed
  verify PLAATS [ADRES]     past de versie in die map of op dat adres op de shell die draait?
ADRES is de map van een versie zoals browsers haar vragen, en eindigt op /.
  --files PLAATS     waar haar bestanden zijn te lezen, als dat niet op ADRES is;
                     KENGETAL_FILES (ORIGIN=ORIGIN,…) zegt dat voor alle versies van een origin
  --registry BESTAND (KENGETAL_REGISTRY), --shell ADRES (KENGETAL_SHELL), --by NAAM (KENGETAL_BY)`;

/** Of a shell whose `release.json` is all that is here: no address is its own. */
const NOWHERE = 'http://shell.invalid';

interface Asked {
  desk: () => Promise<registry.Desk>;
  registryFile: string;
  files: string | undefined;
  json: boolean;
}

type Action = (asked: Asked, first: string, second: string | undefined) => Promise<string[]>;

const ACTIONS: Record<string, Action | undefined> = {
  publish: async ({ desk, files }, base) => [
    sentenceOf(await registry.publish(await desk(), { base, files })),
  ],
  canary: async ({ desk, files }, first, second) => {
    const percentage = percentageOf(second);
    const placed = isName(first)
      ? await registry.resizeCanary(await desk(), first, percentage)
      : await registry.canary(await desk(), { base: first, files }, atLeastOne(percentage));
    return [sentenceOf(placed)];
  },
  promote: async ({ desk, files }, name) => [
    sentenceOf(await registry.promote(await desk(), name, files)),
  ],
  rollback: async ({ desk, files }, name) => [
    sentenceOf(await registry.rollback(await desk(), name, files)),
  ],
  verify: async ({ desk }, place, address = isAddress(place) ? place : undefined) => {
    const running = await desk();
    const elsewhere = address !== undefined && placeOf(address, running).elsewhere;
    const release = await readRelease({ place, shared: elsewhere && place === address });
    checkFit(release, running.shell);
    const where = address ? '' : ' Waar hij komt te staan is niet gecontroleerd.';
    return [`${release.name} ${release.version} past op shell ${running.shell.version}.${where}`];
  },
};

/** `npm run registry -- …`: puts releases in the registry of a shell, and takes them out. */
export const run: Command = async (args) => {
  const { positionals, values } = parsed(args);
  const [action = '', first, second] = positionals;
  const places = placesOf(process.env);
  const registryFile = values.registry ?? process.env.KENGETAL_REGISTRY ?? places.registryFile;
  const address = values.shell ?? process.env.KENGETAL_SHELL ?? places.originOf('shell');
  const desk = async (): Promise<registry.Desk> => ({
    registry: registryFile,
    shell: await readShell(address),
    address: isAddress(address) ? address : NOWHERE,
    by: values.by ?? callerOf(process.env),
    files: filesByOrigin(process.env.KENGETAL_FILES),
    now: () => Date.now(),
  });
  const asked: Asked = { desk, registryFile, files: values.files, json: values.json };
  try {
    const lines = await (action === 'status'
      ? status(asked, first)
      : act(asked, action, first, second));
    console.log(lines.join('\n'));
    return 0;
  } catch (error) {
    throw error instanceof RegistryError ? new CommandError(error.message) : error;
  }
};

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        files: text,
        registry: text,
        shell: text,
        by: text,
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new CommandError(USE);
  }
}

async function act(asked: Asked, action: string, first = '', second?: string): Promise<string[]> {
  const found = ACTIONS[action];
  if (!found || !first) throw new CommandError(USE);
  return found(asked, first, second);
}

async function status({ registryFile, json }: Asked, name: string | undefined): Promise<string[]> {
  const [document, history] = [await readRegistry(registryFile), await readHistory(registryFile)];
  return statusLines({ document, history, name, json });
}

const isName = (text: string): boolean => /^mfe-[a-z]+$/.test(text);

function percentageOf(text: string | undefined): number {
  const percentage = text === 'uit' || text === 'off' ? 0 : Number(text);
  if (text && Number.isInteger(percentage) && percentage >= 0 && percentage <= 100)
    return percentage;
  throw new CommandError('Een percentage is een heel getal van 0 tot en met 100; 0 is uit.');
}

function atLeastOne(percentage: number): number {
  if (percentage > 0) return percentage;
  throw new CommandError('Een proefversie gaat naar minstens 1 procent van de browsers.');
}

function sentenceOf({ name, changed, state }: registry.Placed): string {
  const { current, previous, canary } = state;
  const trial = canary ? `; proef: ${canary.version} bij ${canary.percentage} %` : '';
  const already = changed ? '' : ' Dat was al zo.';
  return `${name} ${current} is de huidige versie; terugval: ${previous ?? 'nog geen'}${trial}.${already}`;
}
