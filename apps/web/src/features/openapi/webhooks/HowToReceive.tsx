import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/Card.tsx';
import { CopyButton } from '../CopyButton.tsx';
import styles from '../OpenApi.module.css';

const example = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const event = webhook.verify(rawBody, request.headers);`;

/** What a receiver does with a message, with some lines to begin from. */
export const HowToReceive = () => {
  const { t } = useTranslation('webhooks');
  return (
    <Card title={t('receive.title')}>
      <div className={styles.use}>
        <p>{t('receive.verify')}</p>
        <div className={styles.example}>
          <pre>{example}</pre>
          <CopyButton size="small" text={example}>
            {t('receive.copy')}
          </CopyButton>
        </div>
        <p>{t('receive.answer')}</p>
        <p>{t('receive.order')}</p>
        <p className={styles.lead}>{t('receive.sandbox')}</p>
      </div>
    </Card>
  );
};
