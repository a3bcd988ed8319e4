import {
  addBag,
  type BatchView,
  type bagKinds,
  closeBatch,
  deleteBag,
  getBatch,
  listBagBoxes,
  reopenBag,
  reopenBatch,
  sendManifest,
} from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callKey, useLookAgain } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { play } from '../../../../shared/scanner/sounds.ts';
import { say } from '../../../../shared/store/notice.ts';
import { counted } from '../counted.ts';

const looked = [getBatch, listBagBoxes];

/** What is done with a batch and its bags; after each it is looked at again. */
export const useBatchActions = (batch: BatchView | undefined, onBag: (id: string) => void) => {
  const { t } = useTranslation('dispatch');
  const look = useLookAgain(looked);
  const queries = useQueryClient();
  const add = useSend(addBag, {
    // It is pending until the bag is in sight: what is scanned meanwhile belongs into it.
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: callKey(getBatch) });
      onBag(id);
    },
  });
  const remove = useSend(deleteBag, { onSettled: look, onSuccess: () => onBag('') });
  const openBag = useSend(reopenBag, { onSettled: look });
  const leave = useSend(closeBatch, {
    onSettled: look,
    onError: () => play('wrong'),
    onSuccess: (gone) => {
      play('done');
      say('success', t('left', counted(t, gone)));
    },
  });
  const comeBack = useSend(reopenBatch, { meta: { quiet: true }, onSettled: look });
  const manifest = useSend(sendManifest, {
    onSettled: look,
    onSuccess: ({ parcels }) => say('success', t('manifestSent', { count: parcels })),
  });
  const id = batch?.id ?? '';
  return {
    look,
    comeBack,
    isAdding: add.isPending,
    hasNotAdded: add.isError,
    addBag: (kind: (typeof bagKinds)[number]) => {
      if (!add.isPending) add.mutate({ body: { batchId: id, kind } });
    },
    removeBag: (bagId: string) => remove.mutate({ body: { id: bagId } }),
    openBag: (bagId: string) => openBag.mutate({ body: { id: bagId } }),
    leave: () => leave.mutate({ body: { id } }),
    manifest: () => manifest.mutate({ body: { id } }),
  };
};
