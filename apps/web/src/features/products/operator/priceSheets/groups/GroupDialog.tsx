import { addPriceGroup, editPriceGroup, type PriceGroup, PriceGroupForm } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../../../shared/revision/useEdit.tsx';
import { say } from '../../../../../shared/store/notice.ts';

interface Props {
  open: boolean;
  /** As it was when the dialog opened; null: one to be added. */
  group: PriceGroup | null;
  onClose: () => void;
  onSaved: () => void;
}

const rules = PriceGroupForm.shape;

/** What a price group is called; sheets and merchants know it by its code, which stays. */
export const GroupDialog = ({ open, group, onClose, onSaved }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [form] = Form.useForm<PriceGroupForm>();
  const onSuccess = () => {
    say('success', t('groups.saved'));
    onSaved();
    onClose();
  };
  const add = useSend(addPriceGroup, { meta: { quiet: true }, onSuccess });
  const edit = useEdit(
    editPriceGroup,
    {
      label: (field) => t(`groups.${field as 'nameZh'}`),
      onTheirs: fillWithTheirs(form, onSaved),
    },
    { meta: { quiet: true }, onSuccess },
  );
  const save = ({ code, ...names }: PriceGroupForm) =>
    group
      ? edit.mutate({ body: { ...names, id: group.id, revision: group.revision } })
      : add.mutate({ body: { code, ...names } });
  return (
    <FormDialog
      open={open}
      title={group ? t('groups.editTitle', { code: group.code }) : t('groups.add')}
      width={440}
      form={form}
      focusOn={group ? 'nameZh' : 'code'}
      initial={group ?? {}}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {!group && (
        <Form.Item
          name="code"
          label={t('groupCode')}
          extra={t('groups.codeHint')}
          rules={[schemaRule(rules.code)]}
        >
          <TextInput autoComplete="off" maxLength={30} />
        </Form.Item>
      )}
      <Form.Item name="nameZh" label={t('groups.nameZh')} rules={[schemaRule(rules.nameZh)]}>
        <TextInput autoComplete="off" maxLength={40} />
      </Form.Item>
      <Form.Item name="nameEn" label={t('groups.nameEn')} rules={[schemaRule(rules.nameEn)]}>
        <TextInput autoComplete="off" maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
};
