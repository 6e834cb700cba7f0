import { BookOpen, FileText, Folder, MessageSquare } from 'lucide-react';
import type { Chat, LedgerAccounts, Organisation, Project, ReportEntry } from '@kengetal/contract';
import type { Opened, RemoteReportPart } from '@kengetal/contract/remote';
import { formatPeriodRange } from '@kengetal/ui';
import type { AddressValues } from '../composition/opening.ts';
import { writePeriod } from '../period/period.ts';
import type { Entry } from './entry.ts';

/** Opens something where its remote says. */
type Open = (opened: Opened, values: AddressValues) => void;

/** Reports of the active project, in the order in which the API gives them. */
export function reportEntries(reports: readonly ReportEntry[], open: Open): Entry[] {
  return reports.map((report) => {
    const { naam, type, periode_min, periode_max } = report;
    const range = formatPeriodRange(periode_min, periode_max);
    const period = writePeriod(report);
    return {
      key: `report:${type} ${period}`,
      icon: FileText,
      label: naam,
      ...(range !== naam && { detail: range }),
      words: `rapport ${type} ${/^(\d)e kwartaal/.exec(naam)?.[1]?.replace(/^/, 'q') ?? ''}`,
      run: () => open('report', { type, period }),
    };
  });
}

/**
 * Parts of a report: of the one that the address shows, else of the newest.
 * @param address of that report
 */
export function reportPartEntries(
  parts: readonly RemoteReportPart[],
  { naam }: ReportEntry,
  address: string,
  goTo: (address: string) => void,
): Entry[] {
  return parts.map(({ query, label, words }) => ({
    key: `report-part:${query}`,
    icon: FileText,
    label,
    detail: naam,
    words: `rapport ${words ?? ''}`,
    run: () => goTo(`${address}&${query}`),
  }));
}

/** The report of an address, else the newest; undefined without any. */
export function reportInSight(
  reports: readonly ReportEntry[],
  search: string,
): ReportEntry | undefined {
  const params = new URLSearchParams(search);
  const [type, months] = [params.get('type'), params.get('rapport')];
  const shown = reports.find((report) => report.type === type && writePeriod(report) === months);
  return shown ?? reports[0];
}

/** Projects of all organisations but the active one. */
export function projectEntries(
  projects: readonly Project[],
  organisations: readonly Organisation[],
  active: Project | null,
  choose: (projectId: string) => void,
): Entry[] {
  return projects
    .filter(({ project_id }) => project_id !== active?.project_id)
    .map(({ project_id, project_name, organisation_id }) => {
      const owner = organisations.find((one) => one.organisation_id === organisation_id);
      return {
        key: `project:${project_id}`,
        icon: Folder,
        label: project_name,
        ...(owner && { detail: owner.organisation_name }),
        words: 'project administratie wisselen',
        run: () => choose(project_id),
      };
    });
}

export function chatEntries(chats: readonly Chat[], open: Open): Entry[] {
  return chats.map(({ chat_id, chat_name }) => ({
    key: `chat:${chat_id}`,
    icon: MessageSquare,
    label: chat_name,
    words: 'chat gesprek',
    run: () => open('chat', { chat_id }),
  }));
}

/** Accounts of the ledger; without their amounts, which open on the screen that this leads to. */
export function accountEntries(ledger: LedgerAccounts, projectId: string, open: Open): Entry[] {
  return ledger.accounts.map(({ rekening, naam, rgs }) => ({
    key: `account:${projectId}:${rekening}`,
    icon: BookOpen,
    label: `${rekening} ${naam}`,
    words: rgs ?? '',
    run: () => open('account', { account: rekening }),
  }));
}
