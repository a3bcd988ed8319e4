import { type ApiRequest, replayApiRequest } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { BesideActs } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { KeyPrefix } from '../keys/KeyPrefix.tsx';
import styles from '../OpenApi.module.css';
import { readable } from '../readable.ts';
import { Answers } from './Answers.tsx';
import { asCurl } from './asCurl.ts';

const RequestFacts = ({ of }: { of: ApiRequest }) => {
  const { t } = useTranslation('apiRequests');
  const { keyName, keyPrefix, time, address, errorKey, idempotencyKey, repeated } = of;
  return (
    <>
      <FactList
        facts={[
          [t('field.time'), <TimeText key="time" value={time} />],
          [
            t('field.key'),
            <span key="key">
              {keyName} <KeyPrefix of={keyPrefix} />
            </span>,
          ],
          [t('field.address'), address],
          [t('field.errorKey'), errorKey],
          [
            t('field.idempotencyKey'),
            idempotencyKey && <CopyText key="idempotency" text={idempotencyKey} />,
          ],
        ]}
      />
      {repeated && <p className={styles.lead}>{t('repeated')}</p>}
    </>
  );
};

/** One request with its answer: to be run again by hand, or asked again in the sandbox. */
export const RequestDetail = ({ of }: { of: ApiRequest }) => {
  const { t } = useTranslation('apiRequests');
  // Whoever presses for it is told by the button.
  const send = useSend(replayApiRequest, { meta: { quiet: true } });
  const { id, body, canReplay } = of;
  return (
    <>
      <RequestFacts of={of} />
      <BesideActs>
        <ActionButton
          type="primary"
          disabledReason={canReplay ? undefined : t('replay.notKept')}
          onClick={() => send.mutateAsync({ body: { id } })}
        >
          {t('replay')}
        </ActionButton>
        <CopyButton text={asCurl(window.location.origin, of)}>{t('curl')}</CopyButton>
      </BesideActs>
      <small className={styles.lead}>
        {t('replay.hint')} {t('curl.hint')}
      </small>
      <Answers of={of} replayed={send.data} />
      <section>
        <h2>{t('body')}</h2>
        {body ? (
          <div className={styles.example}>
            <pre>{readable(body)}</pre>
          </div>
        ) : (
          <p className={styles.lead}>{t('body.none')}</p>
        )}
      </section>
    </>
  );
};
