import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Header.module.css';
import { MenuToggleIcon } from './icons.tsx';

interface Props {
  hidden: boolean;
  /** What the button at the left opens or folds; null where the menu is in the header. */
  menuOpen: boolean | null;
  onMenu: () => void;
  children: ReactNode;
}

export const Header = ({ hidden, menuOpen, onMenu, children }: Props) => {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header} data-hidden={hidden || undefined}>
      {menuOpen !== null && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('menu.toggle')}
          title={t('menu.toggle')}
          aria-expanded={menuOpen}
          onClick={onMenu}
        >
          <MenuToggleIcon />
        </button>
      )}
      {children}
    </header>
  );
};
