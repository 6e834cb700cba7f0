import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportJob } from '@kengetal/contract';
import {
  FakeApi,
  ORGANISATION,
  renderRemote,
  type RemoteOptions,
} from '@kengetal/platform/testing';
import { job } from '../../../imports/testing/jobs.ts';
import CreateConnection from '../CreateConnection.tsx';

export const ADDRESS = `/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`;

/** The screen where files are handed over. */
export const open = (api: FakeApi, more: RemoteOptions = {}) =>
  renderRemote(<CreateConnection />, { api, path: ADDRESS, ...more });

/** An API that tells of an import, further each time that it is asked. */
export const answering = (...jobs: ImportJob[]) => {
  const last = jobs.at(-1) ?? job();
  return new FakeApi().on('GET /import', () => jobs.shift() ?? last);
};

export const FILE = new File(['<auditfile/>'], 'bakker_2024.xaf');

/** Hands files over, of whatever kind. */
export const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Auditfile'), files);
