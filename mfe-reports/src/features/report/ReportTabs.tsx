import { useEffect } from 'react';
import { Tabs } from 'antd';
import type { CallResponse, ReportEntry, ReportParameters } from '@kengetal/contract';
import { useBus } from '@kengetal/platform';
import { usePrinting } from '@kengetal/ui';
import { useReportAddress } from './address.ts';
import { useComponents } from './components.ts';
import { ReportComponent } from './ReportComponent.tsx';
import { tabsOf, type ReportTab } from './tabs.ts';
import type { Look } from './view.ts';
import css from './tabs.module.css';

export interface ReportTabsProps {
  report: CallResponse<'report'>;
  parameters: ReportParameters;
  look: Look;
}

/**
 * The parts of a report; all are asked for at once, so that another tab opens at once. On paper
 * they stand one after the other.
 */
export function ReportTabs({ report, parameters, look }: ReportTabsProps) {
  const { report: entry, context_prompt: prompt } = report;
  const { tab: chosen, chooseTab } = useReportAddress();
  const printing = usePrinting();
  const tabs = tabsOf(useComponents(parameters, look, report.components));
  const active = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  useReportOnBus({ entry, tab: active, look, prompt });
  if (!active) return null;
  return (
    <Tabs
      className={css.tabs}
      activeKey={active.key}
      onChange={chooseTab}
      items={tabs.map(({ key, title, components }) => ({
        key,
        label: title,
        forceRender: printing,
        children: (
          <div className={css.components}>
            <h2 className={css.printed}>{title}</h2>
            {components.map((component) => (
              <ReportComponent key={component.id} component={component} context={entry.naam} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

interface OnScreen {
  entry: ReportEntry;
  tab: ReportTab | undefined;
  look: Look;
  /** Of the report as a whole. */
  prompt: string;
}

/** Tells the assistant what is on screen, and on leaving that it no longer is. */
function useReportOnBus({ entry, tab, look, prompt: reportPrompt }: OnScreen) {
  const bus = useBus();
  const { type, periode_min, periode_max } = entry;
  const { vergelijking, weergave } = look;
  const title = tab?.title ?? '';
  const prompts = tab?.components.map(({ data }) => data?.context_prompt) ?? [];
  const prompt = [reportPrompt, ...prompts].filter(Boolean).join('\n\n');
  useEffect(() => {
    bus.set('report', {
      type,
      period: { periode_min, periode_max },
      tab: title,
      look: { ...(vergelijking && { vergelijking }), ...(weergave && { weergave }) },
      context_prompt: prompt === '' ? null : prompt,
    });
  }, [bus, type, periode_min, periode_max, title, vergelijking, weergave, prompt]);
  useEffect(() => () => bus.set('report', null), [bus]);
}
