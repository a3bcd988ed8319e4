import { constants } from '@alpaca/contract';
import { Form } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { MerchantSelect } from '../../accounts/index.ts';
import { OpsProductSelect } from '../../rates/index.ts';
import styles from '../Costs.module.css';
import { LimitFields, type Limits } from './LimitFields.tsx';
import { useAddTolerance } from './useAddTolerance.ts';

interface Values extends Limits {
  merchantId?: string;
  productId?: string;
}

/** A tolerance for a merchant, a product, both or all. */
export const ToleranceDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('tolerances');
  const [form] = Form.useForm<Values>();
  const add = useAddTolerance(onClose);
  const currency = Form.useWatch('currency', form) ?? constants.mainCurrency;
  return (
    <FormDialog
      open={open}
      title={t('addTitle')}
      width={480}
      okText={t('add')}
      form={form}
      initial={{ currency: constants.mainCurrency }}
      sends={[add]}
      error={add.error}
      onSave={({ sharePercent = 0, ...values }) =>
        add.mutate({ body: { ...values, sharePercent } })
      }
      onClose={onClose}
    >
      <p className={styles.lead}>{t('lead')}</p>
      {/* The texts of its choice come with it: the page stays while they do. */}
      <Suspense>
        <Form.Item name="merchantId" label={t('field.merchant')} extra={t('emptyIsAll')}>
          <MerchantSelect />
        </Form.Item>
      </Suspense>
      <Form.Item name="productId" label={t('field.product')} extra={t('emptyIsAll')}>
        <OpsProductSelect />
      </Form.Item>
      <LimitFields
        currency={currency}
        onCurrency={(next) => form.setFieldValue('currency', next)}
      />
    </FormDialog>
  );
};
