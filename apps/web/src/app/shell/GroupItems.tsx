import { Fragment } from 'react';
import popups from '../popup/Popup.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuItem } from './menuItems.ts';

/** The pages of a group, in a popup. */
export const GroupItems = ({ items }: { items: readonly MenuItem[] }) =>
  items.map((item) => (
    <Fragment key={item.id}>
      {item.children.length > 0 ? (
        <GroupItems items={item.children} />
      ) : (
        <MenuLink item={item} role="menuitem" tabIndex={-1} className={popups.item}>
          {item.title}
        </MenuLink>
      )}
    </Fragment>
  ));
