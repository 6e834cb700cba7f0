import { createServer } from 'node:http';
import { BROWSERS, NAME, Stand } from '../registry/testing/stand.ts';
import { publishNew } from './publish-new.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await Stand.open();
  jest
    .spyOn(console, 'log')
    .mockImplementation((line: unknown) => void stand.printed.push(String(line)));
});
afterEach(() => stand.close());

describe('what the servers of containers bring', () => {
  /** The version that a container has brought. */
  let latest: string;
  const publishAll = async () => {
    const server = createServer(({ url = '' }, response) => {
      if (url === '/latest.json')
        return response.end(JSON.stringify({ name: NAME, version: latest }));
      return response.writeHead(302, { location: stand.remote + url }).end();
    });
    const place = await stand.serve(server);
    jest.replaceProperty(process, 'env', {
      ...process.env,
      KENGETAL_REGISTRY: stand.file,
      KENGETAL_SHELL: stand.shell,
      KENGETAL_FILES: `${stand.remote}=${place},${BROWSERS}=http://127.0.0.1:1`,
    });
    return publishNew([]);
  };

  it('is published when it is new, whatever is the matter with another', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    latest = '1.0.0';
    await stand.build(latest);
    expect(await publishAll()).toBe(1);
    expect(await stand.current()).toBe('1.0.0');
    expect(complaints).toHaveBeenCalledTimes(1);
    expect(complaints.mock.calls[0]?.[0]).toContain('http://127.0.0.1:1 zegt niet welke versie');
  });

  it('is left as it is when it was rolled back, or is a canary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await stand.build(version);
    latest = '1.0.0';
    await publishAll();
    latest = '1.1.0';
    await publishAll();
    await stand.command('rollback', NAME);
    await publishAll();
    expect(await stand.current()).toBe('1.0.0');
    await stand.command('canary', stand.at('1.2.0'), '10');
    latest = '1.2.0';
    await publishAll();
    expect(await stand.current()).toBe('1.0.0');
    expect(stand.printed.at(-1)).toBe(`${NAME} 1.2.0 was al gepubliceerd.`);
  });
});
