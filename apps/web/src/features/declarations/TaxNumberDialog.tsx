import {
  addTaxNumber,
  editTaxNumber,
  type Request,
  TaxNumberForm,
  type TaxNumberView,
} from '@alpaca/contract';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { Dialog } from '../../shared/feedback/Dialog.tsx';
import { CountriesSelect } from '../../shared/inputs/CountriesSelect.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import { useServerIssues } from '../../shared/inputs/useServerIssues.ts';
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
  const { t } = useTranslation(['declarations', 'shared']);
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
      onTheirs: (changed) => {
        onSaved();
        return fillWithTheirs(form)(changed);
      },
    },
    options,
  );
  const rest = useServerIssues(form, add.error ?? edit.error);
  const save = (body: Body) => {
    if (taxNumber)
      edit.mutate({ body: { id: taxNumber.id, revision: taxNumber.revision, ...body } });
    else add.mutate({ body });
  };
  return (
    <Dialog
      open={open}
      title={t(taxNumber ? 'taxNumbers.edit' : 'taxNumbers.add')}
      width={520}
      okText={t('shared:action.save')}
      cancelText={t('shared:action.cancel')}
      confirmLoading={add.isPending || edit.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterClose={() => {
        add.reset();
        edit.reset();
      }}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={taxNumber ?? {}}
        scrollToFirstError={{ focus: true }}
        onFinish={save}
      >
        {rest.length > 0 && <Alert showIcon type="error" title={rest.join(' ')} />}
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
      </Form>
      {edit.dialog}
    </Dialog>
  );
};
