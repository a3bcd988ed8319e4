import type { NoticeDetail } from '@alpaca/contract';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { useBell, useMarkRead } from './api.ts';
import styles from './Bell.module.css';
import { BellButton } from './BellButton.tsx';
import { LatestAnnouncement } from './LatestAnnouncement.tsx';
import { pageOf } from './opening.ts';
import type { BellTab } from './tabs.ts';
import { usePlacedBelow } from './usePlacedBelow.ts';

const importPanel = () => import('./BellPanel.tsx');
const BellPanel = lazy(() => loadChunk(importPanel));
const NoticeDialog = lazy(() => loadChunk(() => import('./NoticeDialog.tsx')));

export type OpenNotice = (
  notice: Pick<NoticeDetail, 'id' | 'openType' | 'openPage' | 'busId'>,
) => void;

/** The bell with its count; its pop-over comes when it is first opened. */
const Bell = () => {
  const { t } = useTranslation('notices');
  const bell = useBell();
  const { mutate: markRead } = useMarkRead();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<BellTab | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  usePlacedBelow(button, box, open);

  // First of all, so that the focus is back on the bell before anything else takes it from there.
  const close = () => box.current?.hidePopover();
  const openNotice: OpenNotice = (notice) => {
    close();
    markRead(notice.id);
    const page = pageOf(notice);
    if (page) void navigate(page);
    else setShown(notice.id);
  };
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen);
    // Also what starts the clock again after a failure.
    if (isOpen) void bell.refetch();
  };

  return (
    <>
      <BellButton
        ref={button}
        popoverTarget={id}
        expanded={open}
        unread={(bell.data?.anntMsgTotal ?? 0) + (bell.data?.sysMsgTotal ?? 0)}
        // Ahead of time; if that fails, opening will say so.
        onApproach={() => void importPanel().catch(() => null)}
      />
      {createPortal(
        // In the body: a header that slides away must not take the pop-over with it.
        <div
          ref={box}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={t('title')}
          className={styles.box}
          onToggle={(event) => toggled(event.newState === 'open')}
        >
          {open && (
            <Suspense>
              <BellPanel {...{ bell, tab, setTab, openNotice, close }} />
            </Suspense>
          )}
        </div>,
        document.body,
      )}
      <LatestAnnouncement openNotice={openNotice} bellOpen={open} />
      {shown && (
        <Suspense>
          <NoticeDialog id={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
};

export default Bell;
