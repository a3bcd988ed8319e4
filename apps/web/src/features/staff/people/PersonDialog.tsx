import {
  addStaff,
  editStaff,
  type FirstLink,
  type PlainValue,
  type StaffMember,
  staffKinds,
} from '@alpaca/contract';
import { Form, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { TextItem } from '../../../shared/inputs/TextItem.tsx';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { useSession } from '../../../shared/store/session.ts';
import { GrantsInput } from './GrantsInput.tsx';
import { bodyOf, fresh, type PersonValues, valuesOf } from './personForm.ts';
import { useGrantWords } from './useGrantWords.ts';

interface Props {
  open: boolean;
  /** Whom to change; null adds somebody. */
  person: StaffMember | null;
  onClose: () => void;
  onSaved: () => void;
  onLink: (link: FirstLink & { name: string }) => void;
}

const { username, realname, phone, email } = addStaff.body.shape;

/** The form of one of the tenant's own people. */
export const PersonDialog = ({ open, person, onClose, onSaved, onLink }: Props) => {
  const { t } = useTranslation(['staff', 'shared']);
  const [form] = Form.useForm<PersonValues>();
  const kind = Form.useWatch('kind', form) ?? person?.kind ?? 'operator';
  const { user } = useSession();
  const grantWords = useGrantWords();
  const done = (words: string) => {
    say('success', words);
    onSaved();
    onClose();
  };
  const add = useSend(addStaff, {
    meta: { quiet: true },
    onSuccess: (link, { body }) => {
      done(t('added'));
      onLink({ ...link, name: body.realname });
    },
  });
  const edit = useEdit(
    editStaff,
    {
      label: (field) => t(field as 'realname'),
      text: (field: string, value: PlainValue) => {
        if (field === 'roles') return grantWords(value);
        if (field === 'isIt') return t(value ? 'role.yes' : 'role.no');
        return field === 'kind' ? t(`kind.${value as 'operator'}`) : undefined;
      },
      // Roles are told by their names; the form that shows theirs is filled anew.
      onTheirs: () => {
        onSaved();
        onClose();
      },
    },
    { meta: { quiet: true }, onSuccess: () => done(t('saved')) },
  );
  const save = (values: PersonValues) =>
    person
      ? edit.mutate({ body: { id: person.id, revision: person.revision, ...bodyOf(values) } })
      : add.mutate({ body: { username: values.username ?? '', ...bodyOf(values) } });
  return (
    <FormDialog
      long
      open={open}
      title={person ? t('editTitle', { name: person.realname }) : t('add')}
      width={600}
      form={form}
      initial={person ? valuesOf(person) : fresh}
      focusOn={person ? 'realname' : 'username'}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {!person && (
        <Form.Item
          name="username"
          label={t('username')}
          extra={t('usernameHint')}
          rules={[schemaRule(username)]}
        >
          <TextInput autoComplete="off" autoCapitalize="off" spellCheck={false} />
        </Form.Item>
      )}
      <TextItem name="realname" label={t('realname')} schema={realname} />
      <TextItem name="phone" label={t('phone')} schema={phone} inputMode="tel" />
      <TextItem name="email" label={t('email')} schema={email} inputMode="email" />
      <Form.Item name="kind" label={t('kind')} extra={t(`kindHint.${kind}`)}>
        <Radio.Group options={staffKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="isIt"
        label={t('isIt')}
        valuePropName="checked"
        extra={t('isItHint')}
        hidden={!user?.isIt}
      >
        <Switch />
      </Form.Item>
      <Form.Item name="roles" label={t('roles')} extra={t('rolesHint')}>
        <GrantsInput kind={kind} />
      </Form.Item>
    </FormDialog>
  );
};
