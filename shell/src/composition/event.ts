/** What happened with a part, for telemetry. */
export interface CompositionEvent {
  kind: 'load' | 'recovered' | 'error';
  part: string;
  version?: string;
  duration_ms?: number;
  message?: string;
}
