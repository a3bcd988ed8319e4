import type { MenuEntry } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../../../shared/icons/MenuIcon.tsx';
import styles from './Publish.module.css';

const Entries = ({ menu }: { menu: readonly MenuEntry[] }) => (
  <ul>
    {menu
      .filter(({ hidden }) => !hidden)
      .map(({ id, meta, children }) => (
        <li key={id}>
          <span>
            <MenuIcon name={meta.icon} />
            {meta.title}
            {meta.titles.third && <small>{meta.titles.third}</small>}
          </span>
          {children.length > 0 && <Entries menu={children} />}
        </li>
      ))}
  </ul>
);

/** The menu as somebody would see it, all of it unfolded. */
export const SeenMenu = ({ menu }: { menu: readonly MenuEntry[] }) => {
  const { t } = useTranslation('menus');
  return (
    <nav className={styles.seen} aria-label={t('preview.menu')}>
      <Entries menu={menu} />
    </nav>
  );
};
