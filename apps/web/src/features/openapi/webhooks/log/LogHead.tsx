import type { WebhookView } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { BesideActs } from '../../../../shared/feedback/beside/BesideDetail.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import styles from '../../OpenApi.module.css';
import type { WebhookAct } from '../WebhookActions.tsx';
import { adviceOf, undelivered } from '../webhookHealth.ts';

interface Props {
  webhook: WebhookView;
  onTest: () => unknown;
  onAct: (act: WebhookAct) => void;
}

/** Whose log it is, what is the matter with it, and what helps. */
export const LogHead = ({ webhook, onTest, onAct }: Props) => {
  const { t } = useTranslation('webhooks');
  const { url, isOn } = webhook;
  const advice = adviceOf(webhook);
  const disabledReason = isOn ? undefined : t('isOff');
  return (
    <>
      <p className={styles.code}>{url}</p>
      {advice && <Alert showIcon type={isOn ? 'error' : 'warning'} title={t(advice)} />}
      <BesideActs>
        {!isOn && (
          <ActionButton type="primary" onClick={() => onAct('switch')}>
            {t('turnOn')}
          </ActionButton>
        )}
        <ActionButton disabledReason={disabledReason} onClick={onTest}>
          {t('test')}
        </ActionButton>
        {undelivered(webhook) > 0 && (
          <ActionButton disabledReason={disabledReason} onClick={() => onAct('recover')}>
            {t('recover')}
          </ActionButton>
        )}
        <ActionButton onClick={() => onAct('debug')}>{t('debug')}</ActionButton>
      </BesideActs>
    </>
  );
};
