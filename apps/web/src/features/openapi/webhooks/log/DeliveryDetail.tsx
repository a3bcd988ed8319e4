import { replayWebhook, type WebhookDelivery, type WebhookView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { BesideActs } from '../../../../shared/feedback/beside/BesideDetail.tsx';
import { CopyText } from '../../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../shared/store/notice.ts';
import { FactList } from '../../../../shared/ui/Facts.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import styles from '../../OpenApi.module.css';
import { readable } from '../../readable.ts';
import { eventWord } from '../eventWords.ts';
import { Attempts } from './Attempts.tsx';
import { StateTag } from './deliveryWords.tsx';

interface Props {
  webhook: WebhookView;
  delivery: WebhookDelivery;
  onReplayed: () => void;
  onDebug: () => void;
}

const Body = ({ text }: { text: string }) => {
  const { t } = useTranslation('webhooks');
  return (
    <section>
      <h2>{t('body')}</h2>
      {text ? (
        <>
          <div className={styles.example}>
            <pre>{readable(text)}</pre>
            <CopyButton size="small" text={text}>
              {t('body.copy')}
            </CopyButton>
          </div>
          <small className={styles.lead}>{t('body.copyHint')}</small>
        </>
      ) : (
        <p className={styles.lead}>{t('body.none')}</p>
      )}
    </section>
  );
};

/** One event as it is sent to an endpoint, and what was answered each time. */
export const DeliveryDetail = ({ webhook, delivery, onReplayed, onDebug }: Props) => {
  const { t } = useTranslation(['webhooks', 'openapi', 'shared']);
  const send = useSend(replayWebhook, { meta: { quiet: true } });
  const { eventId, messageId, type, state, createTime, nextTime, body, attempts } = delivery;
  const replay = async () => {
    await send.mutateAsync({ body: { id: webhook.id, eventId } });
    say('success', t('replay.done'));
    onReplayed();
  };
  return (
    <>
      <FactList
        facts={[
          [t('log.field.type'), `${eventWord(t, type)} · ${type}`],
          [t('log.field.state'), <StateTag key="state" state={state} />],
          [t('log.field.createTime'), <TimeText key="created" value={createTime} />],
          [t('log.field.nextTime'), <TimeText key="next" value={nextTime} />],
          [t('log.field.messageId'), <CopyText key="message" text={messageId} />],
        ]}
      />
      <BesideActs>
        <ActionButton
          type="primary"
          disabledReason={webhook.isOn ? undefined : t('isOff')}
          onClick={replay}
        >
          {t('replay')}
        </ActionButton>
        <ActionButton onClick={onDebug}>{t('debug')}</ActionButton>
      </BesideActs>
      <Attempts attempts={attempts} />
      <Body text={body} />
    </>
  );
};
