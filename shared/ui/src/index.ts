/** What the shell and every remote draw with. Charts are in '@kengetal/ui/chart', loaded apart. */
export { looks } from './looks/looks.ts';
export { classes } from './classes.ts';
export { AskAssistant } from './drilldown/AskAssistant.tsx';
export { useDrilldown } from './drilldown/context.ts';
export type { Drilldown, DrilldownTarget, PageTarget } from './drilldown/context.ts';
export { loopFocus } from './drilldown/focus-loop.ts';
export { usePageWindow, useWindow } from './drilldown/use-window.ts';
export { LinesView } from './drilldown/LinesView.tsx';
export { RelationLink } from './drilldown/RelationLink.tsx';
export { useDebounced } from './drilldown/use-debounced.ts';
export { useAskAssistant } from './drilldown/use-ask-assistant.ts';
export { DrilldownProvider } from './drilldown/DrilldownProvider.tsx';
export { FigureLink } from './figure/FigureLink.tsx';
export type { FigureLinkProps, FigureVariant } from './figure/FigureLink.tsx';
export { FigureText } from './figure/FigureText.tsx';
export { exactText, exactWithJudgement, figureName } from './figure/names.ts';
export { judgementWord } from './figure/judgement.ts';
export { CheckList } from './filter/CheckList.tsx';
export { ComparisonMenu } from './filter/ComparisonMenu.tsx';
export { FilterMenu } from './filter/FilterMenu.tsx';
export type { FilterMenuProps } from './filter/FilterMenu.tsx';
export { FilterPanel as FloatingPanel } from './filter/FilterPanel.tsx';
export { FilterPopover } from './filter/FilterPopover.tsx';
export { OptionList } from './filter/OptionList.tsx';
export type { FilterOption } from './filter/options.ts';
export * from './formats/index.ts';
export { CountCard } from './key-figures/CountCard.tsx';
export { isBusyElsewhere } from './keys/is-busy-elsewhere.ts';
export { useKeys } from './keys/use-keys.ts';
export { KeyFigures } from './key-figures/KeyFigures.tsx';
export { usePrinting } from './print/use-printing.ts';
export { ChartPart, useCharts } from './states/ChartPart.tsx';
export type { ChartPartProps } from './states/ChartPart.tsx';
export { ExportMenu } from './states/ExportMenu.tsx';
export { Icon } from './states/Icon.tsx';
export { IconButton } from './states/IconButton.tsx';
export { Badge, Cell, Screen, Sheet, SheetRow } from './states/Layout.tsx';
export { EmptyState, Notice, WidgetError } from './states/Messages.tsx';
export { NoBooks } from './states/NoBooks.tsx';
export { LastKnown, PageNotices } from './states/PageNotices.tsx';
export { QueryPart } from './states/QueryPart.tsx';
export {
  ChartSkeleton,
  HeadlineSkeleton,
  KeyFiguresSkeleton,
  LinesSkeleton,
  StatementSkeleton,
} from './states/Skeletons.tsx';
export { useUndoable } from './states/use-undoable.ts';
export { CheckIcon, Checks } from './statement/Checks.tsx';
export { drawnRole, gridStatement, judged, statementLine } from './statement/grid.ts';
export { StatementTable } from './statement/StatementTable.tsx';
export type { StatementBlock, StatementColumn, StatementLine } from './statement/types.ts';
export type { Beneath } from './statement/StatementRow.tsx';
export { KengetalTheme } from './theme/KengetalTheme.tsx';
export { CutText } from './tooltip/CutText.tsx';
export { Tooltip } from './tooltip/Tooltip.tsx';
export type { TooltipProps } from './tooltip/Tooltip.tsx';
export { useHoverCard } from './tooltip/use-hover-card.ts';
export { useMedia } from './theme/use-media.ts';
export { usePhone } from './theme/use-phone.ts';
export type { Theme } from './theme/tokens.ts';
