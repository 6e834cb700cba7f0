import type { ComponentState } from './components.ts';

export interface ReportTab {
  /** Id of its first component; stands in the address. */
  key: string;
  title: string;
  components: ComponentState[];
}

/** Components by the tab that shows them, in the order in which they come. */
export function tabsOf(components: readonly ComponentState[]): ReportTab[] {
  const tabs = new Map<string, ReportTab>();
  for (const component of components) {
    const tab = tabs.get(component.tab);
    if (tab) tab.components.push(component);
    else {
      const { id: key, tab: title } = component;
      tabs.set(title, { key, title, components: [component] });
    }
  }
  return [...tabs.values()];
}
