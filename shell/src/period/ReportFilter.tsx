import { useSearchParams } from 'react-router-dom';
import { Button } from 'antd';
import { PERIOD_TYPES, type PeriodType, type ReportEntry } from '@kengetal/contract';
import { FilterMenu } from '@kengetal/ui';
import { writePeriod } from './period.ts';
import css from './filters.module.css';

/** Parameters of the address that the report screen reads too. */
const TYPE = 'type';
const REPORT = 'rapport';
const ALL = 'alle';
/** So many reports, more than a year's, are better searched than looked through. */
const MANY = 17;

const TYPE_NAMES: Readonly<Record<PeriodType, string>> = {
  alle: 'Alle types',
  maand: 'Maand',
  kwartaal: 'Kwartaal',
  jaar: 'Jaar',
};

/** Type and report of the report screen, in the address; 'Wis' resets both (specification §2). */
export function ReportFilter({ reports }: { reports: readonly ReportEntry[] }) {
  const [params, setParams] = useSearchParams();
  const type = PERIOD_TYPES.find((one) => one === params.get(TYPE)) ?? ALL;
  const offered = reports.filter((report) => type === ALL || report.type === type);
  const report = offered.find((one) => writePeriod(one) === params.get(REPORT));

  const set = (values: { type: string; report: string }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        write(next, TYPE, values.type);
        write(next, REPORT, values.report);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <>
      <FilterMenu
        label="Type"
        value={TYPE_NAMES[type]}
        options={PERIOD_TYPES.map((key) => ({ key, label: TYPE_NAMES[key] }))}
        selected={type}
        onSelect={(chosen) => set({ type: chosen, report: ALL })}
      />
      <FilterMenu
        label="Periode"
        value={report?.naam ?? 'Alle periodes'}
        options={[
          { key: ALL, label: 'Alle periodes' },
          ...offered.map((one) => ({
            key: keyOf(one),
            label: one.naam,
            group: type === 'jaar' ? undefined : headingOf(one, reports),
          })),
        ]}
        search={offered.length > MANY ? 'Zoek een periode' : undefined}
        selected={report ? keyOf(report) : ALL}
        onSelect={(key) => {
          const chosen = offered.find((one) => keyOf(one) === key);
          set({ type: chosen?.type ?? type, report: chosen ? writePeriod(chosen) : ALL });
        }}
      />
      {type !== ALL || report ? (
        <Button type="text" className={css.wipe} onClick={() => set({ type: ALL, report: ALL })}>
          Wis
        </Button>
      ) : null}
    </>
  );
}

/** The fiscal year that holds a report, as a heading above it. */
function headingOf(report: ReportEntry, reports: readonly ReportEntry[]): string {
  const year = reports.find(
    (one) =>
      one.type === 'jaar' &&
      one.periode_min <= report.periode_min &&
      report.periode_max <= one.periode_max,
  );
  return year?.naam ?? String(Math.trunc(report.periode_max / 100));
}

/** A month, quarter and year may have the same months only in type. */
const keyOf = (report: ReportEntry) => `${report.type} ${writePeriod(report)}`;

/** 'alle' is the default, so the address leaves it out. */
function write(params: URLSearchParams, name: string, value: string): void {
  if (value === ALL) params.delete(name);
  else params.set(name, value);
}
