import { duplicateCheck, isPermission, permissions } from '@alpaca/contract';
import { AutoComplete, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../shared/access/access.ts';
import { request } from '../../../shared/api/request.ts';
import { needed } from './needed.ts';

interface Props {
  /** The entry's own id; undefined while it is new. */
  id: string | undefined;
  /** What it has now, which is surely free for it. */
  stored: string | undefined;
}

const typingMs = 400;

/** Whether the entry is alone with its permission; where nobody can tell now, saving will. */
const isFree = async (permission: string, id: string | undefined): Promise<boolean> => {
  const query = {
    tableName: 'sys_permission',
    fieldName: 'perms',
    fieldVal: permission,
    ...(id && { dataId: id }),
  };
  return request(duplicateCheck, { query }).then(
    ({ free }) => free,
    () => true,
  );
};

/** A permission identifier: one that there is, and that no other entry has. Checked while it is typed. */
export const PermissionField = ({ id, stored }: Props) => {
  const { t } = useTranslation('menus');
  const names = new Map(useAccess().data?.allAuth.map((one) => [one.action, one.describe]));
  const known = {
    validator: async (_: unknown, value: string | undefined) => {
      if (!value || value === stored) return;
      if (!isPermission(value)) throw new Error(t('unknownPermission'));
      if (!(await isFree(value, id))) throw new Error(t('takenPermission'));
    },
  };
  return (
    <Form.Item
      name="permission"
      label={t('field.permission')}
      extra={t('hint.permission')}
      validateDebounce={typingMs}
      validateFirst
      hasFeedback
      rules={[needed, known]}
    >
      <AutoComplete
        showSearch={{
          filterOption: (typed, option) =>
            String(option?.label).toLowerCase().includes(typed.toLowerCase()),
        }}
        options={permissions.map((value) => ({
          value,
          label: names.has(value) ? `${value} · ${names.get(value)}` : value,
        }))}
      />
    </Form.Item>
  );
};
