import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuthStatus } from '../../features/accounts/index.ts';
import { loadBell } from '../../features/announcements/index.ts';
import { switchLanguage } from '../../shared/api/switchLanguage.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { useTenant } from '../../shared/store/tenant.ts';
import { LanguageChoice } from '../../shared/ui/LanguageChoice.tsx';
import type { Routes } from '../routes/routes.ts';
import styles from './Header.module.css';
import { HelpTool } from './HelpTool.tsx';
import { LanguageIcon, SearchIcon, WarningIcon } from './icons.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useLoginUser } from './useLoginUser.ts';

// Apart: nobody waits for messages to see the page.
const Bell = lazy(() => loadChunk(loadBell));

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

interface Props {
  routes: Routes;
  /** The menu stands beside: what can be short, is. */
  compact: boolean;
  onSearch: () => void;
  onSettings: () => void;
  onKeys: () => void;
  onHelp: () => void;
  onSignOut: () => void;
}

/** 99 = not fetched yet: nothing is said of what isn't known. */
const isInactive = (status: number) => status !== 99 && status !== 1;

/** The right side of the header. */
export const HeaderTools = (props: Props) => {
  const { routes, compact, onSearch, onSettings, onKeys, onHelp, onSignOut } = props;
  const { t } = useTranslation(['shell', 'user']);
  useLoginUser();
  const authStatus = useAuthStatus();
  const { tenant } = useTenant();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={`${styles.tool} ${styles.search}`}
        data-compact={compact || undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <SearchIcon />
        <span>{t('search')}</span>
        <i aria-hidden="true">{isMac ? '⌘K' : 'Ctrl K'}</i>
      </button>
      {isInactive(authStatus) && (
        <Link
          to="/basic/activation"
          className={`${styles.tool} ${styles.inactive}`}
          aria-label={t('inactive')}
          title={t('inactive')}
        >
          <WarningIcon />
          <span>{t('inactive')}</span>
        </Link>
      )}
      {tenant && <HelpTool url={tenant.helpUrl} onHelp={onHelp} />}
      <div className={styles.language}>
        <LanguageIcon />
        <LanguageChoice onChoose={switchLanguage} />
      </div>
      <Suspense>
        <Bell />
      </Suspense>
      <UserMenu {...{ routes, onSettings, onKeys, onHelp, onSignOut }} />
      <button
        type="button"
        className={`${styles.tool} ${styles.logout}`}
        aria-haspopup="dialog"
        onClick={onSignOut}
      >
        {t('shell:logout')}
      </button>
    </div>
  );
};
