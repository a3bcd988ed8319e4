import { type PriceVersionView, tryVersion } from '@alpaca/contract';
import { Alert, Button, Drawer, Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import {
  freshParcel,
  ParcelFields,
  type ParcelValues,
  QuoteBreakdown,
  RadarHints,
  requestOf,
} from '../../../../rates/index.ts';
import styles from './Version.module.css';

interface Props {
  open: boolean;
  version: PriceVersionView;
  onClose: () => void;
}

const widest = 820;
const place = { path: ['request'], root: ['request'] };

/** "Why this price": what a version, a draft too, says to a parcel. */
export const TryDrawer = ({ open, version, onClose }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [form] = Form.useForm<{ request: ParcelValues }>();
  const send = useSend(tryVersion);
  const { data: quote } = send;
  return (
    <Drawer
      open={open}
      size={Math.min(widest, window.innerWidth)}
      title={t('try.title', { code: version.sheetCode, no: version.versionNo })}
      onClose={onClose}
    >
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={{ request: freshParcel() }}
        onFinish={({ request }) =>
          send.mutate({ body: { id: version.id, request: requestOf(request) } })
        }
      >
        <ParcelFields place={place} />
        <Button
          type="primary"
          htmlType="submit"
          loading={send.isPending}
          className={styles.run ?? ''}
        >
          {t('try.run')}
        </Button>
      </Form>
      <div className={styles.answer} role="status">
        {!quote && <EmptyState title={t('try.empty')} />}
        {quote && !quote.ok && (
          <Alert type="warning" showIcon title={t('try.refused')} description={quote.reason} />
        )}
        {quote?.ok && (
          <>
            <QuoteBreakdown quote={quote} />
            <h3>{t('try.hints')}</h3>
            <RadarHints hints={quote.radar} />
          </>
        )}
      </div>
    </Drawer>
  );
};
