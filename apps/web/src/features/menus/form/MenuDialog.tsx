import { addMenu, editMenu, type MenuDraftEntry } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useMenuWords } from '../useMenuWords.ts';
import { MenuFields } from './MenuFields.tsx';
import { formOf, freshMenu, type MenuValues, valuesOf } from './menuForm.ts';

/** What the form is about: an entry, or a new one below another or at the top. */
export type About = { entry: MenuDraftEntry } | { below: MenuDraftEntry | null };

interface Props {
  open: boolean;
  about: About | null;
  entries: readonly MenuDraftEntry[];
  onClose: () => void;
  onChanged: () => void;
}

/** The form of an entry of the draft. */
export const MenuDialog = ({ open, about, entries, onClose, onChanged }: Props) => {
  const { t } = useTranslation('menus');
  const [form] = Form.useForm<MenuValues>();
  const { label, text } = useMenuWords();
  const entry = about && 'entry' in about ? about.entry : null;
  const below = about && 'below' in about ? about.below : null;
  const onSuccess = () => {
    say('success', t('saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addMenu, { onSuccess, meta: { quiet: true } });
  const edit = useEdit(
    editMenu,
    { label, text, onTheirs: fillWithTheirs(form, onChanged) },
    { onSuccess, meta: { quiet: true } },
  );
  const save = () => {
    const body = formOf(form.getFieldsValue(true) as MenuValues);
    return entry
      ? edit.mutate({ body: { ...body, id: entry.id, revision: entry.revision } })
      : add.mutate({ body: { ...body, parentId: below?.id ?? null } });
  };
  const title = entry
    ? t('editTitle', { name: entry.name })
    : below
      ? t('addBelowTitle', { name: below.name })
      : t('add');
  return (
    <FormDialog<MenuValues>
      long
      open={open}
      title={title}
      width={720}
      form={form}
      initial={entry ? valuesOf(entry) : freshMenu(below)}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <MenuFields entry={entry} below={below} entries={entries} />
    </FormDialog>
  );
};
