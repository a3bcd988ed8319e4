import { expenseTypes, Surcharge, surchargeBases } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../../shared/feedback/dialogs/FormDialog.tsx';
import { CurrencySelect } from '../../../../../shared/inputs/CurrencySelect.tsx';
import { DecimalInput } from '../../../../../shared/inputs/DecimalInput.tsx';
import { schemaRule } from '../../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../../shared/inputs/TextInput.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { isPercent } from './SurchargeRule.tsx';
import { surchargeOf } from './surchargeOf.ts';
import styles from './Version.module.css';

interface Props {
  open: boolean;
  /** Absent: a new one. */
  initial: Surcharge | undefined;
  others: readonly Surcharge[];
  /** Zones of the version, to choose from. */
  zones: readonly string[];
  onClose: () => void;
  onDone: (surcharge: Surcharge) => void;
}

const rules = Surcharge.shape;
const texts = ['code', 'nameZh', 'nameEn'] as const;
const fresh = { expenseType: 'other', basis: 'perOrder', when: {} };

/** A surcharge: of what it is so much, and when it is due. */
export const SurchargeDialog = ({ open, initial, others, zones, onClose, onDone }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [form] = Form.useForm<Surcharge>();
  const basis = Form.useWatch('basis', form) ?? initial?.basis ?? fresh.basis;
  const free = {
    validator: async (_: unknown, code: unknown) => {
      if (others.some((other) => other.code === code)) throw new Error(t('surcharge.exists'));
    },
  };
  return (
    <FormDialog
      open={open}
      title={t(initial ? 'surcharge.edit' : 'surcharge.add')}
      width={720}
      okText={t('surcharge.done')}
      form={form}
      initial={initial ?? fresh}
      onSave={(values) => onDone(surchargeOf(values))}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {texts.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`surcharge.${name}`)}
            rules={[schemaRule(rules[name]), ...(name === 'code' ? [free] : [])]}
          >
            <TextInput maxLength={60} />
          </Form.Item>
        ))}
        <Form.Item name="expenseType" label={t('surcharge.expenseType')}>
          <Select
            options={expenseTypes.map((value) => ({ value, label: t(`expense.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="basis" label={t('surcharge.basis')}>
          <Select
            popupMatchSelectWidth={false}
            options={surchargeBases.map((value) => ({ value, label: t(`basis.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="value"
          label={t(isPercent(basis) ? 'surcharge.percent' : 'surcharge.amount')}
          rules={[schemaRule(rules.value)]}
        >
          <DecimalInput decimals={4} unit={isPercent(basis) ? '%' : undefined} />
        </Form.Item>
        <Form.Item
          name="currency"
          label={t('surcharge.currency')}
          extra={t('surcharge.currencyHint')}
        >
          <CurrencySelect />
        </Form.Item>
        {(['min', 'max'] as const).map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`surcharge.${name}`)}
            rules={[schemaRule(rules[name])]}
          >
            <DecimalInput decimals={4} />
          </Form.Item>
        ))}
      </div>
      <h3 className={styles.heading}>{t('surcharge.when')}</h3>
      <p className={styles.soft}>{t('surcharge.whenHint')}</p>
      <ConditionFields zones={zones} />
    </FormDialog>
  );
};
