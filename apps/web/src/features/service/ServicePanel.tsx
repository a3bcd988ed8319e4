import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { tenantName, useTenant } from '../../shared/store/tenant.ts';
import { CloseButton } from '../../shared/ui/CloseButton.tsx';
import { chatFrame, linkTo } from './chat.ts';
import styles from './ServicePanel.module.css';
import type { MyService } from './useMyService.ts';

const MyTalk = lazy(() => loadChunk(() => import('./MyTalk.tsx')));

const views = ['chat', 'talk'] as const;
type View = (typeof views)[number];

const NoChat = ({ tenant, help }: { tenant: string; help: boolean }) => {
  const { t } = useTranslation('service');
  return (
    <div className={styles.none}>
      <h3>{t('none.title', { tenant })}</h3>
      <p>{t(help ? 'none.help' : 'none.only', { tenant })}</p>
    </div>
  );
};

const Views = ({ here, onChange }: { here: View; onChange: (to: View) => void }) => {
  const { t } = useTranslation('service');
  return (
    <nav className={styles.views} aria-label={t('views')}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === here}
          onClick={() => onChange(view)}
        >
          {t(`view.${view}`)}
        </button>
      ))}
    </nav>
  );
};

interface Props {
  open: boolean;
  close: () => void;
  service: MyService;
  within: () => HTMLElement;
}

/** The tenant's own chat, if it has one, a merchant's talk with its operators, and the help centre. */
export const ServicePanel = ({ open, close, service, within }: Props) => {
  const { t } = useTranslation('service');
  const { tenant } = useTenant();
  const title = useRef<HTMLHeadingElement>(null);
  // Loaded when first wanted, then left alone: closing the panel must not end a conversation.
  const [wanted, setWanted] = useState(false);
  const [view, setView] = useState<View>('chat');
  const [talked, setTalked] = useState(false);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    if (open) title.current?.focus({ preventScroll: true });
  }, [open]);
  if (!wanted) return null;

  const here = window.location.origin;
  const chat = chatFrame(tenant?.chatUrl ?? '', here);
  const help = linkTo(tenant?.helpUrl ?? '', here);
  const { isMerchant, mine, look } = service;
  const isTalk = isMerchant && (!chat || view === 'talk');
  if (isTalk && !talked) setTalked(true);
  return (
    <>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <CloseButton label={t('close')} onClick={close} />
      </header>
      {chat && isMerchant && <Views here={view} onChange={setView} />}
      {chat && (
        <div className={styles.view} hidden={isTalk}>
          <iframe
            className={styles.chat}
            title={t('chat')}
            referrerPolicy="no-referrer"
            {...chat}
          />
        </div>
      )}
      {talked && (
        <div className={styles.view} hidden={!isTalk}>
          <Suspense>
            <MyTalk {...{ mine, look, within }} hidden={!open || !isTalk} />
          </Suspense>
        </div>
      )}
      {!chat && !isMerchant && (
        <NoChat tenant={tenant ? tenantName(tenant) : t('provider')} help={help !== null} />
      )}
      {help && (
        <footer className={styles.foot}>
          <a href={help} target="_blank" rel="noopener noreferrer">
            {t('help')}
          </a>
        </footer>
      )}
    </>
  );
};
