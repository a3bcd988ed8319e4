import {
  addTeamMember,
  editTeamMember,
  listTeamPermissions,
  type PermissionNode,
  type TeamMember,
} from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { TextItem } from '../../../shared/inputs/TextItem.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { PermissionTree } from './PermissionTree.tsx';

interface Props {
  open: boolean;
  /** Whom to change; null adds someone. */
  member: TeamMember | null;
  onClose: () => void;
  onSaved: () => void;
}

const allOf = (nodes: readonly PermissionNode[]): PermissionNode[] =>
  nodes.flatMap((node) => [node, ...allOf(node.children)]);

type AddBody = Parameters<ReturnType<typeof useSend<typeof addTeamMember>>['mutate']>[0]['body'];

const { username, password, realname, email } = addTeamMember.body.shape;

export const MemberDialog = ({ open, member, onClose, onSaved }: Props) => {
  const { t } = useTranslation(['team', 'shared']);
  const [form] = Form.useForm<AddBody>();
  const tree = useCall(listTeamPermissions, {}, { enabled: open });
  const options = {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t(member ? 'saved' : 'added'));
      onSaved();
      onClose();
    },
  };
  const add = useSend(addTeamMember, options);
  const titles = new Map(
    allOf(tree.data ?? []).map(({ permission, title }) => [permission, title]),
  );
  const edit = useEdit(
    editTeamMember,
    {
      label: (field) => t(field as 'realname'),
      text: (field, value) =>
        field === 'permissions' && Array.isArray(value)
          ? value.map((one) => titles.get(one) ?? one).join(t('shared:list.comma'))
          : undefined,
      onTheirs: fillWithTheirs(form, onSaved),
    },
    options,
  );
  const save = ({ email: mail, ...values }: AddBody) => {
    const body = { ...values, permissions: values.permissions ?? [], ...(mail && { email: mail }) };
    if (member) edit.mutate({ body: { id: member.id, revision: member.revision, ...body } });
    else add.mutate({ body });
  };
  const initial = member
    ? { realname: member.realname, email: member.email, permissions: member.permissions }
    : {};
  return (
    <FormDialog
      long
      open={open}
      title={t(member ? 'editTitle' : 'add')}
      width={640}
      form={form}
      initial={initial}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      {!member && (
        <>
          <Form.Item name="username" label={t('username')} rules={[schemaRule(username)]}>
            <TextInput autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </Form.Item>
          <Form.Item
            name="password"
            label={t('initialPassword')}
            extra={t('passwordHint')}
            rules={[schemaRule(password)]}
          >
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </>
      )}
      <TextItem name="realname" label={t('realname')} schema={realname} />
      <TextItem name="email" label={t('email')} schema={email} inputMode="email" />
      {tree.data ? (
        <Form.Item name="permissions" label={t('permissions')} extra={t('permissionsHint')}>
          <PermissionTree nodes={tree.data} label={t('permissions')} />
        </Form.Item>
      ) : (
        <FormSkeleton fields={2} />
      )}
    </FormDialog>
  );
};
