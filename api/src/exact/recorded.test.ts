import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { hasRecordedExact, realFile, recordedExact } from '@kengetal/ledger/testing';
import { booked, Looking, rowOf } from '../features/reports/testing/looking.ts';
import { projectWith, withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { startApp, type TestApp } from '../testing/environment.ts';
import { settingsOf } from '../testing/exact.ts';

const whenRecorded = hasRecordedExact ? it : it.skip;
const DIVISION = '1234567';
const RESULT = 12_130_102;

/** Pages that were recorded, by the end of their path; what was not recorded is empty. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  Me: ['Me.1'],
  Divisions: ['Divisions.1'],
  GLAccounts: ['GLAccounts.1', 'GLAccounts.2'],
  GLAccountClassificationMappings: [
    'GLAccountClassificationMappings.1',
    'GLAccountClassificationMappings.2',
  ],
  TransactionLines: ['sync_TransactionLines.1'],
  ReportingBalance: ['ReportingBalance.1', 'ReportingBalance.2'],
};

function play(): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
    response.setHeader('content-type', 'application/json');
    if (url.pathname === '/api/oauth2/token') {
      const pair = { access_token: 'a', refresh_token: 'r', expires_in: '600' };
      return response.end(JSON.stringify(pair));
    }
    const pages = PAGES[url.pathname.split('/').at(-1) ?? ''] ?? [];
    const page = pages[url.searchParams.has('$skiptoken') ? 1 : 0];
    const text = page ? recordedExact(page) : '{"d":{"results":[]}}';
    // Pages that follow are on the host that was recorded.
    return response.end(text.replaceAll('https://start.exactonline.nl', url.origin));
  }).listen(0, '127.0.0.1');
}

describe('recorded answers of Exact Online', () => {
  let server: Server;
  let test: TestApp;
  beforeAll(async () => {
    server = play();
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    test = await startApp({ settings: settingsOf(`http://127.0.0.1:${port}`) });
  });
  afterAll(async () => {
    await test.close();
    server.close();
  });

  whenRecorded(
    'give the same as the audit file of the company: ../shared/data present',
    async () => {
      const caller = await new Caller(test).signIn('anna@voorbeeld.nl');
      const organisation_id = await withOrganisation(caller);
      const body = { organisation_id };
      const { authorize_url } = await caller.ask('startExact', { body });
      const state = new URL(authorize_url).searchParams.get('state') ?? '';
      const { connection_id } = await caller.ask('exactCallback', { body: { state, code: 'c' } });
      const [administration] = await caller.ask('administrations', { query: { connection_id } });
      expect(administration).toMatchObject({ administration_id: DIVISION, name: 'Toro Rosso BV' });
      const choices = [{ administration_id: DIVISION, project_id: null }];
      await caller.ask('chooseAdministration', { body: { connection_id, choices } });
      await test.app.jobs.idle(['sync', 'exact_checks']);
      const connection = await caller.ask('getConnection', { query: { connection_id } });
      expect(connection).toMatchObject({ status: 'actief', lines: 167 });
      expect(connection.checks.map(({ key, ok }) => [key, ok])).toEqual([
        ['boekingen', true],
        ['afgesloten', true],
        ['saldi', true],
      ]);
      const byExact = new Looking(caller, connection.project_id ?? '');
      const byFile = new Looking(
        caller,
        await projectWith(test, caller, [realFile('exactonline_32_2016.xaf')]),
      );
      for (const looking of [byExact, byFile]) {
        const [year] = (await looking.reports()).filter(({ type }) => type === 'jaar');
        if (!year) throw new Error('there is no year');
        const [result] = rowOf(
          await looking.component('winst-en-verlies', year),
          'totaal_nettoresultaat',
        );
        expect(booked(result).cents).toBe(RESULT);
      }
      const months = async (looking: Looking) => {
        const results = await caller.ask('reportResults', {
          query: { project_id: looking.projectId },
        });
        return JSON.stringify(results);
      };
      expect(await months(byExact)).toBe(await months(byFile));
    },
    60_000,
  );
});
