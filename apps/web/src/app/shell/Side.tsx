import { HomeBrand } from './HomeBrand.tsx';
import type { MenuItem } from './menuItems.ts';
import styles from './Side.module.css';
import { SideMenu } from './SideMenu.tsx';

interface Props {
  items: readonly MenuItem[];
  collapsed: boolean;
}

export const Side = ({ items, collapsed }: Props) => (
  <div className={styles.side} data-collapsed={collapsed || undefined} data-testid="side">
    <HomeBrand short={collapsed} />
    <SideMenu items={items} collapsed={collapsed} />
  </div>
);
