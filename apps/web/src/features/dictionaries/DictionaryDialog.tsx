import { addDictionary, type Dictionary, DictionaryForm, editDictionary } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { FormDialog } from '../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../shared/revision/useEdit.tsx';
import { say } from '../../shared/store/notice.ts';
import { dictionaryName } from './names.ts';
import { useLookAtDictionaries } from './useLookAtDictionaries.ts';

interface Props {
  open: boolean;
  /** As it was when the dialog opened; null: one to be added. */
  dictionary: Dictionary | null;
  onClose: () => void;
  onAdded: (id: string) => void;
}

const rules = DictionaryForm.shape;

/** What a dictionary is called; its code is chosen once. */
export const DictionaryDialog = ({ open, dictionary, onClose, onAdded }: Props) => {
  const { t } = useTranslation('dictionaries');
  const [form] = Form.useForm<DictionaryForm>();
  const look = useLookAtDictionaries();
  const done = (words: string) => {
    say('success', words);
    look();
    onClose();
  };
  const add = useSend(addDictionary, {
    meta: { quiet: true },
    onSuccess: ({ id }) => {
      done(t('added'));
      onAdded(id);
    },
  });
  const edit = useEdit(
    editDictionary,
    { label: (field) => t(`field.${field as 'nameZh'}`), onTheirs: fillWithTheirs(form, look) },
    { meta: { quiet: true }, onSuccess: () => done(t('saved')) },
  );
  const save = ({ code, ...names }: DictionaryForm) =>
    dictionary
      ? edit.mutate({ body: { ...names, id: dictionary.id, revision: dictionary.revision } })
      : add.mutate({ body: { code, ...names } });
  return (
    <FormDialog
      open={open}
      title={dictionary ? t('editTitle', { name: dictionaryName(dictionary) }) : t('add')}
      width={440}
      form={form}
      focusOn={dictionary ? 'nameZh' : 'code'}
      initial={dictionary ?? {}}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {!dictionary && (
        <Form.Item
          name="code"
          label={t('field.code')}
          extra={t('codeHint')}
          rules={[schemaRule(rules.code)]}
        >
          <TextInput autoComplete="off" maxLength={64} />
        </Form.Item>
      )}
      <Form.Item name="nameZh" label={t('field.nameZh')} rules={[schemaRule(rules.nameZh)]}>
        <TextInput autoComplete="off" maxLength={40} />
      </Form.Item>
      <Form.Item name="nameEn" label={t('field.nameEn')} rules={[schemaRule(rules.nameEn)]}>
        <TextInput autoComplete="off" maxLength={60} />
      </Form.Item>
    </FormDialog>
  );
};
