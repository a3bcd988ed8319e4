import { askErasure, type Erasure, takeBackErasure } from '@alpaca/contract';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { RejectDialog } from '../../../shared/feedback/dialogs/RejectDialog.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from '../Keeping.module.css';
import type { PartProps } from './DataParts.tsx';
import { erasureKinds } from './erasureKinds.ts';

const reasonMax = 200;

const Asked = ({ erasure }: { erasure: Erasure }) => {
  const { t } = useTranslation('keeping');
  const { state, reason, askedBy, askTime, dueTime } = erasure;
  return (
    <>
      {state === 'waiting' && (
        <Alert showIcon type="warning" title={t('erase.waiting', { at: dueTime?.slice(0, 16) })} />
      )}
      <FactList
        facts={[
          [
            t('field.state'),
            <StatusTag key="state" kind={erasureKinds[state]}>
              {t(`state.${state}`)}
            </StatusTag>,
          ],
          [t('field.reason'), reason],
          [t('field.askedBy'), askedBy || t('house')],
          [t('field.askTime'), askTime.slice(0, 16)],
        ]}
      />
    </>
  );
};

/** Asked for, taken back, or what has to be settled first. */
export const ErasePart = ({ data, merchantId, onChanged }: PartProps) => {
  const { t } = useTranslation('keeping');
  const [asking, setAsking] = useState(false);
  const quiet = { meta: { quiet: true as const }, onSettled: onChanged };
  const ask = useSend(askErasure, quiet);
  const takeBack = useSend(takeBackErasure, quiet);
  const { erasure, open, erasedTime, merchantCode, merchantName } = data;
  const isOver = erasure === null || erasure.endTime !== null;
  const mayAsk = data.mayAsk && !erasedTime && isOver;
  return (
    <Card title={t('erase.title')}>
      <div className={styles.part}>
        <p>{t('erase.text', { count: data.waitingDays })}</p>
        {erasedTime && (
          <Alert showIcon type="success" title={t('erase.done', { at: erasedTime.slice(0, 16) })} />
        )}
        {erasure && <Asked erasure={erasure} />}
        {mayAsk && open.length > 0 && (
          <>
            <p>{t('erase.open')}</p>
            <ul className={styles.open}>
              {open.map(({ what, many }) => (
                <li key={what}>{t('erase.openLine', { what, count: many })}</li>
              ))}
            </ul>
          </>
        )}
        {mayAsk && (
          <ActionButton
            danger
            disabledReason={open[0] && `${t('erase.open')} ${open[0].what}`}
            onClick={() => setAsking(true)}
          >
            {t('erase.ask')}
          </ActionButton>
        )}
        {data.mayAsk && erasure?.canTakeBack && (
          <ActionButton
            confirm={{ title: t('erase.takeBackTitle'), text: t('erase.takeBackText') }}
            onClick={async () => {
              await takeBack.mutateAsync({ body: { id: erasure.id } });
              say('success', t('erase.takenBack'));
            }}
          >
            {t('erase.takeBack')}
          </ActionButton>
        )}
        <RejectDialog
          open={asking}
          title={t('erase.askTitle', { name: `${merchantCode} ${merchantName}` })}
          label={t('erase.reason')}
          hint={t('erase.reasonHint')}
          schema={askErasure.body.shape.reason}
          max={reasonMax}
          onReject={async (reason) => {
            await ask.mutateAsync({ body: { reason, ...(merchantId && { merchantId }) } });
            say('success', t('erase.asked'));
          }}
          onClose={() => setAsking(false)}
        />
      </div>
    </Card>
  );
};
