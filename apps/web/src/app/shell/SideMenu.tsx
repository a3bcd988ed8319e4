import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MenuLink } from './MenuLink.tsx';
import { groupOf, type MenuItem } from './menuItems.ts';
import { entry, Flyout, Group, Name } from './SideGroup.tsx';
import styles from './SideMenu.module.css';

interface Props {
  items: readonly MenuItem[];
  collapsed: boolean;
}

/** The one top-level group that is open: the current page's, until another is opened. */
const useOpenGroup = (items: readonly MenuItem[]) => {
  const { pathname } = useLocation();
  const group = groupOf(items, pathname);
  const [state, setState] = useState({ group, open: group });
  if (state.group !== group) setState({ group, open: group ?? state.open });
  const toggle = (id: string) => setState(({ open }) => ({ group, open: open === id ? null : id }));
  return { group, open: state.open, toggle };
};

/** The menu at the side: 200 px with groups that unfold, or 80 px with groups that pop up. */
export const SideMenu = ({ items, collapsed }: Props) => {
  const { t } = useTranslation('shell');
  const { group, open, toggle } = useOpenGroup(items);
  const shown = (item: MenuItem) => {
    const current = group === item.id;
    if (item.children.length === 0) {
      return (
        <MenuLink item={item} className={entry} title={collapsed ? item.title : undefined}>
          <Name item={item} collapsed={collapsed} />
        </MenuLink>
      );
    }
    if (collapsed) return <Flyout item={item} current={current} />;
    return (
      <Group
        item={item}
        current={current}
        open={open === item.id}
        onToggle={() => toggle(item.id)}
      />
    );
  };
  return (
    <nav aria-label={t('menu')} className={styles.menu} data-collapsed={collapsed || undefined}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>{shown(item)}</li>
        ))}
      </ul>
    </nav>
  );
};
