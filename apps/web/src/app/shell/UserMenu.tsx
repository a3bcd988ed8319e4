import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadSteps } from '../../features/dashboard/pages.ts';
import { StoredImage } from '../../shared/feedback/files/StoredImage.tsx';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { useSession } from '../../shared/store/session.ts';
import popups from '../popup/Popup.module.css';
import { Popup } from '../popup/Popup.tsx';
import type { Routes } from '../routes/routes.ts';
import styles from './UserMenu.module.css';

const StepsItem = lazy(() => loadChunk(async () => ({ default: (await loadSteps()).StepsItem })));

const informationPath = '/basic/information';

interface Props {
  routes: Routes;
  onSettings: () => void;
  onKeys: () => void;
  onHelp: () => void;
  onSignOut: () => void;
}

/** Who is signed in, and what they can do about themselves. */
export const UserMenu = ({ routes, onSettings, onKeys, onHelp, onSignOut }: Props) => {
  const { t } = useTranslation(['shell', 'user']);
  const { user } = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.user}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        <span className={styles.avatar} aria-hidden="true">
          {user.avatar ? (
            <StoredImage file={user.avatar} alt="" className={styles.picture} />
          ) : (
            [...user.realname][0]
          )}
        </span>
        <span className={styles.names}>
          <span className={styles.name}>{user.realname}</span>
          <span className={styles.code}>{user.userCode}</span>
        </span>
      </button>
      <Popup
        id={id}
        label={t('user.menu')}
        side="belowEnd"
        anchor={() => button.current?.getBoundingClientRect()}
        onToggle={setOpen}
      >
        <div className={styles.who} role="presentation">
          <span className={styles.name}>{user.realname}</span>
          <span className={styles.code}>{user.userCode}</span>
        </div>
        {routes.pages.has(informationPath) && (
          <Link to={informationPath} role="menuitem" tabIndex={-1} className={popups.item}>
            {t('user.information')}
          </Link>
        )}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={popups.item}
          onClick={onSettings}
        >
          {t('settings')}
        </button>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={popups.item}
          aria-keyshortcuts="?"
          onClick={onKeys}
        >
          {t('keys')}
        </button>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={popups.item}
          aria-keyshortcuts="F1"
          onClick={onHelp}
        >
          {t('help.page')}
        </button>
        <Suspense>
          <StepsItem className={popups.item} />
        </Suspense>
        {/* Where the header has no room for it. */}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`${popups.item} ${styles.signOut}`}
          onClick={onSignOut}
        >
          {t('shell:logout')}
        </button>
      </Popup>
    </>
  );
};
