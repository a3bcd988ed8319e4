import { changeWithheldLine, type LineOffer, listOtherLines } from '@alpaca/contract';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { FormIssues, useServerIssues } from '../../../shared/inputs/useServerIssues.tsx';
import styles from './Withheld.module.css';

const Offer = ({ line }: { line: LineOffer }) => {
  const { t } = useTranslation('withheld');
  return (
    <Radio value={line.productId}>
      {line.productName} · <Amount value={line.price} currency={line.currency ?? ''} />{' '}
      <span className={styles.quiet}>{t('billable', { kg: line.billableKg })}</span>
    </Radio>
  );
};

/** Those that don't take it, and why; out of the way of those that do. */
const Others = ({ lines, open }: { lines: readonly LineOffer[]; open: boolean }) => {
  const { t } = useTranslation('withheld');
  if (lines.length === 0) return null;
  return (
    <details open={open}>
      <summary>{t('lineOthers', { count: lines.length })}</summary>
      <ul className={styles.others}>
        {lines.map(({ productId, productName, reason }) => (
          <li key={productId}>
            {productName} · {reason}
          </li>
        ))}
      </ul>
    </details>
  );
};

interface Props {
  open: boolean;
  orderId: string;
  onClose: () => void;
  onDone: () => void;
  /** Somebody was faster: what stands now is shown. */
  onLook: () => void;
}

/** Another product for a parcel that is here, at a price that is seen before it is taken. */
export const LineDialog = ({ open, orderId, onClose, onDone, onLook }: Props) => {
  const { t } = useTranslation(['withheld', 'shared']);
  const [form] = Form.useForm<{ productId?: string }>();
  const query = useCall(
    listOtherLines,
    { query: { orderId } },
    { enabled: open, meta: { quiet: true } },
  );
  const { data } = query;
  const lines = data?.lines ?? [];
  const able = lines.filter(({ price }) => price !== null);
  const others = lines.filter(({ price }) => price === null);
  const isNone = able.length === 0;
  const change = useSend(changeWithheldLine, {
    meta: { quiet: 'fields' },
    onError: () => {
      void query.refetch();
      onLook();
    },
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const rest = useServerIssues(form, change.error);
  const save = ({ productId }: { productId?: string }) => {
    const chosen = able.find((line) => line.productId === productId);
    if (!chosen?.price || !chosen.currency) return;
    const { price: agreedPrice, currency } = chosen;
    change.mutate({ body: { orderId, productId: chosen.productId, agreedPrice, currency } });
  };
  return (
    <Dialog
      open={open}
      title={t('lineTitle')}
      width={560}
      okText={t('act.changeLine')}
      cancelText={t(isNone ? 'shared:action.close' : 'shared:action.cancel')}
      // Nothing to choose, nothing to press.
      okButtonProps={{ style: isNone ? { display: 'none' } : {} }}
      confirmLoading={change.isPending}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={change.reset}
    >
      {data ? (
        <Form form={form} layout="vertical" preserve={false} onFinish={save}>
          <FormIssues apart words={rest} />
          {isNone ? (
            <p className={styles.lead}>{t('lineNone')}</p>
          ) : (
            <>
              <p className={styles.lead}>
                {data.charged
                  ? t('lineText', { charged: data.charged, currency: data.currency })
                  : t('linePlain')}
              </p>
              <Form.Item
                name="productId"
                label={t('product')}
                rules={[{ required: true, message: t('lineChoose') }]}
              >
                <Radio.Group className={styles.lines ?? ''}>
                  {able.map((line) => (
                    <Offer key={line.productId} line={line} />
                  ))}
                </Radio.Group>
              </Form.Item>
            </>
          )}
          <Others lines={others} open={isNone} />
        </Form>
      ) : (
        <LoadState query={query}>
          <FormSkeleton fields={4} />
        </LoadState>
      )}
    </Dialog>
  );
};
