import type { CostChange } from '@alpaca/contract';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import styles from '../Costs.module.css';
import { LimitFields, type Limits } from './LimitFields.tsx';
import { useAddTolerance } from './useAddTolerance.ts';

const scopes = ['both', 'merchant', 'product', 'all'] as const;
type Scope = (typeof scopes)[number];

interface Values extends Limits {
  scope: Scope;
}

interface Props {
  open: boolean;
  change: CostChange;
  /** As much is tolerated at first. */
  letGo: string;
  onClose: () => void;
}

/** A dispute made into a rule: what is no more than this the house bears from now on. */
export const RuleDialog = ({ open, change, letGo, onClose }: Props) => {
  const { t } = useTranslation('tolerances');
  const [form] = Form.useForm<Values>();
  const add = useAddTolerance(onClose);
  const { merchantId, productId } = change;
  const { currency, merchantName: merchant, productName: product } = change;
  const ids: Record<Scope, { merchantId?: string; productId?: string } | null> = {
    both: merchantId && productId ? { merchantId, productId } : null,
    merchant: merchantId ? { merchantId } : null,
    product: productId ? { productId } : null,
    all: {},
  };
  const save = ({ scope, amount, sharePercent = 0 }: Values) =>
    add.mutate({
      body: { ...ids[scope], currency, amount, sharePercent, madeAfter: change.id },
    });
  return (
    <FormDialog
      open={open}
      title={t('makeRule')}
      width={480}
      okText={t('add')}
      form={form}
      focusOn="amount"
      initial={{ currency, amount: letGo }}
      sends={[add]}
      error={add.error}
      onSave={save}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <Form.Item
        name="scope"
        label={t('field.scope')}
        rules={[{ required: true, message: t('chooseScope') }]}
      >
        <Radio.Group
          vertical
          options={scopes.map((value) => ({
            value,
            label: t(`scope.${value}`, { merchant, product }),
            disabled: ids[value] === null,
          }))}
        />
      </Form.Item>
      <LimitFields currency={currency} />
    </FormDialog>
  );
};
