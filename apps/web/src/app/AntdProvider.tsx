import './library.css';
import './motion.css';
import { ConfigProvider } from 'antd';
import { type ReactNode, use, useMemo } from 'react';
import { useMedia } from '../shared/lib/useMedia.ts';
import { usePhone } from '../shared/lib/usePhone.ts';
import { useTheme } from '../shared/store/theme.ts';
import { antdLocale } from './antdLocale.ts';
import { antdTheme } from './antdTheme.ts';
import { nonce } from './styleNonce.ts';

const csp = { nonce };

/** What every antd component below needs: our colours, one language, the page's nonce. */
export const AntdProvider = ({ children }: { children: ReactNode }) => {
  const { theme } = useTheme();
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const dark = theme === 'dark' || (theme === 'system' && systemDark);
  const phone = usePhone();
  const config = useMemo(() => antdTheme(dark, !still, phone), [dark, still, phone]);
  const locale = use(antdLocale());
  return (
    <ConfigProvider
      csp={csp}
      {...(locale && { locale })}
      theme={config}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  );
};
