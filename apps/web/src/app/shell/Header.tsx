import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Header.module.css';
import { MenuToggleIcon } from './icons.tsx';

interface Props {
  hidden: boolean;
  /** Whether the focus is within. */
  onHold: (held: boolean) => void;
  /** What the button at the left opens or folds; null where the menu is in the header. */
  menuOpen: boolean | null;
  onMenu: () => void;
  children: ReactNode;
}

export const Header = ({ hidden, onHold, menuOpen, onMenu, children }: Props) => {
  const { t } = useTranslation('shell');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks on while its buttons are reached
    <header
      className={styles.header}
      data-hidden={hidden || undefined}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
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
