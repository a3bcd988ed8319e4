import { listPriceSheets, type PriceVersionView, publishVersion } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { DatePicker, Form, Segmented } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { Dialog } from '../../../../shared/feedback/Dialog.tsx';
import { wireFormat } from '../../../../shared/inputs/dateRange.ts';
import { say } from '../../../../shared/store/notice.ts';
import styles from './Version.module.css';

interface Props {
  open: boolean;
  version: PriceVersionView;
  onClose: () => void;
  onPublished: () => void;
}

/** Publishes a draft, now or at a time to come. */
export const PublishDialog = ({ open, version, onClose, onPublished }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [later, setLater] = useState(false);
  const [time, setTime] = useState<Dayjs | null>(null);
  const queries = useQueryClient();
  const send = useSend(publishVersion, {
    onSuccess: () => {
      say('success', t('publish.done'));
      void queries.invalidateQueries({ queryKey: callKey(listPriceSheets) });
      onClose();
      onPublished();
    },
  });
  const publish = () =>
    send.mutate({
      body: {
        id: version.id,
        ...(later && time && { validFrom: time.second(0).format(wireFormat) }),
      },
    });
  return (
    <Dialog
      open={open}
      title={t('publish.title', { no: version.versionNo })}
      width={460}
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
    </Dialog>
  );
};
