import {
  addBag,
  type BatchView,
  type bagKinds,
  closeBatch,
  deleteBag,
  getBatch,
  reopenBag,
  reopenBatch,
  sendManifest,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { play } from '../../../../shared/scanner/sounds.ts';
import { say } from '../../../../shared/store/notice.ts';

const looked = [getBatch];

/** What is done with a batch and its bags; after each it is looked at again. */
export const useBatchActions = (batch: BatchView | undefined, onBag: (id: string) => void) => {
  const { t } = useTranslation('dispatch');
  const look = useLookAgain(looked);
  const add = useSend(addBag, {
    onSuccess: ({ id }) => {
      onBag(id);
      look();
    },
  });
  const remove = useSend(deleteBag, { onSettled: look });
  const openBag = useSend(reopenBag, { onSettled: look });
  const leave = useSend(closeBatch, {
    onSettled: look,
    onError: () => play('wrong'),
    onSuccess: ({ orders, boxes }) => {
      play('done');
      say('success', t('left', { orders, boxes }));
    },
  });
  const comeBack = useSend(reopenBatch, { meta: { quiet: 'fields' }, onSettled: look });
  const manifest = useSend(sendManifest, {
    onSettled: look,
    onSuccess: ({ parcels }) => say('success', t('manifestSent', { count: parcels })),
  });
  const id = batch?.id ?? '';
  return {
    look,
    comeBack,
    addBag: (kind: (typeof bagKinds)[number]) => add.mutate({ body: { batchId: id, kind } }),
    removeBag: (bagId: string) => remove.mutate({ body: { id: bagId } }),
    openBag: (bagId: string) => openBag.mutate({ body: { id: bagId } }),
    leave: () => leave.mutate({ body: { id } }),
    manifest: () => manifest.mutate({ body: { id } }),
  };
};
