import { addPriceSheet, constants, PriceSheetForm, sheetLevels, text } from '@alpaca/contract';
import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../../shared/feedback/dialogs/FormDialog.tsx';
import { CurrencySelect } from '../../../../../shared/inputs/CurrencySelect.tsx';
import { schemaRule } from '../../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../../shared/inputs/TextInput.tsx';
import { say } from '../../../../../shared/store/notice.ts';
import { MerchantSelect } from '../../../../accounts/index.ts';
import { OpsProductSelect } from '../../../../rates/index.ts';
import { GroupSelect } from '../groups/GroupSelect.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onAdded: (id: string) => unknown;
}

const rules = PriceSheetForm.shape;
const fresh = { currency: constants.mainCurrency, level: 'everyone' };
const needed = schemaRule(text(60));

/** A new sheet: of which product, in which currency, for whom. */
export const NewSheetDialog = ({ open, onClose, onAdded }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [form] = Form.useForm<PriceSheetForm>();
  const level = Form.useWatch('level', form);
  const send = useSend(addPriceSheet, {
    onSuccess: ({ id }) => {
      say('success', t('added'));
      onClose();
      onAdded(id);
    },
  });
  return (
    <FormDialog
      open={open}
      title={t('add')}
      width={480}
      form={form}
      initial={fresh}
      sends={[send]}
      onSave={(body) => send.mutate({ body })}
      onClose={onClose}
    >
      <Form.Item name="code" label={t('code')} rules={[schemaRule(rules.code)]}>
        <TextInput maxLength={30} />
      </Form.Item>
      <Form.Item name="productId" label={t('product')} rules={[schemaRule(rules.productId)]}>
        <OpsProductSelect placeholder={t('chooseProduct')} />
      </Form.Item>
      <Form.Item name="currency" label={t('currency')} rules={[schemaRule(rules.currency)]}>
        <CurrencySelect allowClear={false} />
      </Form.Item>
      <Form.Item name="level" label={t('level')}>
        <Segmented
          block
          aria-label={t('level')}
          options={sheetLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        />
      </Form.Item>
      {level === 'group' && (
        <Form.Item
          name="groupCode"
          label={t('level.group')}
          extra={t('groups.choose')}
          rules={[needed]}
        >
          <GroupSelect />
        </Form.Item>
      )}
      {level === 'merchant' && (
        <Form.Item name="merchantId" label={t('merchant')} rules={[needed]}>
          <MerchantSelect />
        </Form.Item>
      )}
    </FormDialog>
  );
};
