import { useEffect } from 'react';
import { Tabs } from 'antd';
import type { CallResponse, ReportEntry, ReportParameters } from '@kengetal/contract';
import { useBus } from '@kengetal/platform';
import { useReportAddress } from './address.ts';
import { useComponents } from './components.ts';
import { ReportComponent } from './ReportComponent.tsx';
import { tabsOf, type ReportTab } from './tabs.ts';
import css from './report.module.css';

export interface ReportTabsProps {
  report: CallResponse<'report'>;
  parameters: ReportParameters;
}

/** The parts of a report; all are asked for at once, so that another tab opens at once. */
export function ReportTabs({ report, parameters }: ReportTabsProps) {
  const { report: entry, context_prompt: prompt } = report;
  const { tab: chosen, chooseTab } = useReportAddress();
  const tabs = tabsOf(useComponents(parameters, report.components));
  const active = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  useReportOnBus(entry, active, prompt);
  if (!active) return null;
  return (
    <Tabs
      activeKey={active.key}
      onChange={chooseTab}
      items={tabs.map(({ key, title, components }) => ({
        key,
        label: title,
        children: (
          <div className={css.components}>
            {components.map((component) => (
              <ReportComponent key={component.id} component={component} context={entry.naam} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

/** Tells the assistant what is on screen, and on leaving that it no longer is. */
function useReportOnBus(entry: ReportEntry, tab: ReportTab | undefined, reportPrompt: string) {
  const bus = useBus();
  const { type, periode_min, periode_max } = entry;
  const title = tab?.title ?? '';
  const prompts = tab?.components.map(({ data }) => data?.context_prompt) ?? [];
  const prompt = [reportPrompt, ...prompts].filter(Boolean).join('\n\n');
  useEffect(() => {
    bus.set('report', {
      type,
      period: { periode_min, periode_max },
      tab: title,
      context_prompt: prompt === '' ? null : prompt,
    });
  }, [bus, type, periode_min, periode_max, title, prompt]);
  useEffect(() => () => bus.set('report', null), [bus]);
}
