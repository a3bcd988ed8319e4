import { listTeam, type TeamMember } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { teamColumns } from './teamColumns.tsx';

const code = 'system.team';

type Open =
  | { what: 'member'; member: TeamMember | null }
  | { what: 'password'; member: TeamMember };

/** A merchant's own users. */
export default function TeamPage() {
  const { t } = useTranslation('team');
  const [filter, setFilter] = useUrlFilter(listTeam.query);
  const team = useListQuery(listTeam, filter);
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const changed = () => void queries.invalidateQueries({ queryKey: callKey(listTeam) });
  const shut = () => setOpen(null);
  const columns = teamColumns(t, (member) => (
    <MemberActions
      member={member}
      onEdit={() => setOpen({ what: 'member', member })}
      onPassword={() => setOpen({ what: 'password', member })}
      onChanged={changed}
    />
  ));
  return (
    <ListPage
      title={t('title')}
      actions={
        <ActionButton
          type="primary"
          permission="system:teamAdd"
          onClick={() => setOpen({ what: 'member', member: null })}
        >
          {t('add')}
        </ActionButton>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={team.refetch}>
            <Form.Item name="search" label={t('search')}>
              <TextInput placeholder={t('searchHint')} />
            </Form.Item>
            <Form.Item name="state" label={t('state')}>
              <Select
                allowClear
                placeholder={t('state.all')}
                options={[
                  { value: 'enabled', label: t('state.enabled') },
                  { value: 'disabled', label: t('state.disabled') },
                ]}
              />
            </Form.Item>
          </FilterForm>
        }
        code={code}
        label={t('title')}
        columns={columns}
        query={team}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <MemberDialog
        open={open?.what === 'member'}
        member={open?.what === 'member' ? open.member : null}
        onClose={shut}
        onSaved={changed}
      />
      <PasswordDialog member={open?.what === 'password' ? open.member : null} onClose={shut} />
    </ListPage>
  );
}
