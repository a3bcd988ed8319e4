import { contactsMost, editMerchantCard, listSalesPeople, MerchantContact } from '@alpaca/contract';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../../shared/revision/useHeld.ts';
import { say } from '../../../../shared/store/notice.ts';
import styles from './MerchantDetail.module.css';
import type { Detail } from './MerchantDetail.tsx';

interface Props {
  open: boolean;
  detail: Detail;
  onClose: () => void;
  onSettled: () => void;
}

interface Filled {
  salesUserId?: string | null;
  contacts?: MerchantContact[];
}

const rules = MerchantContact.shape;
const fields = ['name', 'role', 'phone', 'email'] as const;
const lengths = { name: 50, role: 50, phone: 30, email: 100 };

/** Who of ours looks after a merchant, and whom to call there. */
export const CardDialog = ({ open, detail, onClose, onSettled }: Props) => {
  const { t } = useTranslation('opsMerchants');
  const [form] = Form.useForm<Filled>();
  const { merchant, card } = useHeld(detail, String(open));
  const { data: people = [], isPending } = useCall(listSalesPeople, {}, { enabled: open });
  const edit = useEdit(
    editMerchantCard,
    {
      label: (field) => t(`card.${field.split('.').at(-1) as 'contacts'}`),
      onTheirs: () => {
        onSettled();
        onClose();
      },
    },
    {
      onSuccess: () => {
        say('success', t('card.saved'));
        onSettled();
        onClose();
      },
    },
  );
  const save = ({ salesUserId = null, contacts = [] }: Filled) =>
    edit.mutate({ body: { id: merchant.id, revision: card.revision, salesUserId, contacts } });
  return (
    <FormDialog
      open={open}
      title={t('card.edit')}
      width={640}
      form={form}
      initial={{ salesUserId: card.salesUserId, contacts: card.contacts }}
      sends={[edit]}
      error={edit.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="salesUserId" label={t('card.sales')}>
        <Select
          allowClear
          loading={isPending}
          placeholder={t('card.noSales')}
          showSearch={{ optionFilterProp: 'label' }}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.List name="contacts">
        {(lines, { add, remove }) => (
          <>
            {lines.map(({ key, name: at }) => (
              <fieldset key={key} className={styles.contact}>
                <legend>{t('card.contact', { no: at + 1 })}</legend>
                {fields.map((field) => (
                  <Form.Item
                    key={field}
                    name={[at, field]}
                    label={t(`card.${field}`)}
                    rules={[schemaRule(rules[field])]}
                  >
                    <TextInput maxLength={lengths[field]} />
                  </Form.Item>
                ))}
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('card.drop', { no: at + 1 })}
                  onClick={() => remove(at)}
                />
              </fieldset>
            ))}
            {lines.length < contactsMost && (
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ name: '' })}>
                {t('card.add')}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </FormDialog>
  );
};
