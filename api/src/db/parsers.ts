/** PostgreSQL's type numbers for which both drivers must answer alike. */
const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP_TZ = 1184;

/** Whole numbers as numbers, dates as 'YYYY-MM-DD', moments as ISO 8601 in UTC. */
export const PARSERS: Record<number, (text: string) => string | number> = {
  [BIGINT]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
  [TIMESTAMP_TZ]: (text) => new Date(text).toISOString(),
};
