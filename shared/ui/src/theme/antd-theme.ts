import { theme as antdThemes } from 'antd';
import type { ThemeConfig } from 'antd';
import { colours, fontFamily, shadows, sizes, weights } from './tokens.ts';
import type { Theme } from './tokens.ts';

function sharedTokens(theme: Theme): ThemeConfig['token'] {
  const colour = colours[theme];
  return {
    colorPrimary: colour.accent,
    colorLink: colour.accent,
    colorInfo: colour.accent,
    colorSuccess: colour.favourable,
    colorError: colour.unfavourable,
    colorWarning: colour.attention,
    colorText: colour.text,
    colorTextSecondary: colour['text-second'],
    colorTextTertiary: colour['text-third'],
    colorTextPlaceholder: colour['text-third'],
    colorTextLightSolid: colour['on-accent'],
    colorBgBase: colour.surface,
    colorBgLayout: colour.canvas,
    colorBgContainer: colour.surface,
    colorBgElevated: colour.raised,
    colorBorder: colour['line-strong'],
    colorBorderSecondary: colour.line,
    colorSplit: colour.line,
    controlItemBgHover: colour['raised-hover'],
    controlItemBgActive: colour.tint,
    controlItemBgActiveHover: colour.tint,
    boxShadow: shadows[theme],
    boxShadowSecondary: shadows[theme],
    fontFamily,
    fontSize: 14,
    lineHeight: 1.4286,
    fontWeightStrong: weights.heading,
    borderRadius: sizes['radius-control'],
    borderRadiusLG: sizes['radius-sheet'],
    borderRadiusSM: sizes['radius-badge'],
    controlHeight: sizes.control,
    controlOutlineWidth: sizes['focus-ring'],
    motionDurationFast: '0.12s',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.18s',
  };
}

function componentTokens(theme: Theme): ThemeConfig['components'] {
  const colour = colours[theme];
  return {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: weights.medium,
      contentFontSize: 13,
      paddingInline: sizes['space-3'],
    },
    Input: {
      activeShadow: 'none',
      paddingInline: sizes['space-3'],
      colorBorder: colour.mark,
      inputFontSize: 13,
    },
    Menu: {
      itemHeight: sizes.row,
      itemSelectedBg: colour.tint,
      itemSelectedColor: colour.text,
      itemHoverBg: colour['raised-hover'],
    },
    Table: {
      headerBg: colour.surface,
      headerSplitColor: 'transparent',
      rowHoverBg: colour.band,
      borderColor: colour.line,
    },
    Tabs: {
      horizontalItemGutter: sizes['space-5'],
      titleFontSize: 14,
      itemSelectedColor: colour.text,
      itemColor: colour['text-second'],
    },
    Tooltip: {
      colorBgSpotlight: theme === 'light' ? colour.text : colour.hover,
      colorTextLightSolid: theme === 'light' ? colour.surface : colour.text,
      fontSize: 13,
    },
  };
}

export interface AntdThemeOptions {
  /** Controls are 40 high on a phone (look). */
  phone: boolean;
  /** The user asked for less motion: nothing moves. */
  still: boolean;
}

/** antd's theme made of our tokens. */
export function antdTheme(theme: Theme, { phone, still }: AntdThemeOptions): ThemeConfig {
  return {
    algorithm: theme === 'dark' ? antdThemes.darkAlgorithm : antdThemes.defaultAlgorithm,
    cssVar: { key: 'kg' },
    hashed: false,
    token: {
      ...sharedTokens(theme),
      motion: !still,
      ...(phone ? { controlHeight: sizes['control-phone'] } : {}),
    },
    components: componentTokens(theme),
  };
}
