import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreshAccess } from '../../shared/access/useFreshAccess.ts';
import { setPermissions } from '../../shared/permission/permission.ts';
import { say } from '../../shared/store/notice.ts';
import { closeSession } from '../../shared/store/session.ts';
import { routesOf } from '../routes/routes.ts';
import { menuItems } from './menuItems.ts';

/** The menu and its routes. Without them nothing can be shown, so the user is signed out. */
export const useMenuRoutes = () => {
  const { t } = useTranslation('shell');
  const { data, isLoadingError } = useFreshAccess();
  useEffect(() => {
    if (!isLoadingError) return;
    say('error', t('menu.failed'));
    // Forgotten here and not ended: whoever has it open elsewhere goes on working.
    closeSession();
  }, [isLoadingError, t]);
  useEffect(() => {
    if (data) setPermissions(data.auth.map(({ action }) => action));
  }, [data]);
  const menu = data?.menu;
  return useMemo(
    () => ({
      routes: routesOf(menu ?? []),
      items: menuItems(menu ?? []),
      ready: menu !== undefined,
    }),
    [menu],
  );
};
