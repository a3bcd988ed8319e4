import {
  type ApiKeyForm,
  type ApiKeyView,
  addApiKey,
  editApiKey,
  type NewApiKey,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { GoneNote, isGone } from '../GoneNote.tsx';
import { whenSaved } from '../whenSaved.ts';
import { KeyFields } from './KeyFields.tsx';
import { scopeWords } from './scopeWords.ts';

interface Props {
  open: boolean;
  /** As it was when it was opened; null: one to be made. */
  of: ApiKeyView | null;
  onClose: () => void;
  onLook: () => void;
  onMade: (key: NewApiKey) => void;
}

type Values = Pick<ApiKeyForm, 'name' | 'scopes' | 'mode'> &
  Partial<Pick<ApiKeyForm, 'addresses' | 'expireTime'>>;

// As the server keeps them, so that what nobody changed is seen to be the same.
const formOf = ({ name, scopes, addresses = [], expireTime = null }: Values) => ({
  name,
  scopes: [...scopes].sort(),
  addresses,
  expireTime,
});

const fresh = { mode: 'live', scopes: [], expireTime: null } satisfies Partial<Values>;

/** A key's form, for a new one or one that there is. */
export const KeyDialog = ({ open, of, onClose, onLook, onMade }: Props) => {
  const { t } = useTranslation(['openapi', 'shared']);
  const [form] = Form.useForm<Values>();
  const add = useSend(addApiKey, {
    meta: { quiet: true },
    onSuccess: (key) => {
      onLook();
      onClose();
      onMade(key);
    },
  });
  const edit = useEdit(
    editApiKey,
    {
      label: (field) => t(`field.${field as 'name'}`),
      text: (field, value) => {
        if (field === 'scopes' && Array.isArray(value)) return scopeWords(t, value);
        if (value !== null) return undefined;
        if (field === 'expireTime') return t('never');
        return field === 'addresses' ? t('anywhere') : undefined;
      },
      onTheirs: fillWithTheirs(form, onLook),
    },
    whenSaved({ onLook, onClose }, t('saved')),
  );
  const save = ({ mode, ...values }: Values) =>
    of
      ? edit.mutate({ body: { id: of.id, revision: of.revision, ...formOf(values as Values) } })
      : add.mutate({ body: { mode, ...formOf(values as Values) } });
  return (
    <FormDialog
      long
      open={open}
      title={of ? t('editTitle', { name: of.name }) : t('addTitle')}
      width={600}
      okText={of ? t('shared:action.save') : t('add')}
      form={form}
      initial={of ? formOf(of as Values) : fresh}
      focusOn="name"
      sends={[add, edit]}
      error={isGone(edit.error) ? null : (add.error ?? edit.error)}
      onSave={save}
      onClose={onClose}
    >
      <KeyFields of={of} />
      <GoneNote error={edit.error} text={t('gone')} />
    </FormDialog>
  );
};
