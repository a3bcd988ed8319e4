import { constants } from '@alpaca/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SignOutDialog } from '../../features/user/components/SignOut.tsx';
import { useMedia } from '../../shared/lib/useMedia.ts';
import { resolve } from '../routes/resolve.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { rememberTitle } from '../tabs/titles.ts';
import { useTabs } from '../tabs/useTabs.ts';
import { useTabTitle } from '../tabs/useTabTitle.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Extras } from './Extras.tsx';
import { Header } from './Header.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { HomeBrand } from './HomeBrand.tsx';
import styles from './MainLayout.module.css';
import { PageTitle, Panels } from './Panels.tsx';
import { Side } from './Side.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { SkipLink } from './SkipLink.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { TopMenu } from './TopMenu.tsx';
import { useHeaderHidden } from './useHeaderHidden.ts';
import { useMenuRoutes } from './useMenuRoutes.ts';

// Up to 1087.99 px. Said as less than 1088: Chromium rounds the fraction away.
const mobileQuery = `(width < ${Math.ceil(constants.mobileMaxPx)}px)`;

/** The frame around every page: menu, header, tab bar, and the opened pages themselves. */
export const MainLayout = () => {
  const location = useLocation();
  const mobile = useMedia(mobileQuery);
  const narrow = useMedia('(width < 1280px)');
  const settings = useSettings();
  const { routes, items, ready } = useMenuRoutes();
  const multi = settings.multiTab && !mobile;
  const top = settings.layout === 'topmenu' && !mobile;

  const place = useMemo(() => resolve(location, routes, ready), [location, routes, ready]);
  const { list, current, show, close } = useTabs(place, multi);
  const titleOf = useTabTitle(routes);
  const tab = list.find((one) => one.key === current);
  const page = place.kind === 'page' ? place.route : null;
  useEffect(() => {
    if (page?.title) rememberTitle(page.path, page.title);
  }, [page]);

  const layout = useRef<HTMLDivElement>(null);
  const header = useHeaderHidden(settings.fixedHeader);
  const { onScroll: scrolled } = header;
  const onScroll = useCallback(
    (scroller: HTMLElement) => {
      scrolled(scroller);
      layout.current?.style.setProperty('--scrolled', `${scroller.scrollTop}px`);
    },
    [scrolled],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with its header
  useEffect(() => header.show(), [current]);

  const [open, setOpen] = useState<'menu' | 'settings' | 'palette' | null>(null);
  const shut = useCallback(() => setOpen(null), []);
  const signOut = useRef<HTMLDialogElement>(null);
  const toggleMenu = () =>
    mobile ? setOpen('menu') : changeSettings({ collapsed: !settings.collapsed });
  const menuOpen = mobile ? open === 'menu' : !settings.collapsed;

  return (
    <div ref={layout} className={styles.layout} data-moving-side={!settings.fixedSide || undefined}>
      <SkipLink />
      {!mobile && !top && <Side items={items} collapsed={settings.collapsed} />}
      <div className={styles.column}>
        <Header
          hidden={header.hidden}
          menuOpen={top ? null : menuOpen}
          onMenu={toggleMenu}
          start={
            <>
              {(mobile || top) && <HomeBrand short />}
              {top && <TopMenu items={items} />}
            </>
          }
        >
          <HeaderTools
            routes={routes}
            compact={top || narrow}
            onSearch={() => setOpen('palette')}
            onSettings={() => setOpen('settings')}
            onSignOut={() => signOut.current?.showModal()}
          />
        </Header>
        {multi && (
          <TabBar list={list} current={current} titleOf={titleOf} onShow={show} onClose={close} />
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          <Panels {...{ list, current, routes, multi, onScroll }} onClose={close} />
          {place.kind !== 'page' && <Elsewhere place={place} />}
        </main>
      </div>
      {tab && <PageTitle tab={tab} titleOf={titleOf} />}
      {mobile && <SideDrawer items={items} open={open === 'menu'} onClose={shut} />}
      <Extras routes={routes} open={open} onOpen={setOpen} onClose={shut} />
      <SignOutDialog ref={signOut} />
    </div>
  );
};
