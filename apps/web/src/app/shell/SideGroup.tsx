import { MenuIcon } from '../../shared/icons/MenuIcon.tsx';
import entries from './Entry.module.css';
import { GroupButton } from './GroupButton.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menuItems.ts';
import styles from './SideMenu.module.css';

export const entry = `${entries.entry} ${styles.entry}`;

export const Name = ({ item, collapsed }: { item: MenuItem; collapsed: boolean }) => (
  <>
    <MenuIcon name={item.icon} />
    <span className={collapsed ? 'unseen' : styles.name}>{item.title}</span>
  </>
);

const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M4 6l4 4 4-4" />
  </svg>
);

/** A group of the narrow menu opens beside it. */
export const Flyout = ({ item, current }: { item: MenuItem; current: boolean }) => (
  <GroupButton item={item} current={current} className={entry} title={item.title} side="right">
    <Name item={item} collapsed />
  </GroupButton>
);

const Pages = ({ items }: { items: readonly MenuItem[] }) => (
  <ul className={styles.list}>
    {items.map((child) => (
      <li key={child.id}>
        {child.children.length > 0 ? (
          // A group within a group is always open: what is rare must not also be hidden.
          <>
            <p className={styles.heading}>{child.title}</p>
            <Pages items={child.children} />
          </>
        ) : (
          <MenuLink item={child} className={`${entry} ${styles.inner}`}>
            <span className={styles.name}>{child.title}</span>
          </MenuLink>
        )}
      </li>
    ))}
  </ul>
);

interface GroupProps {
  item: MenuItem;
  open: boolean;
  current: boolean;
  onToggle: () => void;
}

/** A group of the wide menu unfolds below its name. */
export const Group = ({ item, open, current, onToggle }: GroupProps) => (
  <>
    <button
      type="button"
      className={entry}
      aria-expanded={open}
      data-current={(current && !open) || undefined}
      onClick={onToggle}
    >
      <Name item={item} collapsed={false} />
      <Arrow />
    </button>
    {open && <Pages items={item.children} />}
  </>
);
