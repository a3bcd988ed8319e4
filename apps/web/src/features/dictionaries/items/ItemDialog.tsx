import {
  addDictionaryItem,
  type Dictionary,
  type DictionaryItem,
  DictionaryItemForm,
  editDictionaryItem,
} from '@alpaca/contract';
import { Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { dictionaryName, itemText } from '../names.ts';
import { useLookAtDictionaries } from '../useLookAtDictionaries.ts';

interface Props {
  open: boolean;
  dictionary: Dictionary;
  /** As it was when the dialog opened; null: one to be added. */
  item: DictionaryItem | null;
  onClose: () => void;
}

type Values = DictionaryItemForm & { isDisabled: boolean };

const rules = DictionaryItemForm.shape;

/** What an item is called, and whether it can be chosen; its value is chosen once. */
export const ItemDialog = ({ open, dictionary, item, onClose }: Props) => {
  const { t } = useTranslation('dictionaries');
  const [form] = Form.useForm<Values>();
  const look = useLookAtDictionaries();
  const onSuccess = () => {
    say('success', t('item.saved'));
    look();
    onClose();
  };
  const add = useSend(addDictionaryItem, { meta: { quiet: true }, onSuccess });
  const edit = useEdit(
    editDictionaryItem,
    {
      label: (field) => t(`item.field.${field as 'textZh'}`),
      onTheirs: fillWithTheirs(form, look),
    },
    { meta: { quiet: true }, onSuccess },
  );
  const save = ({ value, isDisabled, ...words }: Values) =>
    item
      ? edit.mutate({ body: { ...words, isDisabled, id: item.id, revision: item.revision } })
      : add.mutate({ body: { ...words, value, dictionaryId: dictionary.id } });
  return (
    <FormDialog
      open={open}
      title={
        item
          ? t('item.editTitle', { name: itemText(item) })
          : t('item.addTitle', { name: dictionaryName(dictionary) })
      }
      width={440}
      form={form}
      focusOn={item ? 'textZh' : 'value'}
      initial={item ?? {}}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {!item && (
        <Form.Item
          name="value"
          label={t('item.field.value')}
          extra={t('item.valueHint')}
          rules={[schemaRule(rules.value)]}
        >
          <TextInput autoComplete="off" maxLength={64} />
        </Form.Item>
      )}
      <Form.Item name="textZh" label={t('item.field.textZh')} rules={[schemaRule(rules.textZh)]}>
        <TextInput autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="textEn" label={t('item.field.textEn')} rules={[schemaRule(rules.textEn)]}>
        <TextInput autoComplete="off" maxLength={80} />
      </Form.Item>
      {item && (
        <Form.Item
          name="isDisabled"
          label={t('item.field.isDisabled')}
          extra={t('item.disabledHint')}
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      )}
    </FormDialog>
  );
};
