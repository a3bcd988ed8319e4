import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { JobList } from '../jobs/index.ts';
import type { Bell } from './api.ts';
import type { OpenNotice } from './Bell.tsx';
import styles from './BellPanel.module.css';
import { BellTabs } from './BellTabs.tsx';
import { Nothing } from './Nothing.tsx';
import { NoticeList } from './NoticeList.tsx';
import { type BellTab, firstTab } from './tabs.ts';

interface Props {
  bell: Bell;
  tab: BellTab | null;
  setTab: (tab: BellTab) => void;
  openNotice: OpenNotice;
  close: () => void;
}

const all = { notices: '/system/userAnnouncement', jobs: '/system/jobs' } as const;

/** What the bell's pop-over holds: a tab for each kind, and the way to all of them. */
const BellPanel = ({ bell, tab, setTab, openNotice, close }: Props) => {
  const { t } = useTranslation('notices');
  const { data } = bell;
  // Once chosen it stays, though what made it the first is read by now.
  const [first] = useState(() => firstTab(data));
  const current = tab ?? first;
  const messages = current === 'messages';
  const list = messages ? data?.sysMsgList : data?.anntMsgList;
  const total = (messages ? data?.sysMsgTotal : data?.anntMsgTotal) ?? 0;
  const jobs = current === 'jobs';
  return (
    <>
      <BellTabs
        current={current}
        choose={setTab}
        unread={{
          announcements: data?.anntMsgTotal ?? 0,
          messages: data?.sysMsgTotal ?? 0,
          jobs: 0,
        }}
      />
      <div
        role="tabpanel"
        id="bell-panel"
        aria-labelledby={`bell-tab-${current}`}
        className={styles.panel}
        // Reachable, so that it can be scrolled by keyboard when it holds nothing to focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is operated by keyboard
        tabIndex={0}
      >
        {jobs ? (
          // Its texts come now: waiting for them here keeps the tabs, and the focus on them.
          <Suspense fallback={<Nothing text={t('loading')} />}>
            <JobList leave={close} />
          </Suspense>
        ) : (
          <NoticeList
            empty={t(messages ? 'empty.messages' : 'empty.announcements')}
            notices={list}
            hidden={total - (list?.length ?? 0)}
            failed={bell.isError}
            retry={() => void bell.refetch()}
            open={openNotice}
          />
        )}
      </div>
      <footer className={styles.foot}>
        <Link to={jobs ? all.jobs : all.notices} onClick={close}>
          {t(jobs ? 'all.jobs' : 'all.notices')}
        </Link>
      </footer>
    </>
  );
};

export default BellPanel;
