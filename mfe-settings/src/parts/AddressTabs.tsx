import { Suspense, type ReactNode } from 'react';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { Cell, LinesSkeleton, Sheet } from '@kengetal/ui';
import css from './address-tabs.module.css';

const TAB = 'tab';
/** What goes along to another part; filters of one mean nothing in the next. */
const KEPT = new Set(['project', 'periode', 'organisation_id']);

export interface AddressTabsProps {
  /** The first one shows without a key in the address. */
  tabs: readonly {
    key: string;
    label: string;
    content: ReactNode;
    /** True for what stands on the canvas, with sheets of its own. */
    isBare?: boolean;
  }[];
}

/** Parts of a screen, one at a time, each on a sheet of its own; which one stands in the address. */
export function AddressTabs({ tabs }: AddressTabsProps) {
  const [params, setParams] = useSearchParams();
  const active = tabs.find(({ key }) => key === params.get(TAB)) ?? tabs[0];
  const choose = (tab: string) =>
    setParams((before) => {
      const kept = [...before].filter(([name]) => KEPT.has(name));
      return new URLSearchParams([...kept, [TAB, tab]]);
    });
  const loading = (
    <Cell>
      <LinesSkeleton />
    </Cell>
  );
  return (
    <Tabs
      className={css.tabs}
      {...(active && { activeKey: active.key })}
      onChange={choose}
      destroyOnHidden
      items={tabs.map(({ key, label, content, isBare }) => {
        const part = <Suspense fallback={loading}>{content}</Suspense>;
        return { key, label, children: isBare ? part : <Sheet>{part}</Sheet> };
      })}
    />
  );
}
