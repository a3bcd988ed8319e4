import { constants } from '@alpaca/contract';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { SignOutDialog } from '../../features/auth/index.ts';
import { loadSteps } from '../../features/dashboard/pages.ts';
import { loadHelpPanel } from '../../features/help/index.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { homePath } from '../../shared/lib/paths.ts';
import { useAfterPaint } from '../../shared/lib/useAfterPaint.ts';
import { useMedia } from '../../shared/lib/useMedia.ts';
import { PageLoading } from '../tabs/PageLoading.tsx';
import { TabBar } from '../tabs/TabBar.tsx';
import { restoreTabs } from '../tabs/tabStore.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Extras, type Overlay } from './Extras.tsx';
import { Header } from './Header.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { HomeBrand } from './HomeBrand.tsx';
import styles from './MainLayout.module.css';
import { MenuWaiting } from './MenuWaiting.tsx';
import { Offline } from './Offline.tsx';
import { PageTitle, Panels } from './Panels.tsx';
import { Side } from './Side.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { SkipLink } from './SkipLink.tsx';
import { changeSettings, useSettings } from './settings.ts';
import { TopMenu } from './TopMenu.tsx';
import { useFrameScroll } from './useFrameScroll.ts';
import { usePlaces } from './usePlaces.ts';

const HelpPanel = lazy(() => loadChunk(loadHelpPanel));
const StepsBar = lazy(() => loadChunk(async () => ({ default: (await loadSteps()).StepsBar })));

// Up to 1087.99 px. Said as less than 1088: Chromium rounds the fraction away.
const mobileQuery = `(width < ${Math.ceil(constants.mobileMaxPx)}px)`;

/** The frame around every page: menu, header, tab bar, and the opened pages themselves. */
export const MainLayout = () => {
  // Before anything below reads the list, and only when someone comes in.
  useState(restoreTabs);
  const mobile = useMedia(mobileQuery);
  const narrow = useMedia('(width < 1280px)');
  const { layout: chosen, collapsed, multiTab, fixedHeader, fixedSide } = useSettings();
  const multi = multiTab && !mobile;
  const top = chosen === 'topmenu' && !mobile;
  const { place, routes, items, titleOf, list, current, refresh, close } = usePlaces(multi);
  const { layout, hidden, onScroll, hold } = useFrameScroll(fixedHeader, current);
  const [open, setOpen] = useState<Overlay | null>(null);
  const shut = useCallback(() => setOpen(null), []);
  // Beside the page, not over it: it stays while pages come and go.
  const [help, setHelp] = useState<{ topic: string | null } | null>(null);
  const show = useCallback(
    (what: Overlay | 'help') =>
      what === 'help' ? setHelp((shown) => (shown ? null : { topic: null })) : setOpen(what),
    [],
  );
  const signOut = useRef<HTMLDialogElement>(null);
  const pages = useMemo(() => [...routes.pages.values()].filter(({ hidden }) => !hidden), [routes]);
  const tab = list.find((one) => one.key === current);
  // The frame comes first, and home with it, whose figures take their time anyway.
  const [first] = useState(() => current !== homePath && { current, page: <PageLoading /> });
  // A page takes long to draw, menu and tabs do not: they answer the press, it follows.
  const shown = useAfterPaint(
    useMemo(() => {
      const page = (
        <>
          <Panels {...{ list, current, routes, multi, onScroll }} onClose={close} />
          {place.kind !== 'page' && <Elsewhere place={place} />}
        </>
      );
      return { current, page };
    }, [list, current, routes, multi, onScroll, close, place]),
    first || undefined,
  );
  // The page on show has been left: what is pressed now is not meant for it.
  const leaving = shown.current !== current;

  const toggleMenu = () => (mobile ? setOpen('menu') : changeSettings({ collapsed: !collapsed }));
  const menuOpen = mobile ? open === 'menu' : !collapsed;
  return (
    <div ref={layout} className={styles.layout} data-moving-side={!fixedSide || undefined}>
      <SkipLink />
      {!mobile && !top && <Side items={items} collapsed={collapsed} />}
      <div className={styles.column}>
        <Header hidden={hidden} onHold={hold} menuOpen={top ? null : menuOpen} onMenu={toggleMenu}>
          {(mobile || top) && <HomeBrand short />}
          {top && <TopMenu items={items} />}
          <HeaderTools
            routes={routes}
            compact={top || narrow}
            onSearch={() => setOpen('palette')}
            onSettings={() => setOpen('settings')}
            onKeys={() => setOpen('keys')}
            onHelp={() => show('help')}
            onSignOut={() => signOut.current?.showModal()}
          />
        </Header>
        {multi && <TabBar {...{ list, current, titleOf }} onRefresh={refresh} onClose={close} />}
        <Offline />
        <main id="content" tabIndex={-1} className={styles.main}>
          <MenuWaiting />
          {shown.page}
          {leaving && <span className={styles.leaving} />}
        </main>
        <Suspense>
          <StepsBar pathname={tab?.location.pathname ?? ''} />
        </Suspense>
      </div>
      <Suspense>
        {help && (
          <HelpPanel
            key={help.topic}
            topic={help.topic}
            page={place.kind === 'page' ? place.route.page : null}
            places={pages}
            onClose={() => setHelp(null)}
          />
        )}
      </Suspense>
      {tab && <PageTitle tab={tab} titleOf={titleOf} />}
      {mobile && <SideDrawer items={items} open={open === 'menu'} onClose={shut} />}
      <Extras
        routes={routes}
        open={open}
        onOpen={show}
        onTopic={(topic) => setHelp({ topic })}
        onSignOut={() => signOut.current?.showModal()}
        onClose={shut}
      />
      <SignOutDialog ref={signOut} />
    </div>
  );
};
