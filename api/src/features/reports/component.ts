import type { PageData } from '@kengetal/contract';
import type { ReportRequest } from '../../books/reports/parts.ts';

/** What a part of a report is made from. */
export type ComponentRequest = ReportRequest;

export type BuiltComponent = Pick<PageData, 'title' | 'blocks' | 'notice'> & {
  /** What is on screen, in words with figures for the assistant. */
  context_prompt: string;
};

/** A part of a report: what it is called and how it is made. */
export interface Component {
  readonly id: string;
  readonly title: string;
  readonly tab: string;
  build(request: ComponentRequest): BuiltComponent | Promise<BuiltComponent>;
}
