import {
  addTaxNumber,
  editTaxNumber,
  type Request,
  TaxNumberForm,
  type TaxNumberView,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { FormDialog } from '../../shared/feedback/dialogs/FormDialog.tsx';
import { CountriesSelect } from '../../shared/inputs/CountriesSelect.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../shared/revision/useEdit.tsx';
import { say } from '../../shared/store/notice.ts';

interface Props {
  open: boolean;
  /** Which to change; null adds one. */
  taxNumber: TaxNumberView | null;
  onClose: () => void;
  onSaved: () => void;
}

type Body = Request<typeof addTaxNumber>['body'];
const { name, taxType, taxNo, countries, company } = TaxNumberForm.shape;

export const TaxNumberDialog = ({ open, taxNumber, onClose, onSaved }: Props) => {
  const { t } = useTranslation('declarations');
  const [form] = Form.useForm<Body>();
  const options = {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t(taxNumber ? 'taxNumbers.saved' : 'taxNumbers.added'));
      onSaved();
      onClose();
    },
  };
  const add = useSend(addTaxNumber, options);
  const edit = useEdit(
    editTaxNumber,
    {
      label: (field) => t(`tax.${field as 'name'}`),
      onTheirs: fillWithTheirs(form, onSaved),
    },
    options,
  );
  const save = (body: Body) => {
    if (taxNumber)
      edit.mutate({ body: { id: taxNumber.id, revision: taxNumber.revision, ...body } });
    else add.mutate({ body });
  };
  return (
    <FormDialog
      long
      open={open}
      title={t(taxNumber ? 'taxNumbers.edit' : 'taxNumbers.add')}
      form={form}
      initial={taxNumber ?? {}}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="name" label={t('tax.name')} rules={[schemaRule(name)]}>
        <TextInput autoComplete="off" />
      </Form.Item>
      <Form.Item name="taxType" label={t('tax.taxType')} rules={[schemaRule(taxType)]}>
        <DictSelect code="tax_type" allowClear={false} />
      </Form.Item>
      <Form.Item name="taxNo" label={t('tax.taxNo')} rules={[schemaRule(taxNo)]}>
        <TextInput autoComplete="off" />
      </Form.Item>
      <Form.Item name="countries" label={t('tax.countries')} rules={[schemaRule(countries)]}>
        <CountriesSelect placeholder={t('tax.everywhere')} />
      </Form.Item>
      <Form.Item name="company" label={t('tax.company')} rules={[schemaRule(company)]}>
        <TextInput autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
};
