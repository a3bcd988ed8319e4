import {
  addWebhook,
  editWebhook,
  type NewWebhookSecret,
  WebhookForm,
  type WebhookView,
} from '@alpaca/contract';
import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { GoneNote, isGone } from '../GoneNote.tsx';
import { whenSaved } from '../whenSaved.ts';
import { EventChecklist } from './EventChecklist.tsx';
import { eventWords } from './eventWords.ts';

interface Props {
  open: boolean;
  /** As it was when it was opened; null: one to be added. */
  of: WebhookView | null;
  onClose: () => void;
  onLook: () => void;
  onMade: (made: NewWebhookSecret) => void;
}

interface Values extends WebhookForm {
  isOn: boolean;
}

// As the server keeps them, so that what nobody changed is seen to be the same.
const formOf = ({ url, description = '', types }: WebhookForm) => ({
  url,
  description,
  types: [...types].sort(),
});

const { url, description, types } = WebhookForm.shape;

const Fields = () => {
  const { t } = useTranslation('webhooks');
  return (
    <>
      <Form.Item
        name="url"
        label={t('field.url')}
        extra={t('form.urlHint')}
        rules={[schemaRule(url)]}
      >
        <TextInput type="url" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('field.description')}
        extra={t('form.descriptionHint')}
        rules={[schemaRule(description)]}
      >
        <TextInput autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="types"
        label={t('field.types')}
        extra={t('form.typesHint')}
        rules={[schemaRule(types)]}
      >
        <EventChecklist label={t('field.types')} />
      </Form.Item>
      {/* Not asked here, but whoever takes over a colleague's version takes this over too. */}
      <Form.Item hidden name="isOn" valuePropName="checked">
        <Checkbox>{t('field.isOn')}</Checkbox>
      </Form.Item>
    </>
  );
};

/** An endpoint's form, for a new one or one that there is. */
export const WebhookDialog = ({ open, of, onClose, onLook, onMade }: Props) => {
  const { t } = useTranslation(['webhooks', 'openapi', 'shared']);
  const [form] = Form.useForm<Values>();
  const add = useSend(addWebhook, {
    meta: { quiet: true },
    onSuccess: (made) => {
      onLook();
      onClose();
      onMade(made);
    },
  });
  const edit = useEdit(
    editWebhook,
    {
      label: (field) => t(`field.${field as 'url'}`),
      text: (field, value) =>
        field === 'types' && Array.isArray(value) ? eventWords(t, value) : undefined,
      onTheirs: fillWithTheirs(form, onLook),
    },
    whenSaved({ onLook, onClose }, t('saved')),
  );
  const save = ({ isOn, ...values }: Values) =>
    of
      ? edit.mutate({ body: { id: of.id, revision: of.revision, ...formOf(values), isOn } })
      : add.mutate({ body: formOf(values) });
  return (
    <FormDialog
      long
      open={open}
      title={of ? t('editTitle') : t('addTitle')}
      width={600}
      okText={of ? t('shared:action.save') : t('add')}
      form={form}
      initial={of ? { ...formOf(of), isOn: of.isOn } : { types: [] }}
      focusOn="url"
      sends={[add, edit]}
      error={isGone(edit.error) ? null : (add.error ?? edit.error)}
      onSave={save}
      onClose={onClose}
    >
      <Fields />
      <GoneNote error={edit.error} text={t('gone')} />
    </FormDialog>
  );
};
