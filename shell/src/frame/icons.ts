import {
  ChartNoAxesColumn,
  Circle,
  Database,
  FileText,
  FolderTree,
  History,
  LayoutDashboard,
  MessageSquare,
  Target,
  Upload,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** Icons that a declaration may name for its navigation entries. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard,
  report: FileText,
  chat: MessageSquare,
  analytics: ChartNoAxesColumn,
  books: Wallet,
  sources: Database,
  accounts: FolderTree,
  history: History,
  budget: Target,
  upload: Upload,
};

/** The icon of that name, a neutral one for a name that this shell does not know. */
export const iconOf = (name: string): LucideIcon => ICONS[name] ?? Circle;
