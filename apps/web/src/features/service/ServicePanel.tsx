import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantName, useTenant } from '../../shared/store/tenant.ts';
import { chatFrame, linkTo } from './chat.ts';
import styles from './ServicePanel.module.css';

const NoChat = ({ tenant, help }: { tenant: string; help: boolean }) => {
  const { t } = useTranslation('service');
  return (
    <div className={styles.none}>
      <h3>{t('none.title', { tenant })}</h3>
      <p>{t(help ? 'none.help' : 'none.only', { tenant })}</p>
    </div>
  );
};

/** The chat of the tenant, if it has one, and the help centre. */
export const ServicePanel = ({ open, close }: { open: boolean; close: () => void }) => {
  const { t } = useTranslation('service');
  const { tenant } = useTenant();
  const title = useRef<HTMLHeadingElement>(null);
  // Loaded when first wanted, then left alone: closing the panel must not end a conversation.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    if (open) title.current?.focus({ preventScroll: true });
  }, [open]);
  if (!wanted) return null;

  const here = window.location.origin;
  const chat = chatFrame(tenant?.chatUrl ?? '', here);
  const help = linkTo(tenant?.helpUrl ?? '', here);
  return (
    <>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      </header>
      {chat ? (
        <iframe className={styles.chat} title={t('chat')} referrerPolicy="no-referrer" {...chat} />
      ) : (
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
