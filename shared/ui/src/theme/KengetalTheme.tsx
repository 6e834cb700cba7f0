import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import nlNL from 'antd/locale/nl_NL';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';
import { antdTheme } from './antd-theme.ts';
import type { Theme } from './tokens.ts';
import { useMedia } from './use-media.ts';
import { usePhone } from './use-phone.ts';

dayjs.locale('nl');

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface KengetalThemeProps {
  theme: Theme;
  /** Nonce for the style elements that antd adds (Content-Security-Policy). */
  nonce?: string | undefined;
  children: ReactNode;
}

/** antd in our theme and in Dutch. Our own styles follow `data-theme` on the document element. */
export function KengetalTheme({ theme, nonce, children }: KengetalThemeProps) {
  const phone = usePhone();
  const still = useMedia(REDUCED_MOTION);
  const config = useMemo(() => antdTheme(theme, { phone, still }), [theme, phone, still]);
  const csp = useMemo(() => (nonce ? { nonce } : undefined), [nonce]);
  return (
    <ConfigProvider theme={config} locale={nlNL} csp={csp} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
