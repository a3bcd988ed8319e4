import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useModal } from '../../shared/lib/useModal.ts';
import drawers from './Drawer.module.css';
import { HomeBrand } from './HomeBrand.tsx';
import { CloseIcon } from './icons.tsx';
import type { MenuItem } from './menuItems.ts';
import { SideMenu } from './SideMenu.tsx';

interface Props {
  items: readonly MenuItem[];
  open: boolean;
  onClose: () => void;
}

/** The side menu of a narrow window. It goes when a page has been chosen. */
export const SideDrawer = ({ items, open, onClose }: Props) => {
  const { t } = useTranslation(['shell', 'common']);
  const dialog = useModal(open);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => dialog.current?.close(), [location]);
  return (
    <dialog
      ref={dialog}
      className={`${drawers.drawer} ${drawers.left}`}
      aria-label={t('menu')}
      onClose={onClose}
    >
      <div className={drawers.body}>
        <div className={drawers.head}>
          <HomeBrand />
          <button
            type="button"
            className={drawers.close}
            aria-label={t('common:action.close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <SideMenu items={items} collapsed={false} />
      </div>
    </dialog>
  );
};
