import { listRoles, staffStates } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { useRoleName } from '../useRoleName.ts';

/** By what people are looked for. */
export const PeopleFilter = () => {
  const { t } = useTranslation('staff');
  const nameOf = useRoleName();
  const { data: roles = [] } = useCall(listRoles, {}, { meta: { quiet: true } });
  return (
    <>
      <Form.Item name="search" label={t('search')}>
        <TextInput placeholder={t('searchHint')} />
      </Form.Item>
      <Form.Item name="state" label={t('state')}>
        <Select
          allowClear
          placeholder={t('state.all')}
          options={staffStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="roleId" label={t('roles')}>
        <Select
          allowClear
          placeholder={t('role.all')}
          options={roles.map((role) => ({ value: role.id, label: nameOf(role) }))}
        />
      </Form.Item>
    </>
  );
};
