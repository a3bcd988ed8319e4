import { listPriceSheets, type PriceVersionView, publishVersion } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { DatePicker, Form, Segmented } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../../../shared/api/useCall.ts';
import { Dialog } from '../../../../../shared/feedback/dialogs/Dialog.tsx';
import { wireFormat } from '../../../../../shared/inputs/dateRange.ts';
import { useEdit } from '../../../../../shared/revision/useEdit.tsx';
import { say } from '../../../../../shared/store/notice.ts';
import { Differences } from '../sheets/Differences.tsx';
import { useVersionWords } from './useVersionWords.ts';
import styles from './Version.module.css';

interface Props {
  open: boolean;
  version: PriceVersionView;
  /** The one that is shown, and so the one to publish. */
  revision: number;
  onClose: () => void;
  onPublished: () => void;
  onReload: () => void;
}

/** Publishes a draft as it is shown, now or at a time to come; what it changes is said before. */
export const PublishDialog = (props: Props) => {
  const { open, version, revision, onClose, onPublished, onReload } = props;
  const { t } = useTranslation('priceSheets');
  const [later, setLater] = useState(false);
  const [time, setTime] = useState<Dayjs | null>(null);
  const queries = useQueryClient();
  const { inForceVersion: inForce } = version;
  const send = useEdit(
    publishVersion,
    {
      ...useVersionWords(),
      onlyTheirs: t('publish.seeLatest'),
      onTheirs: () => {
        onClose();
        onReload();
      },
    },
    {
      onSuccess: () => {
        say('success', t('publish.done'));
        void queries.invalidateQueries({ queryKey: callKey(listPriceSheets) });
        onClose();
        onPublished();
      },
    },
  );
  const publish = () =>
    send.mutate({
      body: {
        id: version.id,
        revision,
        ...(later && time && { validFrom: time.second(0).format(wireFormat) }),
      },
    });
  return (
    <Dialog
      open={open}
      title={t('publish.title', { no: version.versionNo })}
      width={inForce ? 1040 : 460}
      okText={t('publish')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: later && !time }}
      confirmLoading={send.isPending}
      onOk={publish}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <p>{t('publish.text')}</p>
        <Form.Item label={t('publish.when')} className={styles.when ?? ''}>
          <Segmented
            aria-label={t('publish.when')}
            value={later ? 'later' : 'now'}
            options={(['now', 'later'] as const).map((value) => ({
              value,
              label: t(`publish.${value}`),
            }))}
            onChange={(value) => setLater(value === 'later')}
          />
        </Form.Item>
        {later && (
          <Form.Item label={t('publish.time')} htmlFor="publishTime">
            <DatePicker
              id="publishTime"
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              value={time}
              onChange={setTime}
            />
          </Form.Item>
        )}
      </Form>
      {inForce ? (
        <>
          <h3 className={styles.heading}>{t('publish.changes', { no: inForce.versionNo })}</h3>
          <Differences before={inForce.id} after={version.id} />
        </>
      ) : (
        <p>{t('publish.first')}</p>
      )}
      {send.dialog}
    </Dialog>
  );
};
