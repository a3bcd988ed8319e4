import { type CarrierBill, getPassable, passOnCarrierBill } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { sumsText } from '../../../shared/feedback/values/sumsText.ts';
import { FormIssues } from '../../../shared/inputs/useServerIssues.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useLookAtPayables } from '../useLookAtPayables.ts';

interface Props {
  open: boolean;
  bill: CarrierBill;
  onClose: () => void;
}

/** Asks merchants for what the carrier billed, and gives back what it bills no more, once it was seen how much that is. */
export const PassOnDialog = ({ open, bill, onClose }: Props) => {
  const { t } = useTranslation(['payables', 'shared']);
  const { id, billNo: no } = bill;
  const query = useCall(getPassable, { query: { id } }, { enabled: open, meta: { quiet: true } });
  // What was counted before may have been passed on since.
  const data = query.isFetching ? undefined : query.data;
  const send = useSend(passOnCarrierBill, {
    meta: { quiet: true },
    onSettled: useLookAtPayables(),
    onSuccess: () => {
      say('success', t('done.passOn'));
      onClose();
    },
  });
  const count = data?.orders ?? 0;
  const backCount = data?.back.orders ?? 0;
  const comma = t('shared:list.comma');
  return (
    <Dialog
      open={open}
      title={t('ask.passOn', { no })}
      width={480}
      okText={t('act.passOn')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={send.isPending}
      okButtonProps={{ disabled: count + backCount === 0 }}
      onOk={() => send.mutate({ body: { id } })}
      onCancel={onClose}
    >
      <FormIssues apart words={send.error ? [errorText(send.error)] : []} />
      <LoadState query={{ ...query, data }}>
        <FormSkeleton fields={1} />
      </LoadState>
      {data && (
        <div role="status">
          {count + backCount === 0 && <p>{t('passOn.nothing')}</p>}
          {count > 0 && <p>{t('passOn.found', { count, sum: sumsText(data.sums, comma) })}</p>}
          {backCount > 0 && (
            <p>{t('passOn.back', { count: backCount, sum: sumsText(data.back.sums, comma) })}</p>
          )}
        </div>
      )}
      <p className={styles.lead}>{t('passOn.lead')}</p>
    </Dialog>
  );
};
