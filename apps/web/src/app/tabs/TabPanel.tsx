import { Activity, memo, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { TabContext } from '../../shared/tabs/tabContext.ts';
import { PartView } from '../Part.tsx';
import { partOf } from '../routes/partOf.ts';
import type { PageRoute } from '../routes/routes.ts';
import { PageAddress } from './PageAddress.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageLoading } from './PageLoading.tsx';
import styles from './TabPanel.module.css';
import { refreshTab, titleTab } from './tabStore.ts';
import type { Tab } from './tabs.ts';

interface Props {
  tab: Tab;
  page: PageRoute['page'];
  active: boolean;
  /** Whether the page lives on while another tab is on show. */
  keepAlive: boolean;
  onScroll: (scroller: HTMLElement, before: number) => void;
  onClose: (key: string) => void;
}

/** Every tab scrolls by itself, so that it is where it was when one comes back. */
const useScroller = (active: boolean, alive: boolean) => {
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!alive) top.current = 0;
    // A new one is at its top by itself; to be told so it would have to be laid out in the midst of being drawn.
    if (active && scroller.current && !isNew.current) scroller.current.scrollTop = top.current;
    isNew.current = false;
  }, [active, alive]);
  return { scroller, top };
};

/** One opened page. Memoised: hidden pages have nothing to do with what the others are doing. */
export const TabPanel = memo(({ tab, page, active, keepAlive, onScroll, onClose }: Props) => {
  const alive = active || keepAlive;
  const { scroller, top } = useScroller(active, alive);
  const { key } = tab;
  const context = useMemo(
    () => ({
      active,
      setTitle: (title: string, manner?: { wordless?: boolean }) =>
        titleTab(key, title, manner?.wordless),
      close: () => onClose(key),
      refresh: () => refreshTab(key),
    }),
    [active, key, onClose],
  );
  return (
    <div
      ref={scroller}
      className={styles.panel}
      hidden={!active}
      onScroll={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        onScroll(currentTarget, top.current);
        // The frame may have moved it.
        top.current = currentTarget.scrollTop;
      }}
    >
      {alive && (
        <Activity mode={active ? 'visible' : 'hidden'}>
          <TabContext value={context}>
            <PageBoundary key={tab.round} onRetry={context.refresh}>
              <Suspense fallback={<PageLoading />}>
                <PageAddress of={tab.location}>
                  <PartView of={partOf(page)} />
                </PageAddress>
              </Suspense>
            </PageBoundary>
          </TabContext>
        </Activity>
      )}
    </div>
  );
});
