import { addTopUpCredentials, type TopUp } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from '../financial.module.css';
import { ProofField } from '../ProofField.tsx';
import { useMoneyChanged } from '../refresh.ts';

const atMost = 9;

/** Adds proofs to a top-up that is still to be decided. */
export const AddProofsDialog = ({
  topUp,
  onClose,
}: {
  topUp: TopUp | null;
  onClose: () => void;
}) => {
  const { t } = useTranslation('finance');
  const changed = useMoneyChanged();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const close = () => {
    setFiles([]);
    onClose();
  };
  const add = useSend(addTopUpCredentials, {
    onSuccess: () => {
      say('success', t('proof.added'));
      changed();
      close();
    },
  });
  const send = () =>
    topUp && add.mutate({ body: { id: topUp.id, credentials: files.map(({ key }) => key) } });
  return (
    <Dialog
      open={topUp !== null}
      title={topUp && t('proof.addTo', { no: topUp.no })}
      okText={t('proof.add')}
      okButtonProps={{ disabled: files.length === 0, loading: add.isPending }}
      onOk={send}
      onCancel={close}
    >
      <p className={styles.hint}>{t('proof.hint')}</p>
      {topUp && (
        <ProofField value={files} onChange={setFiles} room={atMost - topUp.credentialCount} />
      )}
    </Dialog>
  );
};
