import './library.css';
import './motion.css';
import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { type ReactNode, use, useMemo } from 'react';
import { useMedia } from '../shared/lib/useMedia.ts';
import { usePhone } from '../shared/lib/usePhone.ts';
import { useTheme } from '../shared/store/theme.ts';
import { antdLocale } from './antdLocale.ts';
import { antdTheme } from './antdTheme.ts';
import { nonce } from './styleNonce.ts';

const csp = { nonce };
// The library's own grows in and out. What was over at once never began to move, so it never ended either, and
// the button was read as loading for good.
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

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
    <ConfigProvider csp={csp} {...(locale && { locale })} theme={config} button={button}>
      {children}
    </ConfigProvider>
  );
};
