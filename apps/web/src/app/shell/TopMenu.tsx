import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Popup } from '../popup/Popup.tsx';
import { GroupItems } from './GroupItems.tsx';
import { MenuLink } from './MenuLink.tsx';
import { groupOf, type MenuItem } from './menuItems.ts';
import styles from './TopMenu.module.css';

const TopGroup = ({ item, current }: { item: MenuItem; current: boolean }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.entry}
        aria-haspopup="menu"
        aria-expanded={open}
        data-current={current || undefined}
        popoverTarget={id}
      >
        {item.title}
      </button>
      <Popup
        id={id}
        label={item.title}
        anchor={() => button.current?.getBoundingClientRect()}
        onToggle={setOpen}
      >
        <GroupItems items={item.children} />
      </Popup>
    </>
  );
};

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
              <TopGroup item={item} current={group === item.id} />
            ) : (
              <MenuLink item={item} className={styles.entry}>
                {item.title}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
