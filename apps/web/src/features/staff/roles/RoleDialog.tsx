import {
  addRole,
  editRole,
  listRolePermissions,
  previewRole,
  type Role,
  type RoleEffect,
  staffKinds,
} from '@alpaca/contract';
import { Form, Radio, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { EffectDialog } from './EffectDialog.tsx';
import { RoleTree } from './RoleTree.tsx';
import { useRoleWords } from './useRoleWords.ts';

interface Props {
  open: boolean;
  /** Which to change; null adds one. */
  role: Role | null;
  /** What a new one begins with. */
  like: Role | null;
  onClose: () => void;
  onSaved: () => void;
}

type Values = Pick<Role, 'nameZh' | 'nameEn' | 'kind' | 'twoFactor' | 'permissions'>;

const { nameZh, nameEn } = addRole.body.shape;
const fresh = { kind: 'operator', twoFactor: false, permissions: [] };

const PermissionField = ({ kind }: { kind: Role['kind'] }) => {
  const { t } = useTranslation('staff');
  const tree = useCall(listRolePermissions, { query: { kind } }, { meta: { quiet: true } });
  return (
    <>
      <LoadState query={tree}>
        <FormSkeleton fields={3} />
      </LoadState>
      {tree.data && (
        <Form.Item name="permissions" label={t('role.permissions')}>
          <RoleTree nodes={tree.data} />
        </Form.Item>
      )}
    </>
  );
};

/** A role's form; what saving it would do is told first. */
export const RoleDialog = ({ open, role, like, onClose, onSaved }: Props) => {
  const { t } = useTranslation('staff');
  const [form] = Form.useForm<Values>();
  const kind = Form.useWatch('kind', form) ?? role?.kind ?? like?.kind ?? 'operator';
  const [effect, setEffect] = useState<RoleEffect | null>(null);
  const [asking, setAsking] = useState<Values | null>(null);
  const options = {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t(role ? 'saved' : 'role.added'));
      onSaved();
      onClose();
    },
  };
  const add = useSend(addRole, options);
  const words = useRoleWords();
  const edit = useEdit(editRole, { ...words, onTheirs: fillWithTheirs(form, onSaved) }, options);
  const preview = useSend(previewRole, {
    onSuccess: setEffect,
    onError: () => setAsking(null),
  });
  const save = (values: Values) => {
    if (!role) return add.mutate({ body: { ...values, kind } });
    const { twoFactor, permissions } = values;
    setAsking(values);
    preview.mutate({ body: { id: role.id, twoFactor, permissions } });
  };
  const answer = (yes: boolean) => {
    const values = asking;
    setAsking(null);
    if (!yes || !values || !role) return;
    const { kind: _, ...rest } = values;
    edit.mutate({ body: { id: role.id, revision: role.revision, ...rest } });
  };
  const start = role ?? like;
  const initial = start
    ? {
        nameZh: role ? role.nameZh : t('role.copyZh', { name: start.nameZh }),
        nameEn: role ? role.nameEn : t('role.copyEn', { name: start.nameEn }),
        kind: start.kind,
        twoFactor: start.twoFactor,
        permissions: start.permissions,
      }
    : fresh;
  return (
    <>
      <FormDialog
        long
        open={open}
        title={role ? t('role.editTitle', { name: role.nameZh }) : t('role.add')}
        width={720}
        form={form}
        initial={initial}
        focusOn="nameZh"
        sends={[add, edit, preview]}
        error={add.error ?? edit.error}
        onSave={save}
        onClose={onClose}
      >
        <Form.Item name="nameZh" label={t('role.nameZh')} rules={[schemaRule(nameZh)]}>
          <TextInput autoComplete="off" />
        </Form.Item>
        <Form.Item name="nameEn" label={t('role.nameEn')} rules={[schemaRule(nameEn)]}>
          <TextInput autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="kind"
          label={t('role.kind')}
          hidden={role !== null}
          extra={t(`kindHint.${kind}`)}
        >
          <Radio.Group
            options={staffKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="twoFactor"
          label={t('role.twoFactor')}
          valuePropName="checked"
          extra={t('role.twoFactorHint')}
        >
          <Switch />
        </Form.Item>
        <PermissionField kind={kind} />
      </FormDialog>
      <EffectDialog
        name={role?.nameZh ?? ''}
        effect={effect}
        open={asking !== null && effect !== null && !preview.isPending}
        onAnswer={answer}
      />
    </>
  );
};
