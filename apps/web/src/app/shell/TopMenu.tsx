import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import entries from './Entry.module.css';
import { GroupButton } from './GroupButton.tsx';
import { MenuLink } from './MenuLink.tsx';
import { groupOf, type MenuItem } from './menuItems.ts';
import styles from './TopMenu.module.css';

const entry = `${entries.entry} ${styles.entry}`;

/** The menu in the header; what doesn't fit is reached by scrolling. */
export const TopMenu = ({ items }: { items: readonly MenuItem[] }) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const group = groupOf(items, pathname);
  return (
    <nav aria-label={t('menu')} className={styles.menu}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <GroupButton item={item} current={group === item.id} className={entry}>
                {item.title}
              </GroupButton>
            ) : (
              <MenuLink item={item} className={entry}>
                {item.title}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
