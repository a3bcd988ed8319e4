import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFresh } from '../../shared/access/access.ts';
import { useFreshAccess } from '../../shared/access/useFreshAccess.ts';
import { setPermissions } from '../../shared/permission/permission.ts';
import { say } from '../../shared/store/notice.ts';
import { closeSession } from '../../shared/store/session.ts';
import { routesOf } from '../routes/routes.ts';
import { menuItems } from './menuItems.ts';

const actionsOf = ({ auth }: { auth: readonly { action: string }[] }) =>
  auth.map(({ action }) => action);

/** The menu and its routes. Without them nothing can be shown, so the user is signed out. */
export const useMenuRoutes = () => {
  const { t } = useTranslation('shell');
  const access = useFreshAccess();
  const { data } = access;
  const ready = isFresh(access);
  const isLost = access.isError && !ready;
  useEffect(() => {
    if (!isLost) return;
    say('error', t('menu.failed'));
    // Forgotten here and not ended: whoever has it open elsewhere goes on working.
    closeSession();
  }, [isLost, t]);
  // Before anything below is drawn for the first time: what one may do is drawn once, not twice.
  useState(() => data && setPermissions(actionsOf(data)));
  useEffect(() => {
    if (data) setPermissions(actionsOf(data));
  }, [data]);
  const menu = data?.menu;
  const places = useMemo(
    () => ({ routes: routesOf(menu ?? []), items: menuItems(menu ?? []) }),
    [menu],
  );
  // What is missing in the last menu may be in the one that is on its way.
  return { ...places, ready };
};
