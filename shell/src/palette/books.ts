import { BookOpen, FileText, Folder, MessageSquare } from 'lucide-react';
import type { Chat, LedgerAccounts, Organisation, Project, ReportEntry } from '@kengetal/contract';
import { formatPeriodRange } from '@kengetal/ui';
import { writePeriod } from '../period/period.ts';
import type { Entry } from './entry.ts';

type GoTo = (address: string) => void;

/** Reports of the active project, in the order in which the API gives them. */
export function reportEntries(reports: readonly ReportEntry[], goTo: GoTo): Entry[] {
  return reports.map((report) => {
    const { naam, type, periode_min, periode_max } = report;
    const range = formatPeriodRange(periode_min, periode_max);
    const parameters = new URLSearchParams({ type, rapport: writePeriod(report) });
    return {
      key: `report:${type} ${writePeriod(report)}`,
      icon: FileText,
      label: naam,
      ...(range !== naam && { detail: range }),
      words: `rapport ${type} ${/^(\d)e kwartaal/.exec(naam)?.[1]?.replace(/^/, 'q') ?? ''}`,
      run: () => goTo(`/rapporten?${parameters}`),
    };
  });
}

/** Projects of all organisations but the active one. */
export function projectEntries(
  projects: readonly Project[],
  organisations: readonly Organisation[],
  active: Project | null,
  goTo: GoTo,
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
        run: () => goTo(`/dashboard?project=${encodeURIComponent(project_id)}`),
      };
    });
}

export function chatEntries(chats: readonly Chat[], goTo: GoTo): Entry[] {
  return chats.map(({ chat_id, chat_name }) => ({
    key: `chat:${chat_id}`,
    icon: MessageSquare,
    label: chat_name,
    words: 'chat gesprek',
    run: () => goTo(`/chat/${encodeURIComponent(chat_id)}`),
  }));
}

/** Accounts of the ledger; without their amounts, which open on the screen that this leads to. */
export function accountEntries(ledger: LedgerAccounts, projectId: string, goTo: GoTo): Entry[] {
  return ledger.accounts.map(({ rekening, naam, rgs }) => ({
    key: `account:${projectId}:${rekening}`,
    icon: BookOpen,
    label: `${rekening} ${naam}`,
    words: rgs ?? '',
    run: () => goTo(`/project?${new URLSearchParams({ tab: 'rekeningen', zoek: rekening })}`),
  }));
}
