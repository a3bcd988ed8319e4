import { addRemittance, listCodCarriers, RemittanceForm } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { CurrencyItem } from '../../../shared/inputs/CurrencyItem.tsx';
import { DayInput } from '../../../shared/inputs/DayInput.tsx';
import { dayFormat } from '../../../shared/inputs/dateRange.ts';
import { NoteItem } from '../../../shared/inputs/NoteItem.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { say } from '../../../shared/store/notice.ts';
import { useLookAtCod } from '../useLookAtCod.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onAdded: (id: string) => void;
}

const rules = RemittanceForm.shape;

/** Begins a remittance; its lines come in afterwards. */
export const RemittanceDialog = ({ open, onClose, onAdded }: Props) => {
  const { t } = useTranslation('cod');
  const [form] = Form.useForm<RemittanceForm>();
  const { data: carriers, isPending } = useCall(listCodCarriers, {}, { enabled: open });
  const look = useLookAtCod();
  const add = useSend(addRemittance, {
    meta: { quiet: 'fields' },
    onSuccess: ({ id }) => {
      say('success', t('added'));
      look();
      onClose();
      onAdded(id);
    },
  });
  const follow = (id: string) => {
    const currency = carriers?.find((one) => one.id === id)?.currency;
    if (currency && !form.isFieldTouched('currency')) form.setFieldValue('currency', currency);
  };
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('add')}
      width={520}
      okText={t('begin')}
      focusOn="payeeId"
      initial={{ remitDay: tenantNow().format(dayFormat) }}
      sends={[add]}
      error={add.error}
      onSave={(body) => add.mutate({ body })}
    >
      <p className={styles.lead}>{t('addLead')}</p>
      <Form.Item name="payeeId" label={t('field.carrier')} rules={[schemaRule(rules.payeeId)]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={isPending}
          onChange={follow}
          options={carriers?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          notFoundContent={t('noCarriers')}
        />
      </Form.Item>
      <Form.Item
        name="remittanceNo"
        label={t('field.remittance')}
        rules={[schemaRule(rules.remittanceNo)]}
      >
        <TextInput autoComplete="off" maxLength={60} />
      </Form.Item>
      <CurrencyItem schema={rules.currency} label={t('field.currency')} />
      <Form.Item
        name="remitDay"
        label={t('field.remitDay')}
        extra={t('remitDayHint')}
        rules={[schemaRule(rules.remitDay)]}
      >
        <DayInput />
      </Form.Item>
      <NoteItem schema={rules.note} label={t('field.note')} />
    </FormDialog>
  );
};
