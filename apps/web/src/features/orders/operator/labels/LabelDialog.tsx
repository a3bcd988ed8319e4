import { type AwaitedLabel, importLabel } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../../shared/api/key.ts';
import { upload } from '../../../../shared/api/upload.ts';
import { Dialog } from '../../../../shared/feedback/dialogs/Dialog.tsx';
import { FileDrop } from '../../../../shared/feedback/files/FileDrop.tsx';
import { useRun } from '../../../../shared/feedback/files/useRun.ts';
import { ErrorState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { say } from '../../../../shared/store/notice.ts';

interface Props {
  order: AwaitedLabel | null;
  onClose: () => void;
  onChanged: () => void;
}

const maxMb = 20;

/** The label of one order, as its carrier gave it out. */
export const LabelDialog = ({ order, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsLabels');
  const [file, setFile] = useState<File | null>(null);
  // A file sent again after a lost answer is the same label.
  const [key, setKey] = useState(newKey);
  const { state, run, stop } = useRun<null>();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setKey(newKey());
    if (state.step === 'failed') stop();
  };
  const close = () => {
    choose(null);
    onClose();
  };
  const send = ({ orderNo }: AwaitedLabel, chosen: File) =>
    run(async (report, signal) => {
      const sending = { key, onProgress: report, signal };
      await upload(importLabel, { query: { orderNo }, file: chosen }, sending);
      say('success', t('uploaded', { no: orderNo }));
      onChanged();
      close();
      return null;
    });
  return (
    <Dialog
      open={order !== null}
      title={t('uploadTitle', { no: order?.orderNo ?? '' })}
      width={480}
      okText={t('upload')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !file }}
      confirmLoading={state.step === 'running'}
      onOk={() => order && file && void send(order, file)}
      onCancel={close}
    >
      <FileDrop accept={['.pdf']} maxMb={maxMb} file={file} onFile={choose} />
      {state.step === 'failed' && <ErrorState error={state.error} title={t('uploadFailed')} />}
    </Dialog>
  );
};
