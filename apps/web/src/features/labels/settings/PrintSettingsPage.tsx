import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { ClientCard } from './ClientCard.tsx';
import { DesignCard } from './DesignCard.tsx';
import styles from './Settings.module.css';
import { TestCard } from './TestCard.tsx';
import { useClients } from './useClients.ts';

/** Sets this computer up for printing: client, printers, a test label; and how labels look. */
export default function PrintSettingsPage() {
  const { t } = useTranslation('printing');
  const clients = useClients();
  return (
    <ListPage title={t('settings.title')}>
      <p className={styles.text}>{t('settings.text')}</p>
      <div className={styles.cards}>
        <ClientCard clients={clients} />
        <TestCard client={clients.client} />
        <DesignCard />
      </div>
    </ListPage>
  );
}
