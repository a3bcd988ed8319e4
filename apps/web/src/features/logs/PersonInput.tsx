import { listUsers } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { useCalmValue } from '../../shared/lib/useCalmValue.ts';
import { ChoiceMade } from '../../shared/list/choiceMade.ts';
import { usePermission } from '../../shared/permission/permission.ts';

interface Props {
  id?: string;
  value?: string | undefined;
  onChange?: (value: string) => void;
}

/** A person: chosen from those that are found, or typed as a user name or a real name. */
export const PersonInput = ({ id, value = '', onChange }: Props) => {
  const { t } = useTranslation('logs');
  const chosen = use(ChoiceMade);
  const maySearch = usePermission('system:userSelect');
  const search = useCalmValue(value.trim(), 300);
  const { data } = useCall(
    listUsers,
    { query: { pageSize: 10, search } },
    {
      enabled: maySearch && search !== '',
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    },
  );
  const found = search === '' ? [] : (data?.records ?? []);
  return (
    <AutoComplete
      {...(id && { id })}
      allowClear
      value={value}
      placeholder={t('personHint')}
      options={found.map(({ username, realname, merchantName }) => ({
        value: username,
        label: [realname, username, merchantName].filter(Boolean).join(' · '),
      }))}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
      // The value is the form's only after this.
      onSelect={() => queueMicrotask(chosen)}
    />
  );
};
